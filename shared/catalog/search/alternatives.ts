import { abbreviations } from "./abbreviations.ts";
import type { Vocabulary } from "./spelling.ts";
import { readWanted, type Wanted } from "./words.ts";

/** Another text that the same may be called by. */
export interface Alternative {
  wanted: Wanted;
  /** 1 for an abbreviation, less the more a word had to be corrected. */
  likeness: number;
}

interface Option {
  text: string;
  likeness: number;
}

const mostWords = 8;
const mostAlternatives = 24;

/**
 * Texts to search for beside the one given: hyphens and slashes taken for
 * spaces, abbreviations and their long forms, and words that the catalog does
 * not have in the spelling nearest to them.
 *
 * @param isKnown whether any role contains a word.
 */
export function alternatives(
  given: Wanted,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): Alternative[] {
  const words = given.phrase.split(/[^\p{L}\p{N}+#.]+/u).filter(Boolean);
  if (words.length === 0 || words.length > mostWords) return [];

  const found = new Map<string, Alternative>();
  const pending: { before: Option[]; rest: string[] }[] = [{ before: [], rest: words }];
  for (let next = pending.pop(); next && found.size < mostAlternatives; next = pending.pop()) {
    const { before, rest } = next;
    const [first, second] = rest;
    if (first === undefined) {
      const alternative = join(before);
      const { phrase } = alternative.wanted;
      if (phrase !== given.phrase && !found.has(phrase)) found.set(phrase, alternative);
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
  const options = longForms(word).map((text) => ({ text, likeness: 1 }));
  if (isKnown(word)) return [{ text: word, likeness: 1 }, ...options];
  if (options.length > 0) return options;
  return vocabulary.nearest(word).map((near) => ({ text: near.word, likeness: near.likeness }));
}

function longForms(text: string): readonly string[] {
  return Object.hasOwn(abbreviations, text) ? (abbreviations[text] ?? []) : [];
}

function join(options: readonly Option[]): Alternative {
  return {
    wanted: readWanted(options.map((option) => option.text).join(" ")),
    likeness: options.reduce((product, option) => product * option.likeness, 1),
  };
}
