import { type MatchableRoles, matchRole } from "#shared/reading/postings/match-role.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { LocationRead } from "#shared/reference/read-location.ts";
import { readLocations } from "#shared/reference/resolve-place.ts";
import { toWords } from "#shared/reference/resolve-words.ts";
import type { WriteContext } from "../records/context.ts";

/** The role and city of a job in the salary catalog, and whether the caller gave them. */
export interface Match {
  roleSlug: string | null;
  citySlug: string | null;
  roleGiven: boolean;
  cityGiven: boolean;
}

/**
 * The role and city of a job: as given by the caller, otherwise matched from its title and
 * location.
 */
export async function matchJob(
  context: Pick<WriteContext, "salaries">,
  { title, location, ...given }: Match & { title: string; location: string | null },
): Promise<Match> {
  const { roleGiven, cityGiven } = given;
  const place = cityGiven ? null : location;
  const names = roleGiven && place === null ? null : await openCatalogNames(context, [place]);
  return {
    roleSlug: roleGiven ? given.roleSlug : names && matchRole(title, names.roles),
    citySlug: cityGiven ? given.citySlug : ((place && names?.cities.get(place)) ?? null),
    roleGiven,
    cityGiven,
  };
}

/** The names that titles of jobs are matched against, and the cities that their locations mean. */
export interface CatalogNames {
  roles: MatchableRoles;
  /** The slug of the city by the location. */
  cities: ReadonlyMap<string, string>;
}

/** What jobs with these locations are matched with; null if no catalog is loaded, and then nothing is matched. */
export async function openCatalogNames(
  { salaries }: Pick<WriteContext, "salaries">,
  locations: readonly (string | null | undefined)[],
): Promise<CatalogNames | null> {
  const found = await salaries();
  if (!found) return null;
  const { reference } = found;
  const [roles, cities] = await Promise.all([
    reference.allRoles(),
    matchCities(
      reference,
      locations.flatMap((location) => location || []),
    ),
  ]);
  const slugs = { has: (slug: string) => roles.position(slug) >= 0 };
  return { roles: { slugs, aliases: roles.unambiguousAliases }, cities };
}

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
