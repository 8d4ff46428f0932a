import { createLru } from "../../core/lru.ts";

/** Finds the texts that contain a word anywhere, also inside their own words. */
export interface SubstringIndex {
  /** Positions of the texts that contain it, each once, in no order. */
  containing(word: string): readonly number[];
  has(word: string): boolean;
  /** The texts' own words, each once. */
  words: readonly string[];
}

/** Stands between texts; no word that is searched for contains it. */
const gap = "\n";

const apart = /[^\p{L}\p{N}]+/u;

/**
 * A word of letters and digits lies inside one word of a text, and the words
 * of all texts together are a tenth of the texts: they are looked through
 * instead. Anything else is looked for in the texts.
 */
export function createSubstringIndex(texts: readonly string[]): SubstringIndex {
  const textsOf = new Map<string, Set<number>>();
  for (const [position, text] of texts.entries()) {
    for (const word of text.split(apart)) {
      if (word === "") continue;
      const known = textsOf.get(word) ?? new Set();
      textsOf.set(word, known.add(position));
    }
  }
  const words = [...textsOf.keys()];
  const allWords = joined(words);
  const allTexts = joined(texts);
  // People use few words, over and over; those that say little are not worth the memory.
  const known = createLru<readonly number[]>(2_000);
  const maxKept = 500;

  function look(word: string): readonly number[] {
    if (apart.test(word)) return find(allTexts, word);
    const positions = new Set<number>();
    for (const index of find(allWords, word)) {
      for (const position of textsOf.get(words[index] ?? "") ?? []) positions.add(position);
    }
    return [...positions];
  }

  return {
    words,
    has(word) {
      return textsOf.has(word) || (apart.test(word) ? allTexts : allWords).text.includes(word);
    },
    containing(word) {
      const before = known.get(word);
      if (before) return before;
      const positions = look(word);
      if (positions.length <= maxKept) known.set(word, positions);
      return positions;
    },
  };
}

interface Joined {
  text: string;
  /** Where each part begins, and where the last one ends. */
  starts: readonly number[];
}

function joined(parts: readonly string[]): Joined {
  const starts = [0];
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length + gap.length);
  return { text: parts.map((part) => part + gap).join(""), starts };
}

/** The parts that contain a word. */
function find({ text, starts }: Joined, word: string): number[] {
  const found: number[] = [];
  let part = 0;
  for (let hit = text.indexOf(word); hit >= 0 && hit < text.length; ) {
    while ((starts[part + 1] ?? text.length) <= hit) part++;
    found.push(part);
    hit = text.indexOf(word, starts[part + 1]);
  }
  return found;
}
