import type { Skill } from "../../reference/market.ts";
import type { Figures } from "../estimate.ts";
import { z95 } from "../interval.ts";
import { method } from "../methodology-version.ts";
import { sourceIds } from "../source-ids.ts";
import type { Sheet, Term } from "../trace/sheet.ts";

/** Of figures that a premium from the survey has been put on. */
export const skillMethod = `${method}-skill-premium`;

/** An estimate with a skill's premium. Annual USD, whole. */
export interface SkilledFigures {
  skill: Skill;
  /** `e^coefficient - 1` */
  premium: number;
  low: number | null;
  median: number;
  high: number | null;
  confidenceLower: number;
  confidenceUpper: number;
}

/** Before the names of a skill's steps on the sheet. */
export function skillPrefix(slug: string): string {
  return `skill.${slug}.`;
}

/**
 * What an estimate is for those who use a skill: its figures, as they are
 * served, times e^coefficient. The interval takes in the coefficient's own
 * error. The steps go on the estimate's sheet.
 */
export function applySkill({ sheet, low, high }: Figures, skill: Skill): SkilledFigures {
  const prefix = skillPrefix(skill.slug);
  const cell = (column: string, value: number) =>
    sheet.cell({
      sourceId: sourceIds.skillSurvey,
      key: skill.slug,
      column,
      value,
      referenceDate: null,
    });
  const coefficient = cell("coefficient", skill.coefficient);
  const factor = sheet.step(`${prefix}factor`, "exp", { coefficient });
  const raise = (name: "low" | "median" | "high") =>
    sheet.step(`${prefix}${name}.exact`, "multiply", { base: resultOf(sheet, name), factor });
  const round = (name: string, exact: Term) => sheet.step(`${prefix}${name}`, "round", { exact });

  const median = raise("median");
  const own = sheet.step(`${prefix}error`, "multiply", {
    z: sheet.parameter("z", z95, "normal quantile of a two-sided 95 % interval"),
    standard_error: cell("standard_error", skill.standardError),
  });
  const bound = (side: "lower" | "upper") => {
    const base = resultOf(sheet, `error.${side}`);
    const width = sheet.step(`${prefix}error.${side}`, "quadrature", { base, skill: own });
    const name = `confidence_${side}`;
    const operation = side === "lower" ? "widen_down" : "widen_up";
    return round(name, sheet.step(`${prefix}${name}.exact`, operation, { median, width })).value;
  };
  return {
    skill,
    premium: factor.value - 1,
    low: low === null ? null : round("low", raise("low")).value,
    median: round("median", median).value,
    high: high === null ? null : round("high", raise("high")).value,
    confidenceLower: bound("lower"),
    confidenceUpper: bound("upper"),
  };
}

function resultOf(sheet: Sheet, name: string): Term {
  const known = sheet.steps.get(name);
  if (!known) throw new Error(`The sheet has no step ${name}.`);
  return { value: known.result, from: `step:${name}` };
}
