import { toSlug } from "../slug.ts";

interface City {
  slug: string;
  name: string;
  state: string;
}

/**
 * `Tampa, FL`, or the nation where there is no city; `McAllen, TX (for “Pharr”)` where another place was
 * asked for.
 */
export function placeName(city: City | null, asked?: string): string {
  const name = city ? `${city.name}, ${city.state}` : "the United States";
  return placeNote(asked, city).length > 0 ? `${name} (for “${asked}”)` : name;
}

/**
 * That a place has the figure of another one, as a suburb has that of its metropolitan area.
 *
 * @param asked as it was given; undefined if the nation was asked for.
 */
export function placeNote(asked: string | undefined, city: City | null): [string, string][] {
  if (asked === undefined) return [];
  const slug = toSlug(asked);
  // The state may be missing, or be in letters or a word.
  if (city && `${slug}-`.startsWith(`${city.slug}-`)) return [];
  return [["Place", `${asked} is counted as ${placeName(city)}`]];
}
