import type { Place } from "../figures/place.ts";

/** `San Francisco, CA`, or `the United States` for null. */
export function placeName(place: Place | null): string {
  return place ? `${place.city.name}, ${place.city.state}` : "the United States";
}
