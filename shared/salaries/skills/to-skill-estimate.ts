import type { Estimate } from "../../contracts/responses/estimate.ts";
import { figureId } from "../figure-id.ts";
import type { Figures } from "../figures/estimate.ts";
import { describeEstimate } from "../to-estimate.ts";
import { type SkillFigures, skillMethod } from "./apply-skill.ts";

/** The data point id of an estimate with a skill's premium. */
export function skillDataPoint(figures: Figures, slug: string, key: string): string {
  return figureId(figures, key, "skill", slug);
}

/** An estimate with a skill's premium, as lineage returns it. */
export function toSkillEstimate(figures: Figures, skilled: SkillFigures, key: string): Estimate {
  return {
    ...describeEstimate(figures),
    low: skilled.low,
    median: skilled.median,
    high: skilled.high,
    confidence_lower: skilled.confidenceLower,
    confidence_upper: skilled.confidenceUpper,
    methodology_version: skillMethod,
    data_point_id: skillDataPoint(figures, skilled.skill.slug, key),
  };
}
