import type { Basis } from "#shared/contract/salary-fields.ts";
import type { Place } from "#shared/figures/place.ts";
import { offeredCities } from "#shared/reference/explain-place.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { Role } from "#shared/reference/records.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { findPlace } from "./find-place.ts";
import type { Subject } from "./find-subject.ts";
import { roleNotFound } from "./not-found.ts";
import { salaryPath } from "./paths.ts";

interface Pair {
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
  const found = await findBoth(reference, asked, asked.city);
  const [a, b] = found;
  if (!a.role || !b.role) throw await notFound(reference, asked, { a: a.role, b: b.role });
  const subjects = subjectsOf(found, asked.basis);
  if (subjects) return subjects;
  const { city, law, note } = await findPlace(reference, asked.city ?? "", (other) =>
    salaryPath("compare", { ...asked, city: other }),
  );
  const both = await findBoth(reference, asked, city ?? undefined, law);
  const around = subjectsOf(both, asked.basis, note);
  if (!around) throw new Error(`The reference data has no city ${city}.`);
  return around;
}

type Found = Awaited<ReturnType<typeof find>>;

function findBoth(
  reference: Reference,
  { roleA, roleB }: Pair,
  city: string | undefined,
  law: string | null = null,
) {
  return Promise.all([find(reference, roleA, city, law), find(reference, roleB, city, law)]);
}

/** Null if a role or the city does not exist. */
function subjectsOf(
  [a, b]: readonly [Found, Found],
  basis: Basis,
  placeNote: string | null = null,
): [Subject, Subject] | null {
  if (!a.role || !b.role || a.place === undefined || b.place === undefined) return null;
  return [
    { role: a.role, place: a.place, basis, placeNote },
    { role: b.role, place: b.place, basis, placeNote },
  ];
}

/** The place is undefined if no city has the slug, and null if no city was requested. */
async function find(
  reference: Reference,
  slug: string,
  citySlug: string | undefined,
  law: string | null,
): Promise<{ role: Role | null; place: Place | null | undefined }> {
  if (citySlug === undefined) return { role: await reference.role(slug), place: null };
  const { role, city, wages } = await reference.roleInCity(slug, citySlug, law);
  return { role, place: city ? { city, wages } : undefined };
}

/** Suggests calls in which every unknown slug is replaced by the nearest known one; one role is unknown. */
async function notFound(
  reference: Reference,
  asked: Pair,
  { a, b }: { a: Role | null; b: Role | null },
) {
  const nearRole = async (slug: string, known: Role | null) =>
    known?.slug ?? (await reference.nearestRoles(slug))[0] ?? "software-engineer";
  const nearCity = async (slug: string | undefined) => {
    if (slug === undefined) return undefined;
    return (
      (await reference.city(slug))?.slug ?? offeredCities(await meantPlace(reference, slug))[0]
    );
  };
  const city = await nearCity(asked.city);
  const call = (other: { roleA?: string; roleB?: string; city?: string }) =>
    salaryPath("compare", { ...asked, city, ...other });
  if (!a) {
    const roleB = await nearRole(asked.roleB, b);
    const callWith = (roleA: string) => (roleA === roleB ? null : call({ roleA, roleB }));
    return roleNotFound(reference, asked.roleA, callWith, "roleA");
  }
  const callWith = (roleB: string) => (roleB === a.slug ? null : call({ roleB }));
  return roleNotFound(reference, asked.roleB, callWith, "roleB");
}
