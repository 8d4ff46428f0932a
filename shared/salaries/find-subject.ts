import type { Basis, ExperienceLevel } from "../contracts/common.ts";
import type { Reference } from "../reference/open-reference.ts";
import type { Role } from "../reference/records.ts";
import type { Place } from "./figures/place.ts";
import { cityNotFound, roleNotFound } from "./not-found.ts";

export interface Subject {
  role: Role;
  /** null if no city was requested. */
  place: Place | null;
  /** What the national figure is multiplied by for the place. */
  basis: Basis;
}

/** What a suggested call has in place of the caller's own parameters. */
export interface OtherSubject {
  role?: string;
  city?: string;
  /** Only if the operation takes a level; see {@link findSubject}. */
  exp?: ExperienceLevel;
}

/**
 * Finds the role and, if requested, the city of a call.
 *
 * @param call returns the caller's own call with another role or city, for a 404's suggestions.
 * @param takesLevel whether the suggested call has the parameter `exp`.
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function findSubject(
  reference: Reference,
  asked: { role: string; city?: string | undefined; basis: Basis },
  call: (other: OtherSubject) => string,
  { takesLevel = false } = {},
): Promise<Subject> {
  const callWith = (role: string, exp: ExperienceLevel | undefined, city?: string) =>
    call({ role, ...(city && { city }), ...(takesLevel && exp && { exp }) });
  if (asked.city === undefined) {
    const role = await reference.role(asked.role);
    if (!role) throw await roleNotFound(reference, asked.role, callWith);
    return { role, place: null, basis: asked.basis };
  }
  const { role, city, wages } = await reference.roleInCity(asked.role, asked.city);
  if (!role) {
    const knownCity = city?.slug ?? (await reference.nearestCities(asked.city))[0] ?? "new-york";
    throw await roleNotFound(reference, asked.role, (slug, level) =>
      callWith(slug, level, knownCity),
    );
  }
  if (!city) throw await cityNotFound(reference, asked.city, (slug) => call({ city: slug }));
  return { role, place: { city, wages }, basis: asked.basis };
}
