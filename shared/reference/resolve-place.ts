/** What words for a place mean. Apart from the reference itself, so that a Worker which resolves none carries none of it. */
import { findMeantPlace } from "./meant-place.ts";
import type { Reference } from "./open-reference.ts";
import type { MeantPlace } from "./place.ts";
import { type PlaceBook, readBook } from "./place-book.ts";
import { type LocationRead, readLocation } from "./read-location.ts";

const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Resolves words or a slug for a place in at most two round trips, none for a known name. */
export async function meantPlace(reference: Reference, text: string): Promise<MeantPlace> {
  const { meantPlaces, cityNames, placesNamed } = reference;
  const known = meantPlaces.get(text);
  if (known) return known;
  // A page's address has a slug, whose city comes with the page's other rows: the names would be one trip more.
  const city = isSlug.test(text) ? await reference.city(text) : null;
  if (city) return { kind: "city", slug: city.slug, asked: null };
  const meant = await findMeantPlace(text, await cityNames(), placesNamed);
  meantPlaces.set(text, meant);
  return meant;
}

/**
 * Reads the locations of jobs as people and programs write them, all of them in a few round trips.
 *
 * @param namesJob whether words before a town name a job, where a location may have them.
 */
export async function readLocations(
  { cityNames, placesNamed }: Reference,
  texts: readonly string[],
  namesJob?: (words: string) => boolean,
): Promise<LocationRead[]> {
  const read = (book: PlaceBook) =>
    texts.map((text) => readLocation(text, namesJob ? { ...book, namesJob } : book));
  return readBook(await cityNames(), placesNamed, read);
}
