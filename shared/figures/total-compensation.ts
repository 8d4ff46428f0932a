import type { TotalCompensation } from "#shared/contract/estimate.response.ts";
import type { EmployerCost } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import type { Figures } from "./estimate.ts";
import { servedStep } from "./floor.ts";
import { allWorkers, surveyGroup } from "./survey-groups.ts";

export interface Supplement {
  group: string;
  /** Supplemental pay divided by wages and salaries. */
  ratio: number;
}

/**
 * Supplemental pay in the occupation's group as a ratio to wages and salaries:
 * overtime, shift differentials and nonproduction bonuses.
 *
 * @returns null if the survey has no figures.
 */
export function findSupplement(costs: readonly EmployerCost[], socCode: string): Supplement | null {
  const found = findCosts(costs, socCode);
  return found && { group: found.group, ratio: found.supplementalPay / found.wages };
}

interface GroupCosts {
  group: string;
  /** USD per hour worked. */
  supplementalPay: number;
  wages: number;
}

function findCosts(costs: readonly EmployerCost[], socCode: string): GroupCosts | null {
  const groups = costsByGroup(costs);
  return groups.get(surveyGroup(socCode)) ?? groups.get(allWorkers) ?? null;
}

/**
 * Indexed by dataset, because a search through all costs would take a twentieth of the time of an
 * estimate.
 */
const indexed = new WeakMap<readonly EmployerCost[], ReadonlyMap<string, GroupCosts>>();

/** The groups that have both costs. */
function costsByGroup(costs: readonly EmployerCost[]): ReadonlyMap<string, GroupCosts> {
  const known = indexed.get(costs);
  if (known) return known;
  const occupational = costs.filter(({ dimension }) => dimension === "occupation");
  const component = (name: string) =>
    new Map(
      occupational
        .filter((row) => row.component === name)
        .map(({ group, costPerHour }) => [group, costPerHour]),
    );
  const supplementalPay = component("supplemental_pay");
  const groups = new Map<string, GroupCosts>();
  for (const [group, wages] of component("wages_and_salaries")) {
    const supplemental = supplementalPay.get(group);
    if (supplemental !== undefined && wages) {
      groups.set(group, { group, supplementalPay: supplemental, wages });
    }
  }
  indexed.set(costs, groups);
  return groups;
}

/** @param base the estimate's median, annual USD. */
export function totalCompensation(base: number, supplement: Supplement | null): TotalCompensation {
  const bonus = Math.round(base * (supplement?.ratio ?? 0));
  const unsourced: TotalCompensation["unsourced"] = supplement
    ? ["equity", "signing"]
    : ["equity", "bonus", "signing"];
  return { base, equity: 0, bonus, signing: 0, total: base + bonus, unsourced };
}

/** Records bonus and total on the worksheet of their estimate. */
export function traceTotalCompensation({ worksheet, input, median }: Figures): void {
  const found = findCosts(input.dataset.employerCosts, input.role.occupation.socCode);
  if (!found) return;
  const cost = (component: string, value: number) =>
    worksheet.cell({
      sourceId: sourceIds.employerCosts,
      key: `occupation/${found.group}`,
      column: component,
      value,
      referenceDate: null,
    });
  const base = { value: median, from: `step:${servedStep(worksheet, "median")}` };
  const share = worksheet.step("total_compensation.bonus_share", "divide", {
    supplemental_pay: cost("supplemental_pay", found.supplementalPay),
    wages_and_salaries: cost("wages_and_salaries", found.wages),
  });
  const exact = worksheet.step("total_compensation.bonus.exact", "multiply", { base, share });
  const bonus = worksheet.step("total_compensation.bonus", "round", { exact });
  worksheet.step("total_compensation.total", "add", { base, bonus });
}
