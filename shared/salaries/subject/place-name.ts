import type { Basis } from "#shared/contract/salary-fields.ts";
import type { Place } from "#shared/figures/place.ts";

/** `San Francisco, CA`, or `the United States` for null. */
export function placeName(place: Place | null): string {
  return place ? `${place.city.name}, ${place.city.state}` : "the United States";
}

/**
 * The source that a citation names after the wage survey for a figure of a place in a basis; empty
 * for the nation.
 */
export function placeSource(place: Place | null, basis: Basis): string {
  return place ? citySources(basis) : "";
}

/** The same where every figure is a city's. */
export function citySources(basis: Basis): string {
  return basis === "price_parity"
    ? " and BEA regional price parities"
    : ", national and metropolitan, with local factors that also draw on BEA regional price parities";
}
