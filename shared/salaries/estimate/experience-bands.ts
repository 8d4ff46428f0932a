import type { ExperienceBands } from "#shared/contract/estimate.response.ts";
import type { PayLevel } from "#shared/contract/levels.ts";
import { estimate, type Figures } from "#shared/figures/estimate.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { figureId } from "./figure-id.ts";

/**
 * Median and quartiles of everyone and at every level of experience, each with its data point id. Annual USD.
 *
 * @param own the figures of one of the levels, which are not computed again.
 */
export function experienceBands(own: Figures, dataPointKey: string): ExperienceBands {
  const { input } = own;
  const band = (level: PayLevel): ExperienceBands[PayLevel] => {
    const figures =
      level === input.level ? own : estimate({ ...input, level }, createUnrecordedWorksheet());
    if (!figures) throw new Error(`${input.role.slug} has no median at ${level} level.`);
    const { median, low, high } = figures;
    const dataPointId = figureId(figures, dataPointKey);
    return { median, p25: low, p75: high, dataPointId };
  };
  return {
    any: band("any"),
    entry: band("entry"),
    mid: band("mid"),
    senior: band("senior"),
    staff: band("staff"),
  };
}
