import { chooseCompanies } from "./companies/choose-companies.ts";
import { addLevelPay } from "./companies/level-pay.ts";
import type { Inputs } from "./input/read-inputs.ts";
import type { Refusal } from "./refusal.ts";

export type Companies = ReturnType<typeof buildCompanies>;

/** Engineering ladders of the employers that file the most, and what they filed for them. */
export function buildCompanies(inputs: Inputs, count: number, refusals: Refusal[]) {
  const chosen = chooseCompanies(
    inputs["company-ladders"],
    inputs["dol-lca-employers"],
    count,
    refusals,
  );
  return addLevelPay(chosen, inputs["dol-lca-fy2024q1"], refusals);
}
