import type { ExperienceLevel } from "../contracts/common.ts";
import type { ExperienceBands } from "../contracts/widget.ts";
import { type EstimateInput, estimate } from "./estimate.ts";

/** Median and quartiles of a subject at every level of experience. */
export function experienceBands(input: EstimateInput): ExperienceBands {
  const band = (level: ExperienceLevel): ExperienceBands[ExperienceLevel] => {
    const figures = estimate({ ...input, level });
    if (!figures) throw new Error(`${input.role.slug} has no median at the level ${level}.`);
    return { median: figures.median, p25: figures.low, p75: figures.high };
  };
  return { entry: band("entry"), mid: band("mid"), senior: band("senior"), staff: band("staff") };
}
