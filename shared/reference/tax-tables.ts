/** The tax law of one year, small enough to be cached as a whole. */
import type { Part } from "./part.ts";

/** The year whose tax law the tables contain. */
export const taxYear = 2026;

export interface TaxRate {
  jurisdiction: string;
  kind: string;
  filingStatus: string;
  lowerBound: number;
  rate: number;
  /** `YYYY-MM-DD`; empty if the source has no date. */
  thresholdFrom: string;
  rateFrom: string;
  /** Whether the threshold is an earlier year's, because the year's own is not available. */
  carried: boolean;
  sourceId: string;
  sourceFile: string;
}

export interface TaxParameter {
  jurisdiction: string;
  name: string;
  filingStatus: string;
  value: number;
  effectiveFrom: string;
  carried: boolean;
  sourceId: string;
  sourceFile: string;
}

export interface TaxTables {
  /** Keyed by jurisdiction: `US`, a state's postal code, or a locality. */
  rates: ReadonlyMap<string, readonly TaxRate[]>;
  parameters: ReadonlyMap<string, readonly TaxParameter[]>;
  /** City slug to the localities that levy a tax there. */
  localities: ReadonlyMap<string, readonly string[]>;
}

interface TaxRows {
  rates: readonly TaxRate[];
  parameters: readonly TaxParameter[];
  localities: readonly { citySlug: string; locality: string }[];
}

export const taxPart: Part<TaxRows, TaxTables> = { name: "taxes", assemble: assembleTaxTables };

function assembleTaxTables({ rates, parameters, localities }: TaxRows): TaxTables {
  const ordered = rates.toSorted((a, b) => a.lowerBound - b.lowerBound);
  return {
    rates: Map.groupBy(ordered, ({ jurisdiction }) => jurisdiction),
    parameters: Map.groupBy(parameters, ({ jurisdiction }) => jurisdiction),
    localities: new Map(
      [...Map.groupBy(localities, ({ citySlug }) => citySlug)].map(([city, own]) => [
        city,
        own.map(({ locality }) => locality),
      ]),
    ),
  };
}
