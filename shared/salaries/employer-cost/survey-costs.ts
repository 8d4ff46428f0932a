import type { Figures } from "#shared/figures/estimate.ts";
import { allWorkers, surveyGroup } from "#shared/figures/survey-groups.ts";
import type { TracedValue, Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import type { CompanySize } from "./employer-cost.request.ts";
import { sizeAssumptions } from "./sizes.ts";

interface SurveyCosts {
  /** USD a year. */
  insurance: TracedValue;
  /** Benefits that rise with pay, as shares of base pay. */
  shares: { name: string; share: TracedValue }[];
}

const paidHours = 2_080;

/**
 * The benefits of BLS Employer Costs for Employee Compensation, recorded on the worksheet.
 * Insurance is in dollars, because a premium does not rise with pay: the hourly cost of the
 * occupational group (table 4), times the cost at the employer's size (table 6) relative to all
 * workers. Retirement and supplemental pay are shares of base pay at the employer's size.
 *
 * @throws {Error} if the survey lacks one of the costs.
 */
export function surveyCosts(
  worksheet: Worksheet,
  { role, dataset }: Figures["input"],
  size: CompanySize,
): SurveyCosts {
  const { group } = sizeAssumptions[size];
  const cost = (dimension: "occupation" | "size", group: string, component: string) => {
    const row = dataset.employerCosts.find(
      (own) => own.dimension === dimension && own.group === group && own.component === component,
    );
    if (!row) throw new Error(`The employer cost survey lacks ${component} of ${group}.`);
    return worksheet.cell({
      sourceId: sourceIds.employerCosts,
      key: `${dimension}/${group}`,
      column: component,
      value: row.costPerHour,
      referenceDate: null,
    });
  };
  const ofSize = (component: string) => cost("size", group, component);
  // An annual wage also pays for leave, so benefits are divided by wages and leave together.
  const paid = worksheet.step("employer_cost.wages_and_leave", "add", {
    wages: ofSize("wages_and_salaries"),
    leave: ofSize("paid_leave"),
  });
  const share = (name: string, component: string) => ({
    name,
    share: worksheet.step(`employer_cost.${name}.share`, "divide", {
      cost: ofSize(component),
      paid,
    }),
  });
  const relative = worksheet.step("employer_cost.health_insurance.relative", "divide", {
    size: ofSize("insurance"),
    all: cost("occupation", allWorkers, "insurance"),
  });
  return {
    insurance: worksheet.step("employer_cost.health_insurance.year", "multiply", {
      hourly: cost("occupation", surveyGroup(role.occupation.socCode), "insurance"),
      relative,
      hours: worksheet.parameter("paid_hours", paidHours, "hours in a full-time year"),
    }),
    shares: [
      share("retirement_match", "retirement_and_savings"),
      share("benefits", "supplemental_pay"),
    ],
  };
}
