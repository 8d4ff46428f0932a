import type { Figures } from "#shared/figures/estimate.ts";
import type { TracedValue } from "#shared/figures/worksheet/worksheet.ts";
import type { TaxParameter, TaxTables } from "#shared/reference/tax-tables.ts";
import { findParameter, requireTaxParameter } from "#shared/taxes/look-up.ts";
import type { CompanySize } from "./employer-cost.request.ts";
import { sizeAssumptions } from "./sizes.ts";
import { surveyCosts } from "./survey-costs.ts";

/** A tax on wages up to a wage base, or on all wages if `base` is null. */
export interface Levy {
  name: string;
  rate: TracedValue;
  base: TracedValue | null;
}

export interface CostRates {
  levies: Levy[];
  /** Insurance in USD a year, which does not depend on pay; null if it is not known. */
  insurance: TracedValue | null;
  /** Components that are a share of base pay; null if the share is not known. */
  shares: { name: string; share: TracedValue | null }[];
  /** The state whose unemployment tax is included; null without one. */
  state: string | null;
}

const unemploymentRate = "payroll/unemployment/default_rate";
const unemploymentBase = "payroll/unemployment/taxable_wage_base";

/** Records the rates of everything that an employer pays in addition to base pay on the estimate's worksheet. */
export function costRates(
  { worksheet, input }: Figures,
  tables: TaxTables,
  size: CompanySize,
): CostRates {
  const traceParameter = ({ sourceId, jurisdiction, name, value, effectiveFrom }: TaxParameter) =>
    worksheet.cell({
      sourceId,
      key: jurisdiction,
      column: name,
      value,
      referenceDate: effectiveFrom === "" ? null : effectiveFrom,
    });
  const federal = (name: string) => traceParameter(requireTaxParameter(tables, "US", name));
  const state = input.place?.city.state ?? null;
  const stateRate = state === null ? undefined : findParameter(tables, state, unemploymentRate);
  const stateBase = state === null ? undefined : findParameter(tables, state, unemploymentBase);
  const { assumed } = sizeAssumptions[size];
  const assumption = (name: "recruiting" | "overhead") => ({
    name,
    share: worksheet.parameter(
      `assumed_${name}`,
      assumed[name],
      `${name} as a share of base pay (assumption)`,
    ),
  });
  const { insurance, shares } = surveyCosts(worksheet, input, size);
  return {
    levies: [
      {
        name: "social_security",
        rate: federal("social_security_rate_employer"),
        base: federal("social_security_wage_cap"),
      },
      { name: "medicare", rate: federal("medicare_rate_employer"), base: null },
      {
        name: "federal_unemployment",
        rate: federal("futa_effective_rate"),
        base: federal("futa_taxable_wage_base"),
      },
      ...(stateRate && stateBase
        ? [
            {
              name: "state_unemployment",
              rate: traceParameter(stateRate),
              base: traceParameter(stateBase),
            },
          ]
        : []),
    ],
    insurance,
    shares: [...shares, assumption("recruiting"), assumption("overhead")],
    state: stateRate && stateBase ? state : null,
  };
}
