import type { ExperienceAt } from "#shared/contract/estimate.response.ts";
import { type FigureLevel, gradeOf } from "#shared/contract/levels.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { experience, yearsOf } from "#shared/figures/experience.ts";
import { levelOf } from "./figure-id.ts";

/** The level of an estimate, and where its median lies in the occupation's published pay there. */
export function experienceAt(figures: Figures): ExperienceAt {
  const { input, position } = figures;
  const level = levelOf(input);
  return {
    level: yearsOf(level),
    basis: basisOfLevel(level),
    grade: gradeOf(level),
    ...experience[yearsOf(level)],
    effective_multiplier: figures.levelMultiplier,
    percentile: position.percentile,
    beyond_published: position.beyondPublished,
  };
}

function basisOfLevel(level: FigureLevel): ExperienceAt["basis"] {
  if (level === "any") return "any";
  return gradeOf(level) === null ? "years" : "grade";
}
