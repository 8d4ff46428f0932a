/**
 * The meaning of words that people type for a place: a city of the catalog, or the reason why there
 * is none.
 */

import { isNation } from "./nation-words.ts";
import { nearCities } from "./near-cities.ts";
import type { MeantPlace, PlaceRow } from "./place.ts";
import { type PlaceBook, readBook } from "./place-book.ts";
import { readLocation } from "./read-location.ts";
import type { CityNames } from "./read-names.ts";
import { toWords } from "./resolve-words.ts";

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
