import type { Figures } from "#shared/figures/estimate.ts";
import { allWorkers, lowestPaid, surveyGroup } from "#shared/figures/survey-groups.ts";
import type { TracedValue, Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { EmployerCost, Role } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import { isPublicOccupation } from "../estimate/public-scales.ts";
import type { CompanySize } from "./employer-cost.request.ts";
import { sizeAssumptions } from "./sizes.ts";

interface SurveyCosts {
  /** USD a year; null where the survey's tables do not fit. */
  insurance: TracedValue | null;
  /** Benefits that rise with pay, as shares of base pay; null where the survey's tables do not fit. */
  shares: { name: string; share: TracedValue | null }[];
}

const paidHours = 2_080;

/** Benefits that rise with pay, by the survey's name of their cost. */
const rising = {
  retirement_match: "retirement_and_savings",
  benefits: "supplemental_pay",
} as const;

const none: SurveyCosts = {
  insurance: null,
  shares: Object.keys(rising).map((name) => ({ name, share: null })),
};

/**
 * The group of table 4 whose benefits an occupation has: its own, or that of the lowest pay where its
 * national median is below what that group is paid, since the survey's tables by wage are not in the data.
 *
 * @returns null for occupations of mostly public employers, because both tables are of private industry.
 */
export function benefitGroup(role: Role, costs: readonly EmployerCost[]): string | null {
  if (isPublicOccupation(role)) return null;
  const hourly = (component: string) =>
    requireCost(costs, { dimension: "occupation", group: lowestPaid, component }).costPerHour;
  const least = (hourly("wages_and_salaries") + hourly("paid_leave")) * paidHours;
  const median = role.wages.at(-1)?.median ?? null;
  return median !== null && median < least ? lowestPaid : surveyGroup(role.occupation.socCode);
}

/**
 * The benefits of BLS Employer Costs for Employee Compensation, recorded on the worksheet: those of the
 * occupational group (table 4), times those at the employer's size (table 6) relative to all workers.
 * Insurance is in dollars, because a premium does not rise with pay; retirement and supplemental pay are
 * shares of base pay.
 *
 * @throws {Error} if the survey lacks one of the costs.
 */
export function surveyCosts(
  worksheet: Worksheet,
  { role, dataset }: Figures["input"],
  size: CompanySize,
): SurveyCosts {
  const occupation = benefitGroup(role, dataset.employerCosts);
  if (occupation === null) return none;
  const cost = ({ dimension, group }: Row, component: string) =>
    worksheet.cell({
      sourceId: sourceIds.employerCosts,
      key: `${dimension}/${group}`,
      column: component,
      value: requireCost(dataset.employerCosts, { dimension, group, component }).costPerHour,
      referenceDate: null,
    });
  const rows: Record<"group" | "size" | "all", Row> = {
    group: { dimension: "occupation", group: occupation },
    size: { dimension: "size", group: sizeAssumptions[size].group },
    all: { dimension: "occupation", group: allWorkers },
  };
  const step = (name: string) => `employer_cost.${name}`;
  /** An annual wage also pays for leave, so benefits are divided by wages and leave together. */
  const shareOf = (name: string, component: string, which: keyof typeof rows) =>
    worksheet.step(step(`${name}.share.${which}`), "divide", {
      cost: cost(rows[which], component),
      paid: worksheet.step(step(`${name}.paid.${which}`), "add", {
        wages: cost(rows[which], "wages_and_salaries"),
        leave: cost(rows[which], "paid_leave"),
      }),
    });
  const relative = worksheet.step(step("health_insurance.relative"), "divide", {
    size: cost(rows.size, "insurance"),
    all: cost(rows.all, "insurance"),
  });
  return {
    insurance: worksheet.step(step("health_insurance.year"), "multiply", {
      hourly: cost(rows.group, "insurance"),
      relative,
      hours: worksheet.parameter("paid_hours", paidHours, "hours in a full-time year"),
    }),
    shares: Object.entries(rising).map(([name, component]) => ({
      name,
      share: worksheet.step(step(`${name}.share`), "multiply", {
        group: shareOf(name, component, "group"),
        relative: worksheet.step(step(`${name}.relative`), "divide", {
          size: shareOf(name, component, "size"),
          all: shareOf(name, component, "all"),
        }),
      }),
    })),
  };
}

type Row = Pick<EmployerCost, "dimension" | "group">;

function requireCost(
  costs: readonly EmployerCost[],
  { dimension, group, component }: Row & Pick<EmployerCost, "component">,
): EmployerCost {
  const row = costs.find(
    (own) => own.dimension === dimension && own.group === group && own.component === component,
  );
  if (!row) throw new Error(`The employer cost survey lacks ${component} of ${group}.`);
  return row;
}
