/** What words for a place mean. Apart from the reference itself, so that a Worker which resolves none carries none of it. */
import { findMeantPlace } from "./meant-place.ts";
import type { Reference } from "./open-reference.ts";
import type { MeantPlace } from "./place.ts";
import { type PlaceBook, readBook } from "./place-book.ts";
import { type LocationRead, readLocation } from "./read-location.ts";

/** Resolves words or an unknown slug for a place in at most two round trips, none for a known name. */
export async function meantPlace(
  { meantPlaces, cityNames, placesNamed }: Reference,
  text: string,
): Promise<MeantPlace> {
  const known = meantPlaces.get(text);
  if (known) return known;
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
