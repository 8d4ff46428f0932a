import type { Refusal } from "../refusal.ts";
import type { Place } from "./check-number.ts";

export interface Percentiles {
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
}

const names = ["p10", "p25", "median", "p75", "p90"] as const;

/** The published percentiles must not fall; suppressed ones are skipped. */
export function checkPercentiles(values: Percentiles, place: Place): Refusal[] {
  const published = names.flatMap((name) => {
    const value = values[name];
    return value === null ? [] : [{ name, value }];
  });
  for (const [index, { name, value }] of published.entries()) {
    const before = published[index - 1];
    if (before && before.value > value) {
      const reason = `percentiles out of order: ${before.name} ${before.value} > ${name} ${value}`;
      return [{ ...place, reason }];
    }
  }
  return [];
}
