import type { Basis } from "../contracts/common.ts";
import type { Reference } from "../reference/open-reference.ts";
import type { Role } from "../reference/records.ts";
import type { Place } from "./figures/place.ts";
import type { Subject } from "./find-subject.ts";
import { cityNotFound, roleNotFound } from "./not-found.ts";
import { salaryPath } from "./paths.ts";

export interface Pair {
  roleA: string;
  roleB: string;
  city?: string | undefined;
  basis: Basis;
}

/**
 * Finds two roles and, if requested, the city in which both are compared.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function findPair(reference: Reference, asked: Pair): Promise<[Subject, Subject]> {
  const [a, b] = await Promise.all([
    find(reference, asked.roleA, asked.city),
    find(reference, asked.roleB, asked.city),
  ]);
  if (a.role && b.role && a.place !== undefined && b.place !== undefined) {
    return [
      { role: a.role, place: a.place, basis: asked.basis },
      { role: b.role, place: b.place, basis: asked.basis },
    ];
  }
  throw await notFound(reference, asked, { a: a.role, b: b.role });
}

/** The place is undefined if no city has the slug, and null if no city was requested. */
async function find(
  reference: Reference,
  slug: string,
  citySlug: string | undefined,
): Promise<{ role: Role | null; place: Place | null | undefined }> {
  if (citySlug === undefined) return { role: await reference.role(slug), place: null };
  const { role, city, wages } = await reference.roleInCity(slug, citySlug);
  return { role, place: city ? { city, wages } : undefined };
}

/** Suggests calls in which every unknown slug is replaced by the nearest known one. */
async function notFound(
  reference: Reference,
  asked: Pair,
  { a, b }: { a: Role | null; b: Role | null },
) {
  const nearRole = async (slug: string, known: Role | null) =>
    known?.slug ?? (await reference.nearestRoles(slug))[0] ?? "software-engineer";
  const nearCity = async (slug: string | undefined) => {
    if (slug === undefined) return undefined;
    return (await reference.city(slug))?.slug ?? (await reference.nearestCities(slug))[0];
  };
  const city = await nearCity(asked.city);
  const call = (other: { roleA?: string; roleB?: string; city?: string }) =>
    salaryPath("compare", { ...asked, city, ...other });
  if (!a) {
    const roleB = await nearRole(asked.roleB, b);
    const callWith = (roleA: string) => (roleA === roleB ? null : call({ roleA, roleB }));
    return roleNotFound(reference, asked.roleA, callWith, "roleA");
  }
  if (!b) {
    const callWith = (roleB: string) => (roleB === a.slug ? null : call({ roleB }));
    return roleNotFound(reference, asked.roleB, callWith, "roleB");
  }
  return cityNotFound(reference, asked.city ?? "", (other) => call({ city: other }));
}
