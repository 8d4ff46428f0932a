import type { Estimate } from "#shared/contract/estimate.response.ts";
import { dollars, percent } from "#shared/core/format.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import { surveyGroup } from "#shared/figures/survey-groups.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { taxYear } from "#shared/reference/tax-tables.ts";
import { placeName } from "../subject/place-name.ts";
import type { CostFigures } from "./apply-cost.ts";
import type { CompanySize } from "./employer-cost.request.ts";
import { sizeAssumptions } from "./sizes.ts";
import { benefitGroup } from "./survey-costs.ts";

export function costSummary(figures: Figures, cost: CostFigures, size: CompanySize): string {
  const { role, place } = figures.input;
  const onTop = cost.median - figures.median;
  const isPart = cost.breakdown.health_insurance === null;
  return `${role.title} in ${placeName(place)}: the total cost to ${size === "enterprise" ? "an" : "a"} ${size} employer is ${isPart ? "at least " : ""}${dollars(cost.median)} a year, of which ${dollars(figures.median)} is base pay and ${dollars(onTop)} (${percent(onTop / figures.median)} of base pay) is added cost${isPart ? "; insurance, pension and supplemental pay come on top and are not known" : ""}.`;
}

/** Sentences about the costs besides base pay, their sources, and the assumptions. */
export function costAssumptions(figures: Figures, cost: CostFigures, size: CompanySize): string[] {
  const { assumed } = sizeAssumptions[size];
  return [
    `Payroll taxes are those of ${taxYear}: the employer's share of Social Security (up to the wage base) and Medicare, and federal unemployment tax at the rate after the full state credit.`,
    cost.state === null
      ? "State unemployment tax is not included because it depends on the state; add a city to include it."
      : `State unemployment tax is that of ${cost.state}, ${dollars(cost.levies.state_unemployment ?? 0)} a year, at a standard rate and wage base. Most of them are not dated by their source, so their year is not verified. An employer with an experience rating pays a different rate.`,
    "Other state payroll taxes on employers, such as those for paid leave, are not included.",
    ...benefitSentences(figures, cost, size),
    "Paid leave is part of base pay, because an annual wage already covers it; it is not added again.",
    `Recruiting at ${percent(assumed.recruiting)} and overhead (equipment, software and office space) at ${percent(assumed.overhead)} of base pay are assumptions without a public source.`,
    "The interval, low and high are the costs at the corresponding figures of base pay; they do not include the uncertainty of benefits. The weights in source_breakdown are fixed by this API, not measured.",
  ];
}

/** What benefits are taken from, or why they are not known. */
function benefitSentences(figures: Figures, cost: CostFigures, size: CompanySize): string[] {
  const { role, dataset } = figures.input;
  const { group } = sizeAssumptions[size];
  const survey = `BLS Employer Costs for Employee Compensation, ${periodOf(dataset, sourceIds.employerCosts)}`;
  const taken = benefitGroup(role, dataset.employerCosts);
  const { health_insurance: insurance = null } = cost.breakdown;
  if (taken === null || insurance === null) {
    return [
      `health_insurance, retirement_match and benefits are null and not in the total, so it is the least that the job costs: most people in it work for public employers, whose insurance and pensions cost far more than those of private industry, and the tables at hand (${survey}) are of private industry. Some public employers are outside of Social Security, and pay more to a pension instead.`,
    ];
  }
  const own = surveyGroup(role.occupation.socCode);
  return [
    ...(taken === own
      ? []
      : [
          `The job is paid less than "${own}" and less than the lowest-paid group of the survey, "${taken}", is on average, so its benefits are those of that group; part-time work often has none.`,
        ]),
    `health_insurance is ${dollars(insurance)} a year whatever the pay, because a premium does not rise with it: the insurance cost per hour of "${taken}" (table 4), times that of establishments with ${group} relative to all workers (table 6), times 2,080 hours, in ${survey}, private industry. It includes life and disability insurance, and averages over employees with and without a plan. The survey counts hours worked, of which a full-time year has fewer than 2,080, so the amount is slightly overstated.`,
    `Retirement and supplemental pay are those of "${taken}" (table 4), divided by the sum of wages and paid leave, times those of establishments with ${group} relative to all workers (table 6), and multiplied by base pay. benefits is supplemental pay: bonuses, overtime and shift differentials.`,
  ];
}

/** A citation to quote verbatim. */
export function costCitation(
  figures: Figures,
  size: CompanySize,
  served: Estimate,
  credit: string,
): string {
  const { role, place, quarter, dataset } = figures.input;
  const isPart = benefitGroup(role, dataset.employerCosts) === null;
  return `${role.title} in ${placeName(place)}: an employer with ${sizeAssumptions[size].group} pays ${isPart ? "at least " : ""}${dollars(served.median)} a year ${isPart ? "before insurance and pension" : "in total"} for a base of ${dollars(figures.median)} (${quarterLabel(quarter)}). ${credit}, computed from BLS Occupational Employment and Wage Statistics, BLS Employer Costs for Employee Compensation (${periodOf(dataset, sourceIds.employerCosts)}) and payroll taxes of ${taxYear}; recruiting and overhead are assumptions. Data point ${served.data_point_id}.`;
}
