import type { CompanySize } from "../../contracts/employer-cost.ts";
import type { TaxParameter, TaxTables } from "../../reference/tax-tables.ts";
import { findParameter, requireParameter } from "../../taxes/look-up.ts";
import type { Figures } from "../figures/estimate.ts";
import { sourceIds } from "../source-ids.ts";
import type { TracedValue } from "../worksheet/worksheet.ts";
import { sizeAssumptions } from "./sizes.ts";

/** A tax on wages up to a wage base, or on all wages if `base` is null. */
export interface Levy {
  name: string;
  rate: TracedValue;
  base: TracedValue | null;
}

export interface CostRates {
  levies: Levy[];
  /** Components that are a share of base pay. */
  shares: { name: string; share: TracedValue }[];
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
  const federal = (name: string) => traceParameter(requireParameter(tables, "US", name));
  const state = input.place?.city.state ?? null;
  const stateRate = state === null ? undefined : findParameter(tables, state, unemploymentRate);
  const stateBase = state === null ? undefined : findParameter(tables, state, unemploymentBase);
  const { group, assumed } = sizeAssumptions[size];
  const cost = (component: string) => {
    const row = input.dataset.employerCosts.find(
      (own) => own.dimension === "size" && own.group === group && own.component === component,
    );
    if (!row) throw new Error(`The employer cost survey lacks ${component} of ${group}.`);
    return worksheet.cell({
      sourceId: sourceIds.employerCosts,
      key: `size/${group}`,
      column: component,
      value: row.costPerHour,
      referenceDate: null,
    });
  };
  // An annual wage also pays for leave, so benefits are divided by wages and leave together.
  const paid = worksheet.step("employer_cost.wages_and_leave", "add", {
    wages: cost("wages_and_salaries"),
    leave: cost("paid_leave"),
  });
  const benefit = (name: string, component: string) => ({
    name,
    share: worksheet.step(`employer_cost.${name}.share`, "divide", { cost: cost(component), paid }),
  });
  const assumption = (name: "recruiting" | "overhead") => ({
    name,
    share: worksheet.parameter(
      `assumed_${name}`,
      assumed[name],
      `${name} as a share of base pay (assumption)`,
    ),
  });
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
    shares: [
      benefit("health_insurance", "insurance"),
      benefit("retirement_match", "retirement_and_savings"),
      benefit("benefits", "supplemental_pay"),
      assumption("recruiting"),
      assumption("overhead"),
    ],
    state: stateRate && stateBase ? state : null,
  };
}
