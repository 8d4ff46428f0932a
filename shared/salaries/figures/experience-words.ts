import type { ExperienceLevel } from "../../contract/salary-fields.ts";

/** Inside a sentence: "a nurse with three to five years’ experience". */
export const experienceInWords = {
  entry: "up to two years’ experience",
  mid: "three to five years’ experience",
  senior: "six to nine years’ experience",
  staff: "ten or more years’ experience",
} as const satisfies Record<ExperienceLevel, string>;

/** In lists, choices and charts: "3–5 years". */
export const experienceInYears = {
  entry: "0–2 years",
  mid: "3–5 years",
  senior: "6–9 years",
  staff: "10 years or more",
} as const satisfies Record<ExperienceLevel, string>;

/** Computer occupations and their engineers: where an offer names a grade such as "senior" or "staff". */
const withGrades = /^15-|^11-3021|^17-20[67]/;

/**
 * A level in a list: years, and the grade where the job's field has grades: "6–9 years", for a
 * software engineer "6–9 years (senior)".
 */
export function nameLevel(level: ExperienceLevel, socCode?: string): string {
  const years = experienceInYears[level];
  return socCode && withGrades.test(socCode) ? `${years} (${level})` : years;
}
