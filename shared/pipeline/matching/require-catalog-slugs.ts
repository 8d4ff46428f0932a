import { ApiError } from "../../core/errors.ts";
import type { Reference } from "../../reference/open-reference.ts";
import type { ReadContext } from "../context.ts";

/** The slugs that a caller gives for a job; null and absent ones are not checked. */
interface GivenSlugs {
  roleSlug?: string | null | undefined;
  citySlug?: string | null | undefined;
}

/**
 * Checks that the live salary catalog has the slugs. Without a loaded catalog, any slug is accepted.
 *
 * @throws ApiError `parameter_missing` that lists each unknown slug with the nearest known ones.
 */
export async function requireCatalogSlugs(
  { salaries }: Pick<ReadContext, "salaries">,
  { roleSlug, citySlug }: GivenSlugs,
): Promise<void> {
  if (!roleSlug && !citySlug) return;
  const found = await salaries();
  if (!found) return;
  const { reference } = found;
  const faults = await Promise.all([
    roleSlug ? missingRole(reference, roleSlug) : null,
    citySlug ? missingCity(reference, citySlug) : null,
  ]);
  const fields = faults.filter((fault) => fault !== null);
  const [first] = fields;
  if (!first) return;
  throw new ApiError("parameter_missing", {
    message: `${first.field}: ${first.message}`,
    param: first.field,
    fields,
    clarification: "Which role or city of the salary catalog is meant? Use null for none.",
  });
}

async function missingRole(reference: Reference, slug: string) {
  if (await reference.role(slug)) return null;
  const near = await reference.nearestRoles(slug);
  return { field: "roleSlug", message: `The catalog has no role ${slug}.${nearestOf(near)}` };
}

async function missingCity(reference: Reference, slug: string) {
  if (await reference.city(slug)) return null;
  const near = await reference.nearestCities(slug);
  return { field: "citySlug", message: `The catalog has no city ${slug}.${nearestOf(near)}` };
}

function nearestOf(slugs: readonly string[]): string {
  return slugs.length === 0 ? "" : ` Nearest: ${slugs.join(", ")}.`;
}
