import { createLru } from "../core/lru.ts";
import { createTextList, type TextList } from "./packed/text-list.ts";
import { intersect, unite } from "./positions.ts";
import { createVocabulary, type Vocabulary } from "./spelling.ts";

/** Finds the roles whose slug or title contains words, by the positions of the roles. */
export interface WordIndex {
  /** The roles that contain all of the words anywhere, including inside their own words; ascending. */
  containing(words: readonly string[]): Uint32Array;
  /** The roles that have all of the words as words of their own; ascending. */
  having(words: readonly string[]): Uint32Array;
  /** Whether any role contains a word. */
  has(word: string): boolean;
  /** The roles' own words. */
  vocabulary: Vocabulary;
}

/** The indexed texts; the titles in any case. */
export interface IndexedRoles {
  slugs: TextList;
  titles: TextList;
}

const separators = /[^\p{L}\p{N}]+/u;
const noPositions = new Uint32Array();
/** Positions in the cached results, of four bytes each. */
const maxCachedPositions = 500_000;

/** Cached by the list of the slugs. */
const indexes = new WeakMap<TextList, WordIndex>();

/** The index of some roles, created when it is first needed. */
export function findWordIndex(roles: IndexedRoles): WordIndex {
  const index = indexes.get(roles.slugs) ?? createWordIndex(roles);
  indexes.set(roles.slugs, index);
  return index;
}

/**
 * A searched word of letters and digits can only occur inside one word of a text. The distinct words
 * of all texts are a small part of the texts' length, so they are searched instead. Any
 * other word is searched for in the texts that contain its letters and digits.
 */
function createWordIndex(roles: IndexedRoles): WordIndex {
  const { slugs, titles } = roles;
  const { words, wordAt, starts, positions } = indexWords(roles);
  const joined = createTextList(words.join("\n"));
  // People search for the same few words.
  const known = createLru<Uint32Array>(2_000, {
    of: ({ length }) => length,
    max: maxCachedPositions,
  });
  const ofWord = (at: number | undefined) =>
    at === undefined ? noPositions : positions.subarray(starts[at], starts[at + 1]);

  function search(word: string): Uint32Array {
    if (!separators.test(word)) return unite(joined.containing(word).map(ofWord), slugs.size);
    const pieces = word.split(separators).filter((piece) => piece !== "");
    if (pieces.length === 0) {
      const found = [...slugs.containing(word), ...titles.toLowerCase().containing(word)];
      return Uint32Array.from(new Set(found)).sort();
    }
    return intersect(pieces.map(containing)).filter(
      (position) =>
        slugs.at(position).includes(word) || titles.at(position).toLowerCase().includes(word),
    );
  }
  function containing(word: string): Uint32Array {
    const cached = known.get(word);
    if (cached) return cached;
    const found = search(word);
    known.set(word, found);
    return found;
  }
  return {
    containing: (words) => intersect(words.map(containing)),
    having: (words) => intersect(words.map((word) => ofWord(wordAt.get(word)))),
    has: (word) =>
      wordAt.has(word) ||
      (separators.test(word) ? containing(word).length > 0 : joined.includes(word)),
    vocabulary: createVocabulary(words),
  };
}

/** The positions of every word, one list after the other. */
function indexWords({ slugs, titles }: IndexedRoles) {
  const wordAt = new Map<string, number>();
  const counts: number[] = [];
  const places = createNumbers();
  const ends = new Uint32Array(slugs.size);
  for (let position = 0; position < slugs.size; position++) {
    const from = places.size;
    for (const word of wordsOf(slugs.at(position), titles.at(position))) {
      if (word === "") continue;
      let at = wordAt.get(word);
      if (at === undefined) {
        at = wordAt.size;
        wordAt.set(word, at);
        counts.push(0);
      }
      if (places.has(at, from)) continue;
      places.push(at);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    ends[position] = places.size;
  }
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, at) => {
    starts[at + 1] = (starts[at] ?? 0) + count;
  });
  const next = starts.slice();
  const positions = new Uint32Array(places.size);
  for (let position = 0, place = 0; position < slugs.size; position++) {
    for (; place < (ends[position] ?? 0); place++) {
      const at = places.at(place);
      const to = next[at] ?? 0;
      positions[to] = position;
      next[at] = to + 1;
    }
  }
  return { words: [...wordAt.keys()], wordAt, starts, positions };
}

/** Most titles have the words of their slug; splitting those would double the time. */
function wordsOf(slug: string, title: string): string[] {
  const words = slug.split("-");
  const lower = title.toLowerCase();
  if (lower.replaceAll(" ", "-") === slug) return words;
  return [...words, ...lower.split(separators)];
}

/** An array of integers that grows, without the memory of a list of numbers. */
function createNumbers() {
  let values = new Uint32Array(1_024);
  let size = 0;
  return {
    get size() {
      return size;
    },
    at: (index: number) => values[index] ?? 0,
    /** Whether a value is at an index or after it. */
    has(value: number, from: number) {
      for (let index = from; index < size; index++) if (values[index] === value) return true;
      return false;
    },
    push(value: number) {
      if (size === values.length) {
        const larger = new Uint32Array(size * 2);
        larger.set(values);
        values = larger;
      }
      values[size++] = value;
    },
  };
}
