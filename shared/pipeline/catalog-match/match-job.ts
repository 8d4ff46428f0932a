import { matchRole } from "../../postings/match-role.ts";
import type { WriteContext } from "../records/context.ts";
import { catalogNames } from "./catalog-names.ts";
import { matchCity } from "./match-city.ts";

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
  const names = roleGiven && place === null ? null : await openCatalogNames(context);
  return {
    roleSlug: roleGiven ? given.roleSlug : names && matchRole(title, names.roles),
    citySlug: cityGiven
      ? given.citySlug
      : names && (place === null ? null : matchCity(place, names.cities)),
    roleGiven,
    cityGiven,
  };
}

/** The names to match against; null if no catalog is loaded, and then nothing is matched. */
export async function openCatalogNames({ salaries }: Pick<WriteContext, "salaries">) {
  const found = await salaries();
  return found && catalogNames(found.reference, found.reference.database);
}
