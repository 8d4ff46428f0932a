import type { ExperienceLevel } from "#shared/contract/salary-fields.ts";

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
