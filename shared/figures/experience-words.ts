import {
  type ExperienceLevel,
  type FigureLevel,
  gradeOf,
  type PayLevel,
} from "#shared/contract/levels.ts";
import { isByYears, yearsOf } from "./experience.ts";

const inWords = {
  entry: "up to two years’ experience",
  mid: "three to five years’ experience",
  senior: "six to nine years’ experience",
  staff: "ten or more years’ experience",
} as const satisfies Record<ExperienceLevel, string>;

/** In lists, choices and charts: "3–5 years". */
export const experienceInYears = {
  any: "Any experience",
  entry: "0–2 years",
  mid: "3–5 years",
  senior: "6–9 years",
  staff: "10 years or more",
} as const satisfies Record<PayLevel, string>;

/** After who is meant: "nurses in Tampa" + " with three to five years’ experience"; nothing of everyone. */
export function withExperience(level: FigureLevel): string {
  const grade = gradeOf(level);
  if (grade !== null) return ` with “${grade}” in the title`;
  return isByYears(level) ? ` with ${inWords[level]}` : "";
}

/** At the end of a title: ", 3–5 years"; nothing of everyone. */
export function yearsInTitle(level: FigureLevel): string {
  const grade = gradeOf(level);
  if (grade !== null) return `, “${grade}” in the title`;
  return isByYears(level) ? `, ${experienceInYears[yearsOf(level)]}` : "";
}

/** Whose pay it is, in a sentence about a figure: "people with three to five years’ experience". */
export function peopleOf(level: FigureLevel): string {
  return level === "any"
    ? "everyone in the job, whatever their experience"
    : `people${withExperience(level)}`;
}
