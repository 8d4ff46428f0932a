import type { ExperienceAt } from "#shared/contract/estimate.response.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { experience } from "#shared/figures/experience.ts";
import { levelOf } from "./figure-id.ts";

/** The level of an estimate, and where its median lies in the occupation's published pay there. */
export function experienceAt(figures: Figures): ExperienceAt {
  const { input, position } = figures;
  const level = levelOf(input);
  return {
    level,
    ...experience[level],
    effective_multiplier: figures.levelMultiplier,
    percentile: position.percentile,
    beyond_published: position.beyondPublished,
  };
}
