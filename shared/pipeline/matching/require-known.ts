import { ApiError } from "../../core/errors.ts";
import type { Reference } from "../../reference/open-reference.ts";
import type { ReadContext } from "../context.ts";

/** Slugs that a caller says of a job; what is null or absent says nothing that could be wrong. */
interface SaidSlugs {
  roleSlug?: string | null | undefined;
  citySlug?: string | null | undefined;
}

/**
 * Holds slugs against the live salary catalog. As long as none is loaded, any slug will do.
 *
 * @throws ApiError `parameter_missing` that names every slug the catalog does not have, with the nearest.
 */
export async function requireKnown(
  { salaries }: Pick<ReadContext, "salaries">,
  { roleSlug, citySlug }: SaidSlugs,
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
    clarification:
      "Which role or city of the salary catalog is meant? null says that there is none.",
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
