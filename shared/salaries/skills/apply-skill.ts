import type { Skill } from "../../reference/market.ts";
import type { Figures } from "../figures/estimate.ts";
import { z95 } from "../figures/interval.ts";
import { method } from "../figures/methodology-version.ts";
import { sourceIds } from "../source-ids.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";

/** Of figures that a premium from the survey has been put on. */
export const skillMethod = `${method}-skill-premium`;

/** An estimate with a skill's premium. Annual USD, whole. */
export interface SkilledFigures {
  skill: Skill;
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

/** e^coefficient: what pay is multiplied by. Put on the sheet once, however many figures need it. */
export function factorOf(sheet: Worksheet, skill: Skill): TracedValue {
  const name = `${skillPrefix(skill.slug)}factor`;
  const known = sheet.steps.get(name);
  if (known) return { value: known.result, from: `step:${name}` };
  const coefficient = skillCell(sheet, skill, "coefficient", skill.coefficient);
  return sheet.step(name, "exp", { coefficient });
}

/** What the median is with a skill: as it is served, times e^coefficient. All that a list needs. */
export function raiseMedian(
  { sheet }: Figures,
  skill: Skill,
): { factor: TracedValue; exact: TracedValue; median: number } {
  const prefix = skillPrefix(skill.slug);
  const factor = factorOf(sheet, skill);
  const base = resultOf(sheet, "median");
  const exact = sheet.step(`${prefix}median.exact`, "multiply", { base, factor });
  return { factor, exact, median: sheet.step(`${prefix}median`, "round", { exact }).value };
}

/**
 * What an estimate is for those who use a skill: its figures, as they are
 * served, times e^coefficient. The interval takes in the coefficient's own
 * error. The steps go on the estimate's sheet.
 */
export function applySkill(figures: Figures, skill: Skill): SkilledFigures {
  const { sheet, low, high } = figures;
  const prefix = skillPrefix(skill.slug);
  const { factor, exact, median } = raiseMedian(figures, skill);
  const round = (name: string, term: TracedValue) =>
    sheet.step(`${prefix}${name}`, "round", { exact: term }).value;
  const raise = (name: "low" | "high") =>
    round(
      name,
      sheet.step(`${prefix}${name}.exact`, "multiply", { base: resultOf(sheet, name), factor }),
    );
  const own = sheet.step(`${prefix}error`, "multiply", {
    z: sheet.parameter("z", z95, "normal quantile of a two-sided 95 % interval"),
    standard_error: skillCell(sheet, skill, "standard_error", skill.standardError),
  });
  const bound = (side: "lower" | "upper") => {
    const base = resultOf(sheet, `error.${side}`);
    const width = sheet.step(`${prefix}error.${side}`, "quadrature", { base, skill: own });
    const name = `confidence_${side}`;
    const operation = side === "lower" ? "widen_down" : "widen_up";
    return round(name, sheet.step(`${prefix}${name}.exact`, operation, { median: exact, width }));
  };
  return {
    skill,
    low: low === null ? null : raise("low"),
    median,
    high: high === null ? null : raise("high"),
    confidenceLower: bound("lower"),
    confidenceUpper: bound("upper"),
  };
}

/** A value of a technology's row in the regression. */
export function skillCell(
  sheet: Worksheet,
  skill: Skill,
  column: string,
  value: number,
): TracedValue {
  const key = skill.slug;
  return sheet.cell({ sourceId: sourceIds.skillSurvey, key, column, value, referenceDate: null });
}

/** A result that is on the sheet already. */
export function resultOf(sheet: Worksheet, name: string): TracedValue {
  const known = sheet.steps.get(name);
  if (!known) throw new Error(`The sheet has no step ${name}.`);
  return { value: known.result, from: `step:${name}` };
}
