/** The role and city of the salary catalog that a job is compared with, as people write them. */

import { findCityName, findName, findRoleName } from "#shared/salaries/subject/find-names.ts";
import type { ReadContext } from "../records/context.ts";
import type { Job } from "./job.response.ts";

/** Fields of the form that changes a job; `…Was` is what the form was opened with. */
export const matchFields = ["roleName", "cityName", "roleWas", "cityWas"] as const;
export type MatchValues = Readonly<Record<(typeof matchFields)[number], string>>;

/**
 * The role, city and level with which a job is compared; a slug that the catalog does not have is
 * shown as it is.
 */
export async function matchOfJob(
  { salaries }: Pick<ReadContext, "salaries">,
  { roleSlug, citySlug }: Pick<Job, "roleSlug" | "citySlug">,
): Promise<MatchValues> {
  const found = await salaries();
  const [role, city] = await Promise.all([
    found && roleSlug ? findRoleName(found.reference, roleSlug) : null,
    found && citySlug ? findCityName(found.reference, citySlug) : null,
  ]);
  const roleName = role?.title ?? roleSlug ?? "";
  const cityName = (city?.slug && city.name) || citySlug || "";
  return { roleName, cityName, roleWas: roleName, cityWas: cityName };
}

/** The changes as fields of a body of the API, and the errors by field. */
export async function readMatch(
  { salaries }: Pick<ReadContext, "salaries">,
  { roleName, cityName, roleWas, cityWas }: MatchValues,
): Promise<{ body: Partial<Record<"roleSlug" | "citySlug", string | null>>; errors: Errors }> {
  const found = await salaries();
  const read = async (kind: "role" | "city", typed: string, was: string) => {
    if (typed === was) return {};
    if (typed.trim() === "") return { slug: null };
    if (!found) return { error: "There is no catalog to look this up in." };
    const named = await findName(found.reference, kind, typed);
    return named.error === undefined ? { slug: named.slug } : { error: named.error };
  };
  const [role, city] = await Promise.all([
    read("role", roleName, roleWas),
    read("city", cityName, cityWas),
  ]);
  return {
    body: {
      ...(role.slug === undefined ? {} : { roleSlug: role.slug }),
      ...(city.slug === undefined ? {} : { citySlug: city.slug }),
    },
    errors: {
      ...(role.error === undefined ? {} : { roleName: role.error }),
      ...(city.error === undefined ? {} : { cityName: city.error }),
    },
  };
}

type Errors = Partial<Record<"roleName" | "cityName", string>>;
