import type { Dataset } from "../../reference/records.ts";
import { method } from "../figures/methodology-version.ts";
import { percent } from "../prose/format.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";
import type { Statistic } from "./statistic.ts";

export const relationMethod = `${method}-occupation-relation`;

/** Overlaps are rounded to three decimals. */
const overlapUnits = 1_000;

/** What O*NET says of two occupations. */
export interface Relation {
  socCode: string;
  relatedCode: string;
  rank: number;
  /** Technologies listed for both, and for either. */
  shared: number;
  either: number;
}

export interface RelationTerms {
  rank: TracedValue;
  /** Null where no technology is listed for either. */
  overlap: TracedValue | null;
}

/** How close two occupations are. The steps go on the sheet. */
export function measureRelation(sheet: Worksheet, relation: Relation): RelationTerms {
  const { rank, shared, either } = relation;
  const key = `${relation.socCode}/${relation.relatedCode}`;
  const cell = (sourceId: string, column: string, value: number) =>
    sheet.cell({ sourceId, key, column, value, referenceDate: null });
  const place = cell(sourceIds.relatedOccupations, "rank", rank);
  if (either === 0) return { rank: place, overlap: null };
  const exact = sheet.step("skill_overlap.exact", "divide", {
    shared: cell(sourceIds.technologySkills, "technologies of both", shared),
    either: cell(sourceIds.technologySkills, "technologies of either", either),
  });
  const meaning = "overlaps are rounded to this part of one";
  const units = sheet.parameter("overlap_units", overlapUnits, meaning);
  return { rank: place, overlap: sheet.step("skill_overlap", "round_to", { exact, units }) };
}

/** The same with its trail. */
export function explainRelation(dataset: Dataset, relation: Relation): Statistic {
  const sheet = createWorksheet();
  const { rank, overlap } = measureRelation(sheet, relation);
  const pair = `SOC ${relation.socCode} and ${relation.relatedCode}`;
  const technologies = overlap
    ? `${percent(overlap.value)} of the technologies that are listed for either are listed for both`
    : "no technologies are listed for them";
  return {
    subject: pair,
    // O*NET 29.3.
    asOf: "2025-05-31",
    method: relationMethod,
    rules: [
      "relation_rank is O*NET's own order of an occupation's primary relations; the best one where several of its codes belong to the pair.",
      "skill_overlap is the number of technologies that O*NET lists for both occupations over the number that it lists for at least one, rounded to three decimals.",
    ],
    sheet,
    figures: { relation_rank: rank, ...(overlap ? { skill_overlap: overlap } : {}) },
    sentence: `${pair}: number ${rank.value} among the first's related occupations, and ${technologies} (O*NET ${dataset.sources.get(sourceIds.technologySkills)?.release ?? ""}, ${periodOf(dataset, sourceIds.technologySkills)})`,
    assumptions: ["Technologies alone are compared. Other skills are not known to it."],
  };
}
