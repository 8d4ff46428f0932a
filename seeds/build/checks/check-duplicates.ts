import type { Refusal } from "../refusal.ts";
import type { Place } from "./check-number.ts";

/** Every key may occur once; the refusal names both lines. */
export function checkDuplicates(places: Iterable<Place>): Refusal[] {
  const seen = new Map<string, number>();
  const refusals: Refusal[] = [];
  for (const place of places) {
    const first = seen.get(place.key);
    if (first === undefined) seen.set(place.key, place.line);
    else refusals.push({ ...place, reason: `duplicate of line ${first}` });
  }
  return refusals;
}
