import type { ReachableOccupation } from "#shared/figures/choose-adjacent.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Quote } from "../estimate/quote.ts";
import { roleReference } from "../estimate/references.ts";
import { measureRelation } from "../statistics/relation.ts";
import { statisticDataPoint } from "../statistics/statistic-id.ts";
import type { AdjacentEntry } from "./adjacent.response.ts";

/** A role whose pay differs by at most this percentage is lateral. */
const lateralPercent = 5;

/** An adjacent role: its pay compared with the requested role's, and how the occupations are related. */
export async function describeAdjacent(
  own: Quote,
  other: Quote,
  reachable: ReachableOccupation,
  dataPointKey: string,
): Promise<AdjacentEntry> {
  const { role, dataset } = other.figures.input;
  const { onetSoc, relatedOnetSoc } = reachable;
  const { median, methodology_version, data_point_id } = other.estimate;
  const difference = median - own.estimate.median;
  const percent = (difference / own.estimate.median) * 100;
  const { rank, zonesUp, overlap } = measureRelation(createWorksheet(), reachable);
  const point = { kind: "occupation_relation", subject: onetSoc, detail: relatedOnetSoc } as const;
  return {
    id: `adjacent:${own.figures.input.role.slug}:${role.slug}`,
    role: roleReference(role),
    median,
    difference,
    difference_percent: Number(percent.toFixed(2)),
    direction: directionOf(percent),
    relation: "related",
    relation_tier: reachable.tier,
    relation_rank: rank.value,
    job_zones_up: zonesUp?.value ?? 0,
    license: reachable.license,
    skill_overlap: overlap?.value ?? null,
    relation_data_point_id: statisticDataPoint(dataset, point, dataPointKey),
    onet_occupation: { code: relatedOnetSoc, title: reachable.relatedTitle },
    occupation_code: reachable.relatedCode,
    methodology_version,
    data_point_id,
  };
}

function directionOf(percent: number): AdjacentEntry["direction"] {
  if (Math.abs(percent) <= lateralPercent) return "lateral";
  return percent > 0 ? "higher" : "lower";
}
