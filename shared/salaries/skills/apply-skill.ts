import type { Figures } from "#shared/figures/estimate.ts";
import {
  findResult,
  type TracedValue,
  type Worksheet,
} from "#shared/figures/worksheet/worksheet.ts";
import { z95 } from "#shared/figures/z95.ts";
import type { Skill } from "#shared/reference/market.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";

/** An estimate with a skill's premium. Whole USD a year. */
export interface SkillFigures {
  skill: Skill;
  low: number | null;
  median: number;
  high: number | null;
  confidenceLower: number;
  confidenceUpper: number;
}

/** Prefix of the names of a skill's steps on the worksheet. */
export function skillPrefix(slug: string): string {
  return `skill.${slug}.`;
}

/** e^coefficient, the factor that pay is multiplied by. It is recorded on the worksheet only once. */
export function skillFactor(worksheet: Worksheet, skill: Skill): TracedValue {
  const name = `${skillPrefix(skill.slug)}factor`;
  const known = worksheet.steps.get(name);
  if (known) return { value: known.result, from: `step:${name}` };
  const coefficient = skillCell(worksheet, skill, "coefficient", skill.coefficient);
  return worksheet.step(name, "exp", { coefficient });
}

/**
 * The median times the skill's factor, for lists that need no other figure: the estimate's before
 * it is raised to the legal minimum, to which the product is raised instead.
 */
export function multiplyMedian(
  { worksheet, floor }: Figures,
  skill: Skill,
): { factor: TracedValue; exact: TracedValue; median: number } {
  const prefix = skillPrefix(skill.slug);
  const factor = skillFactor(worksheet, skill);
  const base = findResult(worksheet, "median");
  const exact = worksheet.step(`${prefix}median.exact`, "multiply", { base, factor });
  const rounded = worksheet.step(`${prefix}median`, "round", { exact });
  return { factor, exact, median: floor.raise(`${prefix}median`, rounded).value };
}

/**
 * Applies a skill's premium to an estimate: its figures times e^coefficient, raised to the legal
 * minimum. The interval includes the coefficient's own error. The steps are
 * recorded on the estimate's worksheet.
 */
export function applySkill(figures: Figures, skill: Skill): SkillFigures {
  const { worksheet, floor, low, high } = figures;
  const prefix = skillPrefix(skill.slug);
  const { factor, exact, median } = multiplyMedian(figures, skill);
  const serve = (name: string, exact: TracedValue) =>
    floor.raise(prefix + name, worksheet.step(prefix + name, "round", { exact })).value;
  const multiply = (name: "low" | "high") =>
    serve(
      name,
      worksheet.step(`${prefix}${name}.exact`, "multiply", {
        base: findResult(worksheet, name),
        factor,
      }),
    );
  const own = worksheet.step(`${prefix}error`, "multiply", {
    z: worksheet.parameter("z", z95, "normal quantile of a two-sided 95% interval"),
    standard_error: skillCell(worksheet, skill, "standard_error", skill.standardError),
  });
  const bound = (side: "lower" | "upper") => {
    const base = findResult(worksheet, `width.${side}`);
    const width = worksheet.step(`${prefix}error.${side}`, "quadrature", { base, skill: own });
    const name = `confidence_${side}`;
    const operation = side === "lower" ? "widen_down" : "widen_up";
    return serve(
      name,
      worksheet.step(`${prefix}${name}.exact`, operation, { median: exact, width }),
    );
  };
  return {
    skill,
    low: low === null ? null : multiply("low"),
    median,
    high: high === null ? null : multiply("high"),
    confidenceLower: bound("lower"),
    confidenceUpper: bound("upper"),
  };
}

/** A value from a technology's row in the regression. */
export function skillCell(
  worksheet: Worksheet,
  skill: Skill,
  column: string,
  value: number,
): TracedValue {
  const key = skill.slug;
  return worksheet.cell({
    sourceId: sourceIds.skillSurvey,
    key,
    column,
    value,
    referenceDate: null,
  });
}
