import { ApiError } from "../../core/errors.ts";
import type { ReadContext } from "../context.ts";

/** The slugs that a caller gives for a job; null and absent ones are not checked. */
interface GivenSlugs {
  roleSlug?: string | null | undefined;
  citySlug?: string | null | undefined;
}

/**
 * Checks that the live salary catalog has the slugs. Without a loaded catalog, any slug is accepted.
 *
 * @returns the given slugs, with the canonical one in place of an alias.
 * @throws ApiError `parameter_missing` that lists each unknown slug with the nearest known ones.
 */
export async function requireCatalogSlugs<Given extends GivenSlugs>(
  { salaries }: Pick<ReadContext, "salaries">,
  given: Given,
): Promise<Given> {
  const { roleSlug, citySlug } = given;
  if (!roleSlug && !citySlug) return given;
  const found = await salaries();
  if (!found) return given;
  const { reference } = found;
  const [role, city] = await Promise.all([
    roleSlug ? reference.role(roleSlug) : null,
    citySlug ? reference.city(citySlug) : null,
  ]);
  const faults = [
    ...(roleSlug && !role ? [missingRole(roleSlug, await reference.nearestRoles(roleSlug))] : []),
    ...(citySlug && !city ? [missingCity(citySlug, await reference.nearestCities(citySlug))] : []),
  ];
  const [first] = faults;
  if (first) {
    throw new ApiError("parameter_missing", {
      message: `${first.field}: ${first.message}`,
      param: first.field,
      fields: faults,
      clarification: "Which role or city of the salary catalog is meant? Use null for none.",
    });
  }
  return {
    ...given,
    ...(role && { roleSlug: role.slug }),
    ...(city && { citySlug: city.slug }),
  };
}

function missingRole(slug: string, near: readonly string[]) {
  return { field: "roleSlug", message: `The catalog has no role ${slug}.${nearestOf(near)}` };
}

function missingCity(slug: string, near: readonly string[]) {
  return { field: "citySlug", message: `The catalog has no city ${slug}.${nearestOf(near)}` };
}

function nearestOf(slugs: readonly string[]): string {
  return slugs.length === 0 ? "" : ` Nearest: ${slugs.join(", ")}.`;
}
