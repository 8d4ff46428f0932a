import type { Estimate } from "#shared/contract/estimate.response.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { skillMethod } from "#shared/figures/methodology-version.ts";
import { figureId } from "../estimate/figure-id.ts";
import { describeEstimate } from "../estimate/to-estimate.ts";
import { type SkillFigures, skillPrefix } from "./apply-skill.ts";

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
    floored_by: figures.floor.by(skillPrefix(skilled.skill.slug)),
    methodology_version: skillMethod,
    data_point_id: skillDataPoint(figures, skilled.skill.slug, key),
  };
}
