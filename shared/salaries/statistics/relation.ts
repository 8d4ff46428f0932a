import { percent } from "#shared/core/format.ts";
import { method } from "#shared/figures/methodology-version.ts";
import {
  createWorksheet,
  type TracedValue,
  type Worksheet,
} from "#shared/figures/worksheet/worksheet.ts";
import type { Dataset, OnetRelation } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import type { Statistic } from "./statistic.ts";

export const relationMethod = `${method}-occupation-relation`;

/** Overlaps are rounded to three decimals. */
const overlapUnits = 1_000;

interface RelationValues {
  rank: TracedValue;
  /** Job zones that the related occupation lies higher; null if O*NET has no zone for one of them. */
  zonesUp: TracedValue | null;
  /** Null if no technology is listed for either. */
  overlap: TracedValue | null;
}

/** Measures how close two occupations are, recording the steps on the worksheet. */
export function measureRelation(worksheet: Worksheet, relation: OnetRelation): RelationValues {
  const { onetSoc, relatedOnetSoc, jobZone, relatedJobZone, shared, either } = relation;
  const pair = `${onetSoc}/${relatedOnetSoc}`;
  const cell = (sourceId: string, key: string, column: string, value: number) =>
    worksheet.cell({ sourceId, key, column, value, referenceDate: null });
  const rank = cell(sourceIds.relatedOccupations, pair, "rank", relation.rank);
  const zonesUp =
    jobZone === null || relatedJobZone === null
      ? null
      : worksheet.step("job_zones_up", "subtract", {
          related: cell(sourceIds.taxonomy, relatedOnetSoc, "job zone", relatedJobZone),
          own: cell(sourceIds.taxonomy, onetSoc, "job zone", jobZone),
        });
  if (either === 0) return { rank, zonesUp, overlap: null };
  const exact = worksheet.step("skill_overlap.exact", "divide", {
    shared: cell(sourceIds.technologySkills, pair, "technologies of both", shared),
    either: cell(sourceIds.technologySkills, pair, "technologies of either", either),
  });
  const meaning = "overlaps are rounded to 1 divided by this number";
  const units = worksheet.parameter("overlap_units", overlapUnits, meaning);
  return { rank, zonesUp, overlap: worksheet.step("skill_overlap", "round_to", { exact, units }) };
}

/** The same with its lineage. */
export function explainRelation(dataset: Dataset, relation: OnetRelation): Statistic {
  const worksheet = createWorksheet();
  const { rank, zonesUp, overlap } = measureRelation(worksheet, relation);
  const { tier, relatedTitle, license } = relation;
  const pair = `O*NET ${relation.onetSoc} and ${relation.relatedOnetSoc}`;
  const technologies = overlap
    ? `${percent(overlap.value)} of the technologies listed for either are listed for both`
    : "no technologies are listed for either";
  return {
    subject: pair,
    // O*NET 29.3.
    asOf: "2025-05-31",
    method: relationMethod,
    rules: [
      "relation_rank is the related occupation's position in O*NET's own order: 1 to 10 are its primary relations, 11 to 20 its supplemental ones.",
      "job_zones_up is the related occupation's job zone minus the other's. A job zone is that of the occupation's own row, which ends in .00, or of the specialty if O*NET does not rate that row.",
      "A relation makes a role adjacent if job_zones_up is at most 1, and only if it is primary where job_zones_up is 1 or the related occupation requires a license.",
      "skill_overlap is the number of technologies that O*NET lists for both occupations divided by the number that it lists for at least one, rounded to three decimals.",
    ],
    worksheet,
    figures: {
      relation_rank: rank,
      ...(zonesUp ? { job_zones_up: zonesUp } : {}),
      ...(overlap ? { skill_overlap: overlap } : {}),
    },
    sentence: `${pair}: the second, ${relatedTitle}, is number ${rank.value} among the occupations related to the first, and ${technologies} (O*NET ${dataset.sources.get(sourceIds.technologySkills)?.release ?? ""}, ${periodOf(dataset, sourceIds.technologySkills)})`,
    explanation: [
      "The order is O*NET's own, by how similar the work, knowledge and titles of two occupations are.",
      overlap
        ? `${relation.shared} of the ${relation.either} technologies that O*NET lists for at least one of the two are listed for both.`
        : "O*NET lists no technologies for either, so no overlap is computed.",
    ],
    assumptions: [
      `The relation is ${tier}. ${license === null ? "The list of licensed occupations, reviewed by hand, does not include the related one." : `The related occupation requires ${license}, according to a list reviewed by hand.`}`,
      "Only technologies are compared; other skills are not considered.",
    ],
  };
}
