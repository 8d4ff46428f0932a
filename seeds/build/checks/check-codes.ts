import type { Refusal } from "../refusal.ts";
import type { Place } from "./check-number.ts";

/** Every occupation code must be one that is known: published by OEWS, bridged, or left out with a reason. */
export function checkCodes(
  places: Iterable<Place & { code: string }>,
  known: (code: string) => boolean,
): Refusal[] {
  const refusals: Refusal[] = [];
  for (const { code, ...place } of places) {
    if (!known(code)) refusals.push({ ...place, reason: `unknown SOC code ${code}` });
  }
  return refusals;
}
