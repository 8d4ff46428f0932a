import type { Skill } from "../../reference/market.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import { resultOf, skillPrefix } from "./apply-skill.ts";
import { measurePremium, premiumFigures } from "./premium.ts";

/**
 * Everything that is served of a skill on top of an estimate, by the names it is
 * served under; what the estimate has too begins with `skill.`. The estimate
 * with the skill is on the sheet already.
 */
export function skillFigures(sheet: Worksheet, skill: Skill): Record<string, TracedValue> {
  const prefix = skillPrefix(skill.slug);
  const base = resultOf(sheet, "median");
  const adjusted = resultOf(sheet, `${prefix}median`);
  const premium = Object.entries(premiumFigures(measurePremium(sheet, skill)));
  return {
    ...Object.fromEntries(premium.map(([name, term]) => [`skill.${name}`, term])),
    base_salary: base,
    adjusted_salary: adjusted,
    increase: sheet.step(`${prefix}increase`, "subtract", { adjusted, base }),
  };
}
