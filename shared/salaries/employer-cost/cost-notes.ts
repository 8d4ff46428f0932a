import type { CompanySize } from "../../contracts/employer-cost.ts";
import type { Estimate } from "../../contracts/estimate.ts";
import type { Dataset } from "../../reference/records.ts";
import { taxYear } from "../../reference/tax-tables.ts";
import type { Figures } from "../figures/estimate.ts";
import { quarterLabel } from "../figures/quarter.ts";
import { dollars, percent } from "../prose/format.ts";
import { placeName } from "../prose/place-name.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import type { CostFigures } from "./apply-cost.ts";
import { sizeTerms } from "./sizes.ts";

export function costSummary(figures: Figures, cost: CostFigures, size: CompanySize): string {
  const { role, place } = figures.input;
  const onTop = cost.median - figures.median;
  return `${role.title} in ${placeName(place)} costs ${size === "enterprise" ? "an" : "a"} ${size} employer ${dollars(cost.median)} a year: ${dollars(figures.median)} of base pay and ${dollars(onTop)} (${percent(onTop / figures.median)}) on top.`;
}

/** What was put on top of base pay, from where, and what is assumed. */
export function costAssumptions(dataset: Dataset, cost: CostFigures, size: CompanySize): string[] {
  const { group, assumed } = sizeTerms[size];
  return [
    `Payroll tax is that of ${taxYear}: the employer's Social Security (up to the wage base) and Medicare, and federal unemployment tax at the rate after the full state credit.`,
    cost.state === null
      ? "State unemployment tax is not in, because it depends on the state: name a city to have it."
      : `State unemployment tax is ${cost.state}'s, ${dollars(cost.levies.state_unemployment ?? 0)}, at a standard rate and wage base which the source leaves undated, so their year is not verified. An employer that has been rated by experience pays another rate.`,
    "Other payroll taxes of states on employers, such as paid leave, are not in.",
    `Insurance, retirement and supplemental pay are those of establishments of ${group} in BLS Employer Costs for Employee Compensation, ${periodOf(dataset, sourceIds.employerCosts)} (table 6, private industry, all occupations), over wages and paid leave together, times base pay. health_insurance includes life and disability insurance; benefits is supplemental pay: bonuses, overtime and shift differentials. Insurance costs do not really grow with pay, so it is overstated for high pay and understated for low.`,
    "Paid leave is inside base pay, because an annual wage pays for it; it is not added again.",
    `Assumed, without a public source: recruiting at ${percent(assumed.recruiting)} and overhead (equipment, software, space) at ${percent(assumed.overhead)} of base pay.`,
    "The interval, low and high are the cost of the same figures of base pay; the uncertainty of benefits is not in them. The weights in source_breakdown are fixed by this API, not measured.",
  ];
}

/** One sentence that can be quoted as it is. */
export function costCitation(
  figures: Figures,
  size: CompanySize,
  served: Estimate,
  origin: string,
): string {
  const { role, place, quarter, dataset } = figures.input;
  return `${role.title} in ${placeName(place)}, mid level: an employer of ${sizeTerms[size].group} pays ${dollars(served.median)} a year in all for a base of ${dollars(figures.median)} (${quarterLabel(quarter)}). Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics, BLS Employer Costs for Employee Compensation (${periodOf(dataset, sourceIds.employerCosts)}) and payroll taxes of ${taxYear}; recruiting and overhead are assumed. Data point ${served.data_point_id}.`;
}
