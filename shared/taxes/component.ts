import type { TaxRate } from "../reference/tax-tables.ts";
import type { Bracket } from "./apply-brackets.ts";

/** The rule behind a tax: what it is, from when, from where, and what it leaves out. */
export interface TaxRule {
  /** `federal_income_tax`, `social_security`, `state_income_tax`, … */
  name: string;
  /** `US`, a state's letters, or a locality. */
  jurisdiction: string;
  description: string;
  /** Dates from which its numbers hold, earliest first; empty where the source gives none. */
  effectiveFrom: string[];
  /** Whether an earlier year's number stands in for the year's own. */
  carried: boolean;
  brackets: Bracket[];
  sourceId: string;
  sourceFiles: string[];
  caveats: string[];
}

/** A tax of one year's wages. */
export interface TaxComponent {
  rule: TaxRule;
  /** What the brackets or the rate are applied to, whole USD. */
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

/** What the rows that a rule was read from say of their dates and files. */
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
