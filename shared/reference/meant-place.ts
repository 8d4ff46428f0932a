/**
 * The meaning of words that people type for a place: a city of the catalog, or the reason why there
 * is none.
 */

import { isNation } from "./nation-words.ts";
import { nearCities } from "./near-cities.ts";
import { type PlaceBook, readBook } from "./place-book.ts";
import { readLocation } from "./read-location.ts";
import type { CityNames } from "./read-names.ts";
import { toWords } from "./resolve-words.ts";

/** A name that people type for a place, and the cities of the catalog that can stand for it: a row of the table of places. */
export interface PlaceRow {
  /** The name as a slug, without the state: `brandon`, `33511`. */
  name: string;
  /** Two letters; empty for a place abroad, and for a region of several states. */
  state: string;
  /** A namesake abroad is a city whose name alone as likely means a town of the United States. */
  kind: "place" | "region" | "zip" | "country" | "city abroad" | "namesake abroad";
  /** In words: `Brandon, FL`, for its ZIP codes too, or `London, England`. */
  title: string;
  population: number | null;
  /** The most populous city of the catalog in the same metropolitan area; null if there is none. */
  citySlug: string | null;
  /** The nearest city of the catalog in the same state; null if the catalog has none in that state. */
  nearestSlug: string | null;
  /** Miles to that nearest city in a straight line. */
  nearestMiles: number | null;
  /** The name of its own minimum wages; null if they are those of its city. */
  minimumWage: string | null;
}

/** The requested place, if the figure is for a city around it. */
export interface AskedPlace {
  /** Means this place and no other wherever a city is taken: `brandon-fl`, `33511`. */
  slug: string;
  /** `Brandon, FL`, or `ZIP code 33511 (Brandon, FL)`. */
  title: string;
  state: string;
  /** The nearest city of the catalog in the place's own state; null if it has none. */
  nearest: string | null;
  /** The name of its own minimum wages; null if they are the city's. */
  law: string | null;
}

/** A place that words may mean among others. */
export interface PlaceChoice {
  /** Means this place alone; null for a place that has no figures, such as one abroad. */
  slug: string | null;
  /** `Portland, ME`; null for a city of the catalog. */
  title: string | null;
}

export type MeantPlace =
  /** A city of the catalog, or the largest one of the asked place's metropolitan area. */
  | { kind: "city"; slug: string; asked: AskedPlace | null }
  /** The whole of the United States, as for remote work. */
  | { kind: "nation" }
  /** @property code two letters. */
  | { kind: "state"; title: string; code: string; largest: string[] }
  /** A region with several areas, of one state or of several. */
  | { kind: "region"; title: string; state: string | null }
  | { kind: "abroad"; title: string }
  /** In Puerto Rico or another territory, which no table covers; the title is the territory's. */
  | { kind: "territory"; title: string }
  /** A place whose area has no city of the catalog. */
  | {
      kind: "elsewhere";
      title: string;
      state: string;
      nearest: { slug: string; miles: number } | null;
    }
  /** In a state for certain, though no table has a town of that name there. */
  | { kind: "town"; title: string; state: string }
  /** Towns of several states, or one here and one abroad. */
  | { kind: "ambiguous"; choices: PlaceChoice[] }
  /** A name that nothing has, and cities whose spelling is within one letter. */
  | { kind: "unknown"; near: string[] };

const maxLength = 100;
const maxChoices = 5;

/**
 * Finds what words or a slug for a place mean. A slug of the catalog is always its city; of words that
 * towns have in common, it is the town that has nearly all of their people, else all of them are named.
 *
 * @param find reads the rows of the table of places that have one of the names.
 */
export async function findMeantPlace(
  text: string,
  names: CityNames,
  find: (names: readonly string[]) => Promise<readonly PlaceRow[]>,
): Promise<MeantPlace> {
  const typed = toWords(text);
  if (text.length > maxLength || typed.length === 0) return { kind: "unknown", near: [] };
  if (isNation(text)) return { kind: "nation" };
  const { slugs, aliases } = names.words;
  const name = typed.join("-");
  const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
  // "LA" and "NYC" are as much the city's alone, where a city is asked for, as its slug is.
  const slug = slugs.has(name) ? (isSlug ? name : undefined) : aliases.get(name);
  if (slug !== undefined) return { kind: "city", slug, asked: null };
  const words = isSlug ? text.replaceAll("-", " ") : text;
  return readBook(names, find, (book) => meaningOf(words, book));
}

function meaningOf(text: string, book: PlaceBook): MeantPlace {
  const { named, isRemote } = readLocation(text, book);
  const [first, ...more] = distinct(named.map(({ meant }) => meant));
  if (!first) {
    return isRemote
      ? { kind: "nation" }
      : { kind: "unknown", near: nearCities(toWords(text), book) };
  }
  if (more.length === 0) return first;
  const cities = [first, ...more].flatMap((meant) =>
    meant.kind === "city"
      ? [{ slug: meant.asked?.slug ?? meant.slug, title: meant.asked?.title ?? null }]
      : [],
  );
  return cities.length > more.length
    ? { kind: "ambiguous", choices: cities.slice(0, maxChoices) }
    : { kind: "unknown", near: [] };
}

function distinct(meanings: readonly MeantPlace[]): MeantPlace[] {
  return [...new Map(meanings.map((meant) => [JSON.stringify(meant), meant])).values()];
}
