import { percent } from "../../core/format.ts";
import type { Dataset } from "../../reference/records.ts";
import { method } from "../figures/methodology-version.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";
import type { Statistic } from "./statistic.ts";

export const relationMethod = `${method}-occupation-relation`;

/** Overlaps are rounded to three decimals. */
const overlapUnits = 1_000;

/** O*NET's relation of two occupations. */
export interface Relation {
  socCode: string;
  relatedCode: string;
  rank: number;
  /** Number of technologies listed for both occupations, and for at least one. */
  shared: number;
  either: number;
}

export interface RelationValues {
  rank: TracedValue;
  /** Null if no technology is listed for either. */
  overlap: TracedValue | null;
}

/** Measures how close two occupations are, recording the steps on the worksheet. */
export function measureRelation(worksheet: Worksheet, relation: Relation): RelationValues {
  const { rank, shared, either } = relation;
  const key = `${relation.socCode}/${relation.relatedCode}`;
  const cell = (sourceId: string, column: string, value: number) =>
    worksheet.cell({ sourceId, key, column, value, referenceDate: null });
  const relationRank = cell(sourceIds.relatedOccupations, "rank", rank);
  if (either === 0) return { rank: relationRank, overlap: null };
  const exact = worksheet.step("skill_overlap.exact", "divide", {
    shared: cell(sourceIds.technologySkills, "technologies of both", shared),
    either: cell(sourceIds.technologySkills, "technologies of either", either),
  });
  const meaning = "overlaps are rounded to 1 divided by this number";
  const units = worksheet.parameter("overlap_units", overlapUnits, meaning);
  return {
    rank: relationRank,
    overlap: worksheet.step("skill_overlap", "round_to", { exact, units }),
  };
}

/** The same with its lineage. */
export function explainRelation(dataset: Dataset, relation: Relation): Statistic {
  const worksheet = createWorksheet();
  const { rank, overlap } = measureRelation(worksheet, relation);
  const pair = `SOC ${relation.socCode} and ${relation.relatedCode}`;
  const technologies = overlap
    ? `${percent(overlap.value)} of the technologies listed for either are listed for both`
    : "no technologies are listed for either";
  return {
    subject: pair,
    // O*NET 29.3.
    asOf: "2025-05-31",
    method: relationMethod,
    rules: [
      "relation_rank is the related occupation's position in O*NET's own order of an occupation's primary relations; if several O*NET codes belong to the pair, it is the best of their ranks.",
      "skill_overlap is the number of technologies that O*NET lists for both occupations divided by the number that it lists for at least one, rounded to three decimals.",
    ],
    worksheet,
    figures: { relation_rank: rank, ...(overlap ? { skill_overlap: overlap } : {}) },
    sentence: `${pair}: the second is number ${rank.value} among the occupations related to the first, and ${technologies} (O*NET ${dataset.sources.get(sourceIds.technologySkills)?.release ?? ""}, ${periodOf(dataset, sourceIds.technologySkills)})`,
    explanation: [
      "The order is O*NET's own, by how similar the work, knowledge and titles of two occupations are.",
      overlap
        ? `${relation.shared} of the ${relation.either} technologies that O*NET lists for at least one of the two are listed for both.`
        : "O*NET lists no technologies for either, so no overlap is computed.",
    ],
    assumptions: ["Only technologies are compared; other skills are not considered."],
  };
}
