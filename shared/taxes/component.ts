import type { TaxRate } from "../reference/tax-tables.ts";

/** The rule behind a tax: its description, dates, sources and limitations. */
export interface TaxRule {
  /** `federal_income_tax`, `social_security`, `state_income_tax`, … */
  name: string;
  /** `US`, a state's postal code, or a locality. */
  jurisdiction: string;
  description: string;
  /** Dates from which its numbers apply, earliest first; empty if the source has none. */
  effectiveFrom: string[];
  /** Whether a number is an earlier year's, because the year's own is not available. */
  carried: boolean;
  brackets: Bracket[];
  sourceId: string;
  sourceFiles: string[];
  caveats: string[];
}

/** A tax on one year's wages. */
export interface TaxComponent {
  rule: TaxRule;
  /** The amount that the brackets or the rate are applied to, whole USD. */
  taxable: number;
  /** Whole USD. */
  amount: number;
}

interface Dated {
  effectiveFrom?: string;
  thresholdFrom?: string;
  rateFrom?: string;
  carried: boolean;
  sourceFile: string;
}

/** The dates and files of the rows that a rule was read from. */
export function provenance(
  rows: readonly Dated[],
): Pick<TaxRule, "effectiveFrom" | "carried" | "sourceFiles"> {
  const dates = rows.flatMap(({ effectiveFrom, thresholdFrom, rateFrom }) =>
    [effectiveFrom, thresholdFrom, rateFrom].filter((date) => date !== undefined && date !== ""),
  );
  return {
    effectiveFrom: [...new Set(dates as string[])].sort(),
    carried: rows.some(({ carried }) => carried),
    sourceFiles: [...new Set(rows.map(({ sourceFile }) => sourceFile))].filter(Boolean).sort(),
  };
}

export function toBrackets(rows: readonly TaxRate[]): Bracket[] {
  return rows.map(({ lowerBound, rate }) => ({ lowerBound, rate }));
}

/** A tax bracket: a marginal rate above a threshold in USD. */
interface Bracket {
  lowerBound: number;
  rate: number;
}

/**
 * Tax at marginal rates: each rate applies to the income between its threshold and
 * the next one.
 *
 * @param brackets lowest first.
 * @returns USD, not rounded.
 */
export function applyBrackets(brackets: readonly Bracket[], income: number): number {
  return brackets.reduce((tax, { lowerBound, rate }, index) => {
    const upper = brackets[index + 1]?.lowerBound ?? Number.POSITIVE_INFINITY;
    return tax + Math.max(0, Math.min(income, upper) - lowerBound) * rate;
  }, 0);
}
