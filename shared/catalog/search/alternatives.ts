import { abbreviations, levelWords } from "#shared/reference/abbreviations.ts";
import type { Vocabulary } from "#shared/reference/spelling.ts";
import { type ParsedQuery, parseSearch } from "./parsed-query.ts";

/** Another text that may mean the same. */
interface Alternative {
  query: ParsedQuery;
  /** 1 for an abbreviation; lower the more a word had to be changed. */
  likeness: number;
}

interface Option {
  text: string;
  likeness: number;
}

/** Words of rank before a title, which the catalog has for few titles: "head cashier" is a cashier. */
const rankWords: ReadonlySet<string> = new Set(["chief", "head"]);
const isLeftOut = (word: string) => levelWords.has(word) || rankWords.has(word);

const omitted = { text: "", likeness: 0.9 };
const splitLikeness = 0.95;
const maxWords = 8;
const maxAlternatives = 24;

/**
 * Texts to search for in addition to the given one: with hyphens and slashes as
 * spaces, with abbreviations expanded, without words of seniority or rank, and with unknown
 * words split in two or replaced by the nearest spelling.
 *
 * @param isKnown whether any role contains a word.
 */
export function alternatives(
  given: ParsedQuery,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): Alternative[] {
  const words = given.phrase
    .split(/[^\p{L}\p{N}+#.]+/u)
    .map((word) => word.replace(/\.+$/, ""))
    .filter(Boolean);
  if (words.length === 0 || words.length > maxWords) return [];
  // Most texts have no alternatives, and checking for that is cheaper than the search below.
  const isPlain = (word: string, at: number) =>
    !isLeftOut(word) &&
    longForms(word).length === 0 &&
    longForms(`${word} ${words[at + 1]}`).length === 0 &&
    isKnown(word);
  if (words.join(" ") === given.phrase && words.every(isPlain)) return [];

  const found = new Map<string, Alternative>();
  const pending: { before: Option[]; rest: string[] }[] = [{ before: [], rest: words }];
  for (let next = pending.pop(); next && found.size < maxAlternatives; next = pending.pop()) {
    const { before, rest } = next;
    const [first, second] = rest;
    if (first === undefined) {
      const alternative = join(before);
      const { phrase } = alternative.query;
      if (phrase !== "" && phrase !== given.phrase && !found.has(phrase))
        found.set(phrase, alternative);
      continue;
    }
    for (const option of optionsFor(first, vocabulary, isKnown)) {
      pending.push({ before: [...before, option], rest: rest.slice(1) });
    }
    for (const text of longForms(`${first} ${second}`)) {
      pending.push({ before: [...before, { text, likeness: 1 }], rest: rest.slice(2) });
    }
  }
  return [...found.values()];
}

function optionsFor(
  word: string,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): Option[] {
  const options: Option[] = longForms(word).map((text) => ({ text, likeness: 1 }));
  if (isLeftOut(word)) options.push(omitted);
  if (isKnown(word)) return [{ text: word, likeness: 1 }, ...options];
  if (options.length > 0) return options;
  const split = vocabulary.split(word).map((text) => ({ text, likeness: splitLikeness }));
  if (split.length > 0) return split;
  return vocabulary.nearest(word).map((near) => ({ text: near.word, likeness: near.likeness }));
}

function longForms(text: string): readonly string[] {
  return Object.hasOwn(abbreviations, text) ? (abbreviations[text] ?? []) : [];
}

function join(options: readonly Option[]): Alternative {
  return {
    query: parseSearch(options.map((option) => option.text).join(" ")),
    likeness: options.reduce((product, option) => product * option.likeness, 1),
  };
}
