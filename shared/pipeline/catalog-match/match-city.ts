import type { Reference } from "../../reference/open-reference.ts";
import type { LocationRead } from "../../reference/read-location.ts";

/** The slugs of the cities that locations of jobs mean, by the location; none for one that means no single city. */
export async function matchCities(
  reference: Pick<Reference, "locations">,
  locations: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(locations)];
  if (distinct.length === 0) return new Map();
  const read = await reference.locations(distinct);
  return new Map(
    distinct.flatMap((location, at) => {
      const slug = read[at] && cityOf(read[at]);
      return slug ? [[location, slug] as const] : [];
    }),
  );
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
