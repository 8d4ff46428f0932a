import type { Reference } from "#shared/reference/open-reference.ts";
import type { LocationRead } from "#shared/reference/read-location.ts";
import { readLocations } from "#shared/reference/resolve-place.ts";
import { toWords } from "#shared/reference/resolve-words.ts";

/** The slugs of the cities that locations of jobs mean, by the location; none for one that means no single city. */
export async function matchCities(
  reference: Reference,
  locations: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(locations)];
  if (distinct.length === 0) return new Map();
  const { aliases, slugs } = (await reference.cityNames()).words;
  const plain = new Map(
    distinct.flatMap((location) => {
      const name = longSlug(location);
      const slug = name && (aliases.get(name) ?? (slugs.has(name) ? name : null));
      return slug ? [[location, slug] as const] : [];
    }),
  );
  const others = distinct.filter((location) => !plain.has(location));
  if (others.length === 0) return plain;
  const read = await readLocations(reference, others);
  const found = others.flatMap((location, at) => {
    const slug = read[at] && cityOf(read[at]);
    return slug ? [[location, slug] as const] : [];
  });
  return new Map([...plain, ...found]);
}

/** `austin-tx` of "Austin, TX", the form of most jobs, which is found without the table of places; else null. */
function longSlug(location: string): string | null {
  const [, name, state] = /^([\p{L}][\p{L} .'’-]{1,60}), ([A-Z]{2})$/u.exec(location.trim()) ?? [];
  return name && state ? [...toWords(name), state.toLowerCase()].join("-") : null;
}

/**
 * The city with which a job's pay is compared. Null for remote work, several places, a place that was not
 * understood or has no figure, and one whose minimum wage is not its city's, because a job keeps the city
 * alone.
 */
function cityOf({ named, isRemote, hasOthers }: LocationRead): string | null {
  const [first, ...more] = named;
  if (isRemote || hasOthers || first?.meant.kind !== "city" || more.length > 0) return null;
  const { slug, asked } = first.meant;
  return asked === null || asked.law === null ? slug : null;
}
