import type { TotalCompensation } from "../../contracts/estimate.ts";
import type { EmployerCost } from "../../reference/records.ts";
import { sourceIds } from "../source-ids.ts";
import type { Figures } from "./estimate.ts";

/** Everyone in private industry: stands in for occupations without a group of their own. */
const everyone = "Private industry workers";

const management = "Management, business, and financial occupations";
const professional = "Professional and related occupations";
const service = "Service occupations";

/** SOC major group to the occupational group of the employer cost survey. */
const costGroups: Readonly<Record<string, string>> = {
  "11": management,
  "13": management,
  "15": professional,
  "17": professional,
  "19": professional,
  "21": professional,
  "23": professional,
  "25": professional,
  "27": professional,
  "29": professional,
  "31": service,
  "33": service,
  "35": service,
  "37": service,
  "39": service,
  "41": "Sales and related occupations",
  "43": "Office and administrative support occupations",
};

export interface Supplement {
  group: string;
  /** Supplemental pay over wages and salaries. */
  ratio: number;
}

/**
 * What employers pay beside wages and salaries, over wages and salaries, in the
 * occupation's group: overtime, shift differentials and nonproduction bonuses.
 */
export function supplement(costs: readonly EmployerCost[], socCode: string): Supplement | null {
  const found = findCosts(costs, socCode);
  return found && { group: found.group, ratio: found.extra / found.wages };
}

function findCosts(costs: readonly EmployerCost[], socCode: string) {
  const cost = (group: string, component: string) =>
    costs.find(
      (row) => row.dimension === "occupation" && row.group === group && row.component === component,
    )?.costPerHour;
  const own = costGroups[socCode.slice(0, 2)];
  for (const group of own === undefined ? [everyone] : [own, everyone]) {
    const extra = cost(group, "supplemental_pay");
    const wages = cost(group, "wages_and_salaries");
    if (extra !== undefined && wages) return { group, extra, wages };
  }
  return null;
}

/** @param base the estimate's median, annual USD. */
export function totalCompensation(base: number, extra: Supplement | null): TotalCompensation {
  const bonus = Math.round(base * (extra?.ratio ?? 0));
  return { base, equity: 0, bonus, signing: 0, total: base + bonus };
}

/** Puts bonus and total on the sheet of the estimate that they belong to. */
export function traceTotalCompensation({ sheet, input, median }: Figures): void {
  const found = findCosts(input.dataset.employerCosts, input.role.occupation.socCode);
  if (!found) return;
  const cost = (component: string, value: number) =>
    sheet.cell({
      sourceId: sourceIds.employerCosts,
      key: `occupation/${found.group}`,
      column: component,
      value,
      referenceDate: null,
    });
  const base = { value: median, from: "step:median" };
  const share = sheet.step("total_compensation.bonus_share", "divide", {
    supplemental_pay: cost("supplemental_pay", found.extra),
    wages_and_salaries: cost("wages_and_salaries", found.wages),
  });
  const exact = sheet.step("total_compensation.bonus.exact", "multiply", { base, share });
  const bonus = sheet.step("total_compensation.bonus", "round", { exact });
  sheet.step("total_compensation.total", "add", { base, bonus });
}
