import { abbreviations, levelWords } from "../../reference/abbreviations.ts";
import { readTitle, withoutGrade } from "./title-words.ts";

/** Work of another kind or rank than the title in front of which, or behind which, they stand. */
const otherRank = new Set(
  "apprentice apprenticeship assistant chief coop deputy director fellow head intern internship manager president student supervisor trainee vp".split(
    " ",
  ),
);
const inTraining = new Set("apprentice apprenticeship coop intern internship trainee".split(" "));

/** Titles of one word that mean other work where more was said than this word. */
const manyMeanings = new Set(
  "architect coach conductor guide host model president producer receiver secretary server trainer".split(
    " ",
  ),
);
const shortestAbbreviation = 3;

/**
 * The role of the catalog that a job's title names, or null. Nothing is guessed:
 * what is left of the title without seniority, terms of the contract, team and
 * place must be a title of the catalog, word for word.
 *
 * @param slugs of every role.
 */
export function matchRole(title: string, slugs: ReadonlySet<string>): string | null {
  const { parts } = readTitle(title);
  const [first, second, ...more] = parts;
  if (!first) return null;
  const find = (words: readonly string[], isPart: boolean) => findSlug(words, slugs, isPart);
  const whole = parts.length === 1 ? findSlug(first, slugs, false) : null;
  if (whole) return whole;
  if (parts.flat().some((word) => inTraining.has(word))) return null;

  // "Manager, Product" is a product manager; what else stands behind a comma is a team.
  if (second && more.length === 0) {
    const inverted =
      find([...second, ...first], true) ?? find([...second, ...withoutGrade(first)], true);
    if (inverted) return inverted;
  }
  if (
    parts
      .slice(1)
      .flat()
      .some((word) => otherRank.has(word))
  )
    return null;
  return find(first, parts.length > 1) ?? find(withoutGrade(first), true);
}

/** @param isPart whether the title says more than these words. */
function findSlug(
  words: readonly string[],
  slugs: ReadonlySet<string>,
  isPart: boolean,
): string | null {
  const [only] = words;
  if (only === undefined) return null;
  if (words.length === 1 && (levelWords.has(only) || (isPart && manyMeanings.has(only))))
    return null;
  const slug = [words, writtenOut(words)]
    .map((read) => read.join("-"))
    .find((read) => slugs.has(read));
  return slug ?? null;
}

/** With the short forms written out that stand for one thing alone. */
function writtenOut(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (words.length === 1 && word.length < shortestAbbreviation) return [word];
    const forms = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : [];
    const [form] = forms;
    return form !== undefined && forms.length === 1 ? form.split(" ") : [word];
  });
}
