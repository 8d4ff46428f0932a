import type { WriteContext } from "../context.ts";
import { catalogNames } from "./catalog-names.ts";
import { matchCity } from "./match-city.ts";
import { matchRole } from "./match-role.ts";

/** Where a job stands in the salary catalog, and whether its caller has said so. */
export interface Match {
  roleSlug: string | null;
  citySlug: string | null;
  roleGiven: boolean;
  cityGiven: boolean;
}

/** Role and city of a job: what the caller has said, and else what title and location are found to mean. */
export async function matchJob(
  context: Pick<WriteContext, "db" | "salaries">,
  { title, location, ...said }: Match & { title: string; location: string | null },
): Promise<Match> {
  const { roleGiven, cityGiven } = said;
  const place = cityGiven ? null : location;
  const names = roleGiven && place === null ? null : await openCatalogNames(context);
  return {
    roleSlug: roleGiven ? said.roleSlug : names && matchRole(title, names.roles),
    citySlug: cityGiven
      ? said.citySlug
      : names && (place === null ? null : matchCity(place, names.cities)),
    roleGiven,
    cityGiven,
  };
}

/** Null as long as no catalog is loaded: then nothing is matched. */
export async function openCatalogNames({ db, salaries }: Pick<WriteContext, "db" | "salaries">) {
  const found = await salaries();
  return found && catalogNames(found.reference, () => db);
}
