import { abbreviations } from "./abbreviations.ts";
import { placeNames } from "./place-names.ts";

/** A record of the catalog by the names that people use for it. */
export interface SlugCandidate {
  slug: string;
  /** The slug and the others it answers to. */
  names: readonly Name[];
  /** Whether it is one of those that people ask for first. */
  prominent: boolean;
}

interface Name {
  text: string;
  words: ReadonlySet<string>;
  /** How often each character occurs, by its code. */
  letters: Uint8Array;
}

/** Makes a record ready to be looked for, once. */
export function slugCandidate(
  slug: string,
  { aliases = [], prominent = false }: { aliases?: readonly string[]; prominent?: boolean } = {},
): SlugCandidate {
  return { slug, prominent, names: [slug, ...aliases].map(describe) };
}

const most = 5;
/** Below this, 0..1, a name is not like the one that was given. */
const least = 0.45;
const prominence = 0.1;
/** A slug of nothing but short forms is not worth more work than this. */
const maxReadings = 6;

/** What people put before a title where this API has a parameter for it. */
const seniority = /^(?:senior|sr|junior|jr|lead|principal|staff|entry-level|mid-level|chief)-/;

/**
 * The records whose slugs are nearest to a slug that is none: by edit distance
 * and by the words they share. Best first, ties by slug.
 */
export function nearest(slug: string, catalog: readonly SlugCandidate[]): string[] {
  const wanted = readings(slug).map(describe);
  const found: { slug: string; likeness: number }[] = [];
  for (const record of catalog) {
    const bonus = record.prominent ? prominence : 0;
    // With five at hand, a name that cannot be nearer than the last of them is not measured.
    const bar = (found.length < most ? least : (found.at(-1)?.likeness ?? least)) - bonus;
    const likeness = Math.max(
      ...wanted.flatMap((reading) => record.names.map((name) => compare(reading, name, bar))),
    );
    if (likeness < bar || likeness < least - bonus) continue;
    found.push({ slug: record.slug, likeness: likeness + bonus });
    found.sort((a, b) => b.likeness - a.likeness || (a.slug < b.slug ? -1 : 1));
    found.length = Math.min(found.length, most);
  }
  return found.map((record) => record.slug);
}

/** What a slug may mean: itself, without seniority, with a short form written out. */
function readings(slug: string): string[] {
  const untitled = slug.replace(seniority, "");
  const words = untitled.split("-");
  const written = words.flatMap((word, at) =>
    formsOf(word).map((form) => words.with(at, form.replaceAll(" ", "-")).join("-")),
  );
  return [...new Set([slug, untitled, ...written])].slice(0, maxReadings);
}

function formsOf(word: string): readonly string[] {
  return [abbreviations, placeNames].flatMap((table) =>
    Object.hasOwn(table, word) ? (table[word] ?? []) : [],
  );
}

function describe(text: string): Name {
  const letters = new Uint8Array(128);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) & 127;
    letters[code] = (letters[code] ?? 0) + 1;
  }
  return { text, letters, words: new Set(text.split("-").filter((word) => word !== "")) };
}

/** 0..1: the better of spelling and shared words, with a little for the other; -1 where surely below the bar. */
function compare(a: Name, b: Name, bar: number): number {
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  const overlap = (2 * shared) / (a.words.size + b.words.size || 1);
  const longer = Math.max(a.text.length, b.text.length, 1);
  const weigh = (spelling: number) =>
    0.9 * Math.max(spelling, overlap) + 0.1 * Math.min(spelling, overlap);
  if (weigh(1 - minDistance(a, b) / longer) < bar) return -1;
  return weigh(1 - editDistance(a.text, b.text) / longer);
}

/** No fewer edits than this: every character that only one of them has costs one. */
function minDistance(a: Name, b: Name): number {
  let [onlyA, onlyB] = [0, 0];
  for (let code = 0; code < 128; code++) {
    const difference = (a.letters[code] ?? 0) - (b.letters[code] ?? 0);
    if (difference > 0) onlyA += difference;
    else onlyB -= difference;
  }
  return Math.max(onlyA, onlyB);
}

/** Insertions, deletions and substitutions that turn one text into the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substituted, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}
