import { creditOf } from "#shared/core/site.ts";
import { loadTaxTables } from "#shared/reference/load-tax-tables.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { findSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { applyCost } from "./apply-cost.ts";
import { costAssumptions, costCitation, costSummary } from "./cost-notes.ts";
import type { EmployerCostQuery } from "./employer-cost.request.ts";
import type { EmployerCostData } from "./employer-cost.response.ts";
import { toCostEstimate } from "./to-cost-estimate.ts";

type EmployerCostInput = Pick<EmployerCostQuery, "role" | "city" | "basis" | "size">;

/**
 * The annual cost of a role to its employer, whatever the experience: base pay, payroll
 * taxes, benefits by size of establishment, recruiting and overhead. Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function employerCost(
  context: SalaryContext,
  input: EmployerCostInput,
): Promise<EmployerCostData> {
  const { reference, secrets, site } = context;
  const { size } = input;
  const subject = await findSubject(reference, input, (other) =>
    salaryPath("employer-cost", { ...input, ...other }),
  );
  const { role, place } = subject;
  const { figures, observed } = quote(context, subject, "any");
  const cost = applyCost(figures, await loadTaxTables(reference), size);
  const served = toCostEstimate(figures, cost, size, secrets.dataPointKey);
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    company_size: size,
    base_salary: figures.median,
    estimate: served,
    cost_multiplier: Number((cost.median / figures.median).toFixed(4)),
    observed,
    breakdown: cost.breakdown,
    summary: costSummary(figures, cost, size),
    citation: costCitation(figures, size, served, creditOf(site)),
    assumptions: [...costAssumptions(figures, cost, size), ...assumptions(figures)],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis: input.basis } : {}),
    }),
  };
}
