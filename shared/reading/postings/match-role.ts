import { abbreviations, levelWords } from "#shared/reference/abbreviations.ts";
import { readTitle, withoutGrades } from "./title-words.ts";

/** Words that make a title a job of another kind or rank. */
const otherRank = new Set(
  "apprentice apprenticeship assistant chief coop deputy director fellow head intern internship manager president student supervisor trainee vp".split(
    " ",
  ),
);
const inTraining = new Set("apprentice apprenticeship coop intern internship trainee".split(" "));

/**
 * One-word titles that are only matched alone, because with other words they mean different work.
 */
const ambiguousTitles = new Set(
  "architect coach conductor guide host model president producer receiver secretary server trainer".split(
    " ",
  ),
);
const minAbbreviationLength = 3;

/** The names that titles are matched against. */
export interface MatchableRoles {
  /** The slugs of all roles. */
  slugs: { has(slug: string): boolean };
  /** Slug by alias, without the aliases that may also mean another job. */
  aliases: ReadonlyMap<string, string>;
}

/**
 * The slug of the catalog role that a job's title names, or null. Nothing is guessed: without
 * seniority, contract terms, team and place, the title must equal a title of the catalog or an
 * unambiguous alias of one.
 */
export function matchRole(title: string, names: MatchableRoles): string | null {
  const { parts } = readTitle(title);
  const [first, second, ...more] = parts;
  if (!first) return null;
  const find = (words: readonly string[], isPart: boolean) => findSlug(words, names, isPart);
  const findFirst = (forms: readonly (readonly string[])[]) =>
    forms.map((words) => find(words, true)).find((slug) => slug !== null) ?? null;
  const whole = parts.length === 1 ? findSlug(first, names, false) : null;
  if (whole) return whole;
  if (parts.flat().some((word) => inTraining.has(word))) return null;

  // "Manager, Product" is a product manager; otherwise the text after a comma is a team.
  if (second && more.length === 0) {
    const inverted =
      find([...second, ...first], true) ??
      findFirst(withoutGrades(first).map((words) => [...second, ...words]));
    if (inverted) return inverted;
  }
  if (
    parts
      .slice(1)
      .flat()
      .some((word) => otherRank.has(word))
  )
    return null;
  return find(first, parts.length > 1) ?? findFirst(withoutGrades(first));
}

/** @param isPart whether the title has other words too. */
function findSlug(
  words: readonly string[],
  { slugs, aliases }: MatchableRoles,
  isPart: boolean,
): string | null {
  const [only] = words;
  if (only === undefined) return null;
  if (words.length === 1 && (levelWords.has(only) || (isPart && ambiguousTitles.has(only))))
    return null;
  const candidates = [words, expandAbbreviations(words)].map((candidate) => candidate.join("-"));
  const slug = candidates.find((candidate) => slugs.has(candidate));
  return slug ?? candidates.map((candidate) => aliases.get(candidate)).find(Boolean) ?? null;
}

/** Expands abbreviations that have exactly one meaning. */
function expandAbbreviations(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (words.length === 1 && word.length < minAbbreviationLength) return [word];
    const forms = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : [];
    const [form] = forms;
    return form !== undefined && forms.length === 1 ? form.split(" ") : [word];
  });
}
