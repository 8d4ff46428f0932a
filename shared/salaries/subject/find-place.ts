import type { Reference } from "#shared/reference/open-reference.ts";
import type { MeantPlace } from "#shared/reference/place.ts";
import type { City } from "#shared/reference/records.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { cityNotFound } from "./not-found.ts";

/** Where a figure is for, and a sentence if that is not what was asked for to the letter. */
interface FoundPlace {
  /** The slug of a city of the catalog; null for the nation. */
  city: string | null;
  /** The name of the minimum wages of the place that was asked for; null if they are the city's. */
  law: string | null;
  note: string | null;
}

/**
 * Finds the place that a caller means by what is no city of the catalog: a smaller place or a ZIP code
 * has the figure of the largest city in its metropolitan area, remote work that of the nation.
 *
 * @param call returns the caller's own call with another city, for a 404's suggestions.
 * @param param the parameter that names the place.
 * @param needsCity whether the nation is refused as well.
 * @throws {ApiError} `city_not_found` for anything else, which says why.
 */
export async function findPlace(
  reference: Reference,
  asked: string,
  call: (city: string) => string,
  { param = "city", needsCity = false }: { param?: string; needsCity?: boolean } = {},
): Promise<FoundPlace> {
  const meant = await meantPlace(reference, asked);
  if (meant.kind === "nation" && !needsCity) return { city: null, law: null, note: remoteNote };
  const city = await cityOf(reference, meant);
  if (!city) throw await cityNotFound(reference, asked, call, param);
  return { city: city.slug, law: city.law ?? null, note: placeNote(city, meant) };
}

/** The city of the catalog that a place is or is counted with, under the place's own minimum wages; else null. */
export async function cityOf(reference: Reference, meant: MeantPlace): Promise<City | null> {
  return meant.kind === "city" ? reference.city(meant.slug, meant.asked?.law) : null;
}

export const remoteNote =
  "Remote work is not surveyed by itself, so the figure is for the United States as a whole.";

/**
 * Says why the figure is for another city than the requested place; null if it is not.
 *
 * @param city as {@link cityOf} returns it.
 */
export function placeNote(city: City, meant: MeantPlace): string | null {
  if (meant.kind !== "city" || meant.asked === null) return null;
  const { title } = meant.asked;
  const wage = city.law === undefined ? undefined : city.minimumWages.at(-1);
  const law = wage ? ` The minimum wage is not ${city.name}'s but the one in ${title}.` : "";
  return `${title} is in the metropolitan area ${city.metro.title}, for which pay is published as a whole; the figure is the one for its largest city here, ${city.name}, ${city.state}.${law}`;
}
