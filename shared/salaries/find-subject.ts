import type { Basis } from "../contracts/common.ts";
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

/**
 * Finds the role and, if requested, the city of a call.
 *
 * @param call returns the caller's own call with another role or city, for a 404's suggestions.
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function findSubject(
  reference: Reference,
  asked: { role: string; city?: string | undefined; basis: Basis },
  call: (other: { role?: string; city?: string }) => string,
): Promise<Subject> {
  if (asked.city === undefined) {
    const role = await reference.role(asked.role);
    if (!role) throw await roleNotFound(reference, asked.role, (slug) => call({ role: slug }));
    return { role, place: null, basis: asked.basis };
  }
  const { role, city, wages } = await reference.roleInCity(asked.role, asked.city);
  if (!role) {
    const knownCity = city?.slug ?? (await reference.nearestCities(asked.city))[0] ?? "new-york";
    throw await roleNotFound(reference, asked.role, (slug) =>
      call({ role: slug, city: knownCity }),
    );
  }
  if (!city) throw await cityNotFound(reference, asked.city, (slug) => call({ city: slug }));
  return { role, place: { city, wages }, basis: asked.basis };
}
