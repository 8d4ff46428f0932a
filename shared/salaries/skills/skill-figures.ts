import { servedStep } from "#shared/figures/floor.ts";
import {
  findResult,
  type TracedValue,
  type Worksheet,
} from "#shared/figures/worksheet/worksheet.ts";
import type { Skill } from "#shared/reference/market.ts";
import { skillPrefix } from "./apply-skill.ts";
import { measurePremium, premiumFigures } from "./premium.ts";

/**
 * Every figure that is served for a skill applied to an estimate, by its served
 * name. Names that the estimate uses as well are prefixed with `skill.`. The
 * estimate with the skill must already be on the worksheet.
 */
export function skillFigures(worksheet: Worksheet, skill: Skill): Record<string, TracedValue> {
  const prefix = skillPrefix(skill.slug);
  const served = (name: string) => findResult(worksheet, servedStep(worksheet, name));
  const base = served("median");
  const adjusted = served(`${prefix}median`);
  const premium = Object.entries(premiumFigures(measurePremium(worksheet, skill)));
  return {
    ...Object.fromEntries(premium.map(([name, traced]) => [`skill.${name}`, traced])),
    base_salary: base,
    adjusted_salary: adjusted,
    increase: worksheet.step(`${prefix}increase`, "subtract", { adjusted, base }),
  };
}
