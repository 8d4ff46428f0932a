import { editDistance } from "../core/edit-distance.ts";
import { abbreviations } from "./abbreviations.ts";

/** Informal names of cities and their parts, and the words that the slugs use instead. */
const placeNames: Readonly<Record<string, readonly string[]>> = {
  dc: ["washington"],
  ft: ["fort"],
  la: ["los angeles"],
  lv: ["las vegas"],
  nyc: ["new york"],
  philly: ["philadelphia"],
  saint: ["st"],
  sf: ["san francisco"],
};

/** A record of the catalog that an unknown slug may have been meant for. */
export interface SlugCandidate {
  slug: string;
  /** The slug and its aliases. */
  names: readonly Name[];
  /** Whether it is among the records that people most often look for. */
  prominent: boolean;
}

interface Name {
  text: string;
  words: ReadonlySet<string>;
  /** The number of occurrences of each character, by its code. */
  letters: Uint8Array;
}

/** Prepares a record for {@link nearest}, so that its names are analyzed only once. */
export function slugCandidate(
  slug: string,
  { aliases = [], prominent = false }: { aliases?: readonly string[]; prominent?: boolean } = {},
): SlugCandidate {
  return { slug, prominent, names: [slug, ...aliases].map(describe) };
}

export const maxResults = 5;
/** The minimum likeness, from 0 to 1, of a suggested name, unless the caller asks for more. */
const minLikeness = 0.45;
const prominenceBonus = 0.1;
/** Limits the work for a slug that consists of many abbreviations. */
const maxReadings = 6;

/** Words of seniority or rank before a title; the title itself is likelier than one that is spelled alike. */
const seniority = /^(?:senior|sr|junior|jr|lead|principal|staff|entry-level|mid-level|chief|head)-/;

/**
 * The slugs of at most five records nearest to an unknown slug, by edit distance
 * and by shared words. Best first, ties by slug.
 *
 * @example
 * nearest("sofware-engineer", [slugCandidate("software-engineer"), slugCandidate("nurse")]);
 * // ["software-engineer"]
 */
export function nearest(
  slug: string,
  catalog: readonly SlugCandidate[],
  least = minLikeness,
): string[] {
  const wanted = readings(slug).map(describe);
  const found: { slug: string; likeness: number }[] = [];
  for (const record of catalog) {
    const bonus = record.prominent ? prominenceBonus : 0;
    // Once there are five results, a name that cannot surpass the last of them is not compared fully.
    const worst = found.length < maxResults ? undefined : found.at(-1)?.likeness;
    const bar = (worst ?? least) - bonus;
    const likeness = Math.max(
      ...wanted.flatMap((reading) => record.names.map((name) => compare(reading, name, bar))),
    );
    if (likeness < bar || likeness < least - bonus) continue;
    found.push({ slug: record.slug, likeness: likeness + bonus });
    found.sort((a, b) => b.likeness - a.likeness || (a.slug < b.slug ? -1 : 1));
    found.length = Math.min(found.length, maxResults);
  }
  return found.map((record) => record.slug);
}

/** The possible meanings of a slug: itself, without words of seniority, or with an abbreviation expanded. */
function readings(slug: string): string[] {
  const withoutSeniority = slug.replace(seniority, "");
  const words = withoutSeniority.split("-");
  const expanded = words.flatMap((word, at) =>
    formsOf(word).map((form) => words.with(at, form.replaceAll(" ", "-")).join("-")),
  );
  return [...new Set([slug, withoutSeniority, ...expanded])].slice(0, maxReadings);
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

/**
 * Likeness from 0 to 1, from spelling and shared words; the better of the two has
 * a weight of 0.9. Returns -1 if the result is certain to be below the bar.
 */
function compare(a: Name, b: Name, bar: number): number {
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  const overlap = (2 * shared) / (a.words.size + b.words.size || 1);
  const longer = Math.max(a.text.length, b.text.length, 1);
  const weigh = (spelling: number) =>
    0.9 * Math.max(spelling, overlap) + 0.1 * Math.min(spelling, overlap);
  if (weigh(1 - minDistance(a, b) / longer) < bar) return -1;
  return weigh(1 - editDistance(a.text, b.text) / longer);
}

/** A lower bound of the edit distance: every character that only one of them has costs one edit. */
function minDistance(a: Name, b: Name): number {
  let [onlyA, onlyB] = [0, 0];
  for (let code = 0; code < 128; code++) {
    const difference = (a.letters[code] ?? 0) - (b.letters[code] ?? 0);
    if (difference > 0) onlyA += difference;
    else onlyB -= difference;
  }
  return Math.max(onlyA, onlyB);
}
