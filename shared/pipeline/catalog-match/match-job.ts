import { type MatchableRoles, matchRole } from "#shared/reading/postings/match-role.ts";
import type { WriteContext } from "../records/context.ts";
import { matchCities } from "./match-city.ts";

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
