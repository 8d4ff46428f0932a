import { ApiError } from "#shared/core/errors.ts";
import { explainPlace } from "#shared/reference/explain-place.ts";
import { explainRole } from "#shared/reference/explain-role.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { City } from "#shared/reference/records.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import type { ReadContext } from "../records/context.ts";

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
    citySlug ? findCity(reference, citySlug) : null,
  ]);
  const faults = [
    ...(roleSlug && !role ? [await missingRole(reference, roleSlug)] : []),
    ...(citySlug && !city ? [await missingCity(reference, citySlug)] : []),
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

async function missingRole(reference: Reference, slug: string) {
  const { why, offered } = await explainRole(reference, slug);
  return {
    field: "roleSlug",
    message: `The catalog has no role ${slug}.${why === null ? nearestOf(offered) : ` ${why}`}`,
  };
}

/** A smaller place counts as the city whose figures it has. */
async function findCity(reference: Reference, slug: string): Promise<City | null> {
  const known = await reference.city(slug);
  if (known) return known;
  const meant = await meantPlace(reference, slug);
  return meant.kind === "city" ? reference.city(meant.slug) : null;
}

async function missingCity(reference: Reference, slug: string) {
  const { why, offered } = await explainPlace(reference, await meantPlace(reference, slug));
  const near = nearestOf(offered.map((city) => city.slug));
  return {
    field: "citySlug",
    message: `The catalog has no city ${slug}.${why === null ? near : ` ${why}`}`,
  };
}

function nearestOf(slugs: readonly string[]): string {
  return slugs.length === 0 ? "" : ` Nearest: ${slugs.join(", ")}.`;
}
