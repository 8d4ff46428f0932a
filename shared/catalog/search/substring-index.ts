import { createLru } from "../../core/lru.ts";

/** Finds the texts that contain a word anywhere, including inside their own words. */
export interface SubstringIndex {
  /** Positions of the texts that contain the word, each once, in no particular order. */
  containing(word: string): readonly number[];
  has(word: string): boolean;
  /** The texts' own words, each once. */
  words: readonly string[];
}

/** Separates texts; no searched word contains it. */
const gap = "\n";

const separators = /[^\p{L}\p{N}]+/u;

/**
 * A searched word of letters and digits can only occur inside one word of a text.
 * The distinct words of all texts are a tenth of the texts' length, so they are
 * searched instead. Any other word is searched for in the texts.
 */
export function createSubstringIndex(texts: readonly string[]): SubstringIndex {
  const textsOf = new Map<string, Set<number>>();
  for (const [position, text] of texts.entries()) {
    for (const word of text.split(separators)) {
      if (word === "") continue;
      const known = textsOf.get(word) ?? new Set();
      textsOf.set(word, known.add(position));
    }
  }
  const words = [...textsOf.keys()];
  const allWords = joined(words);
  const allTexts = joined(texts);
  // People search for the same few words; results with many texts are not worth the memory.
  const known = createLru<readonly number[]>(2_000);
  const maxCachedPositions = 500;

  function search(word: string): readonly number[] {
    if (separators.test(word)) return find(allTexts, word);
    const positions = new Set<number>();
    for (const index of find(allWords, word)) {
      for (const position of textsOf.get(words[index] ?? "") ?? []) positions.add(position);
    }
    return [...positions];
  }

  return {
    words,
    has(word) {
      return textsOf.has(word) || (separators.test(word) ? allTexts : allWords).text.includes(word);
    },
    containing(word) {
      const cached = known.get(word);
      if (cached) return cached;
      const positions = search(word);
      if (positions.length <= maxCachedPositions) known.set(word, positions);
      return positions;
    },
  };
}

interface Joined {
  text: string;
  /** The offset at which each part begins, followed by the end of the last. */
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
