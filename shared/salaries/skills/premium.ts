import type { TracedValue, Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Skill } from "#shared/reference/market.ts";
import { skillCell, skillFactor, skillPrefix } from "./apply-skill.ts";

/** Premiums are rounded to six decimals. */
const units = 1_000_000;

interface PremiumValues {
  premium: TracedValue;
  premium_pct: TracedValue;
  standard_error: TracedValue;
  sample_size: TracedValue;
  confidence: { level: TracedValue; lower: TracedValue; upper: TracedValue };
}

/** Computes a technology's pay premium from its row in the regression, recording the steps on the worksheet. */
export function measurePremium(worksheet: Worksheet, skill: Skill): PremiumValues {
  const prefix = skillPrefix(skill.slug);
  const one = worksheet.parameter("unchanged", 1, "factor that leaves pay unchanged");
  const perUnit = worksheet.parameter(
    "premium_units",
    units,
    "premiums are rounded to 1 divided by this number",
  );
  const percent = worksheet.parameter("percent", 0.01, "one percent");
  const less = (name: string, factor: TracedValue) => {
    const exact = worksheet.step(`${prefix}${name}.exact`, "subtract", { factor, one });
    return {
      exact,
      rounded: worksheet.step(`${prefix}${name}`, "round_to", { exact, units: perUnit }),
    };
  };
  const bound = (side: "lower" | "upper", column: "ci_low" | "ci_high", value: number) => {
    const name = `confidence.${side}`;
    const coefficient = skillCell(worksheet, skill, column, value);
    return less(name, worksheet.step(`${prefix}${name}.factor`, "exp", { coefficient })).rounded;
  };
  const premium = less("premium", skillFactor(worksheet, skill));
  const exact = worksheet.step(`${prefix}premium_pct.exact`, "divide", {
    premium: premium.exact,
    percent,
  });
  return {
    premium: premium.rounded,
    premium_pct: worksheet.step(`${prefix}premium_pct`, "round", { exact }),
    standard_error: skillCell(worksheet, skill, "standard_error", skill.standardError),
    sample_size: skillCell(worksheet, skill, "users", skill.users),
    confidence: {
      level: worksheet.parameter(
        "premium_confidence_level",
        0.95,
        "confidence level of the coefficient's interval",
      ),
      lower: bound("lower", "ci_low", skill.ciLow),
      upper: bound("upper", "ci_high", skill.ciHigh),
    },
  };
}

/** The same values by the names under which they are served. */
export function premiumFigures({
  confidence,
  ...values
}: PremiumValues): Record<string, TracedValue> {
  const { level, lower, upper } = confidence;
  return {
    ...values,
    "confidence.level": level,
    "confidence.lower": lower,
    "confidence.upper": upper,
  };
}
