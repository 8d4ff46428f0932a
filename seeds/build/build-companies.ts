import { chooseCompanies } from "./companies/choose-companies.ts";
import { readFiledPay } from "./companies/filed-pay.ts";
import { payLevels } from "./companies/level-pay.ts";
import { mergeEmployers } from "./companies/merge-employers.ts";
import { type EmployerTables, reviewEmployers } from "./companies/reviewed-employers.ts";
import type { Inputs } from "./input/read-inputs.ts";
import type { Refusal } from "./refusal.ts";

export type Companies = ReturnType<typeof buildCompanies>;

/**
 * The employers with ten or more filings and what they filed, and the engineering ladders of those that
 * are listed.
 *
 * @param plan.listed names of the listed ones in the ladders.
 */
export function buildCompanies(
  inputs: Inputs,
  { listed, tables }: { listed: readonly string[]; tables: EmployerTables },
  refusals: Refusal[],
) {
  const filed = readFiledPay(inputs["dol-lca-fy2024q1"], refusals);
  const merged = mergeEmployers(
    {
      recent: inputs["dol-lca-fy2026q2-employers"],
      filed,
      counts: inputs["dol-lca-employers"],
    },
    reviewEmployers(tables, refusals),
    refusals,
  );
  const companies = chooseCompanies(inputs["company-ladders"], merged.employers, listed, refusals);
  const levels = companies.map((company) => ({
    slug: company.employer.slug,
    levels: payLevels(company, filed),
  }));
  return { ...merged, levels };
}
