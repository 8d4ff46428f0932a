import type { CityReference, RoleReference } from "#shared/contract/salary-fields.response.ts";
import { findParity } from "#shared/figures/city-multiplier.ts";
import type { City, Role } from "#shared/reference/records.ts";

export function roleReference(role: Pick<Role, "slug" | "title">): RoleReference {
  return { id: `role:${role.slug}`, slug: role.slug, title: role.title };
}

/** @param year the year of the price parity; the latest earlier one if it has none. */
export function cityReference(city: City, year: number): CityReference {
  return {
    id: `city:${city.slug}`,
    slug: city.slug,
    name: city.name,
    state: city.state,
    col_multiplier: Number((findParity(city, year).rpp / 100).toFixed(5)),
  };
}
