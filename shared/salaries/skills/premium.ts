import type { Skill } from "../../reference/market.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import { factorOf, skillCell, skillPrefix } from "./apply-skill.ts";

/** Premiums are rounded to six decimals. */
const units = 1_000_000;

export interface PremiumTerms {
  premium: TracedValue;
  premium_pct: TracedValue;
  standard_error: TracedValue;
  sample_size: TracedValue;
  confidence: { level: TracedValue; lower: TracedValue; upper: TracedValue };
}

/** What a technology's row in the regression says of pay. The steps go on the sheet. */
export function measurePremium(sheet: Worksheet, skill: Skill): PremiumTerms {
  const prefix = skillPrefix(skill.slug);
  const one = sheet.parameter("unchanged", 1, "factor that leaves pay as it is");
  const perUnit = sheet.parameter(
    "premium_units",
    units,
    "premiums are rounded to this part of one",
  );
  const percent = sheet.parameter("percent", 0.01, "one percent");
  const less = (name: string, factor: TracedValue) => {
    const exact = sheet.step(`${prefix}${name}.exact`, "subtract", { factor, one });
    return {
      exact,
      rounded: sheet.step(`${prefix}${name}`, "round_to", { exact, units: perUnit }),
    };
  };
  const bound = (side: "lower" | "upper", column: "ci_low" | "ci_high", value: number) => {
    const name = `confidence.${side}`;
    const coefficient = skillCell(sheet, skill, column, value);
    return less(name, sheet.step(`${prefix}${name}.factor`, "exp", { coefficient })).rounded;
  };
  const premium = less("premium", factorOf(sheet, skill));
  const exact = sheet.step(`${prefix}premium_pct.exact`, "divide", {
    premium: premium.exact,
    percent,
  });
  return {
    premium: premium.rounded,
    premium_pct: sheet.step(`${prefix}premium_pct`, "round", { exact }),
    standard_error: skillCell(sheet, skill, "standard_error", skill.standardError),
    sample_size: skillCell(sheet, skill, "users", skill.users),
    confidence: {
      level: sheet.parameter(
        "premium_confidence_level",
        0.95,
        "level of the coefficient's interval",
      ),
      lower: bound("lower", "ci_low", skill.ciLow),
      upper: bound("upper", "ci_high", skill.ciHigh),
    },
  };
}

/** The same by the names that they are served under. */
export function premiumFigures({
  confidence,
  ...terms
}: PremiumTerms): Record<string, TracedValue> {
  const { level, lower, upper } = confidence;
  return {
    ...terms,
    "confidence.level": level,
    "confidence.lower": lower,
    "confidence.upper": upper,
  };
}
