import {
  type FigureLevel,
  type Grade,
  levelParameters,
  type PayLevel,
} from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import type { Place } from "#shared/figures/place.ts";
import { offeredCities } from "#shared/reference/explain-place.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { Role } from "#shared/reference/records.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { findPlace } from "./find-place.ts";
import { roleNotFound } from "./not-found.ts";

export interface Subject {
  role: Role;
  /** null if no city was requested. */
  place: Place | null;
  /** The basis of the factor for the place. */
  basis: Basis;
  /** Says that the figure is for another place than the one asked for; see {@link findPlace}. */
  placeNote?: string | null;
}

/** Parameters of a suggested call that replace the caller's own. */
export interface OtherSubject {
  role?: string;
  city?: string;
  /** Only if the operation takes a level; see {@link findSubject}. */
  exp?: PayLevel;
  grade?: Grade;
}

/**
 * Finds the role and, if requested, the city of a call.
 *
 * @param call returns the caller's own call with another role or city, for a 404's suggestions.
 * @param takesLevel whether the suggested call has the parameter `exp`.
 * @param needsCity whether a call for the nation, such as for remote work, is refused.
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function findSubject(
  reference: Reference,
  asked: { role: string; city?: string | undefined; basis: Basis },
  call: (other: OtherSubject) => string,
  { takesLevel = false, needsCity = false } = {},
): Promise<Subject> {
  const callWith = (role: string, level: FigureLevel | undefined, city?: string) =>
    call({ role, ...(city && { city }), ...(takesLevel && level && levelParameters(level)) });
  if (asked.city === undefined) {
    const role = await reference.role(asked.role);
    if (!role) throw await roleNotFound(reference, asked.role, callWith);
    return { role, place: null, basis: asked.basis };
  }
  const { basis } = asked;
  const { role, city, wages } = await reference.roleInCity(asked.role, asked.city);
  if (!role) {
    const [offered] = city ? [city.slug] : offeredCities(await meantPlace(reference, asked.city));
    throw await roleNotFound(reference, asked.role, (slug, level) =>
      callWith(slug, level, offered ?? "new-york"),
    );
  }
  if (city) return { role, place: { city, wages }, basis };
  const {
    city: slug,
    law,
    note,
  } = await findPlace(reference, asked.city, (other) => call({ city: other }), { needsCity });
  if (slug === null) return { role, place: null, basis, placeNote: note };
  const around = await reference.roleInCity(role.slug, slug, law);
  const place = around.city && {
    ...{ city: around.city, wages: around.wages },
    ...(law !== null && { asked: asked.city }),
  };
  return { role, place, basis, placeNote: note };
}
