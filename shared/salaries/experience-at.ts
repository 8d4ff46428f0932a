import type { ExperienceAt } from "../contracts/responses/calculate.ts";
import type { Figures } from "./figures/estimate.ts";
import { experience } from "./figures/experience.ts";

/** The level of an estimate, and where its median lies in the occupation's published pay there. */
export function experienceAt({ input: { level }, position }: Figures): ExperienceAt {
  return {
    level,
    ...experience[level],
    percentile: position.percentile,
    beyond_published: position.beyondPublished,
  };
}
