import {
  type ExperienceLevel,
  experienceLevels,
  type FigureLevel,
  type PayLevel,
} from "#shared/contract/levels.ts";

/** Years of experience, and the multiplier that the specification gives them. */
interface Experience {
  /** null for everyone. */
  years: string | null;
  multiplier: number;
}

export const experience = {
  any: { years: null, multiplier: 1 },
  entry: { years: "0-2", multiplier: 0.78 },
  mid: { years: "3-5", multiplier: 1 },
  senior: { years: "6-9", multiplier: 1.28 },
  staff: { years: "10+", multiplier: 1.55 },
} as const satisfies Record<PayLevel, Experience>;

/**
 * Root mean square distance, in logs, of occupations' own percentiles from the specified multipliers
 * (entry: 25th, senior: 75th, staff: 90th; May 2025, national). The middle one is 1 by definition.
 */
export const specifiedDeviations = {
  any: null,
  entry: 0.11,
  mid: null,
  senior: 0.09,
  staff: 0.17,
} as const satisfies Record<PayLevel, number | null>;

/** Whether a level was named; without one a figure is everyone's. */
export function namesLevel(level: FigureLevel): level is Exclude<FigureLevel, "any"> {
  return level !== "any";
}

/** Whether a level is one of years of experience. */
export function isByYears(level: FigureLevel): level is ExperienceLevel {
  return experienceLevels.some((known) => known === level);
}

/** The specification's level for a grade: its names of levels are such words. */
const gradeLevels = {
  "grade-junior": "entry",
  "grade-mid": "mid",
  "grade-senior": "senior",
  "grade-principal": "staff",
} as const;

/** The level that the specification's multipliers are for. */
export function specifiedLevel(level: FigureLevel): PayLevel {
  return isByYears(level) ? level : (gradeLevels[level as keyof typeof gradeLevels] ?? "any");
}

/** The level by years; that of a grade is everyone's. */
export function yearsOf(level: FigureLevel): PayLevel {
  return isByYears(level) ? level : "any";
}
