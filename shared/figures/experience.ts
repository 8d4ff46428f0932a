import type { ExperienceLevel, PayLevel } from "#shared/contract/salary-fields.ts";

/** Years of experience, and the factor that the occupation's wage is multiplied by. */
interface Experience {
  /** null for everyone. */
  years: string | null;
  multiplier: number;
}

/**
 * Root mean square distance, in logs, of occupations' own percentiles from the scale (entry: 25th,
 * senior: 75th, staff: 90th; May 2025, national). At mid level the scale is 1 by definition.
 * `level-scale.ts` has those of the scale that is fitted to a place.
 */
export const levelDeviations = {
  any: null,
  entry: 0.11,
  mid: null,
  senior: 0.09,
  staff: 0.17,
} as const satisfies Record<PayLevel, number | null>;

export const experience = {
  any: { years: null, multiplier: 1 },
  entry: { years: "0-2", multiplier: 0.78 },
  mid: { years: "3-5", multiplier: 1 },
  senior: { years: "6-9", multiplier: 1.28 },
  staff: { years: "10+", multiplier: 1.55 },
} as const satisfies Record<PayLevel, Experience>;

/** Whether a level was named; without one a figure is everyone's. */
export function namesLevel(level: PayLevel): level is ExperienceLevel {
  return level !== "any";
}
