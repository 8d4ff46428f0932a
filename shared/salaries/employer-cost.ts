import type { EmployerCostQuery } from "../contracts/employer-cost.ts";
import type { EmployerCostData } from "../contracts/responses/employer-cost.ts";
import { taxesOf } from "../reference/taxes-of.ts";
import type { SalaryContext } from "./context.ts";
import { applyCost } from "./employer-cost/apply-cost.ts";
import { costAssumptions, costCitation, costSummary } from "./employer-cost/cost-notes.ts";
import { toCostEstimate } from "./employer-cost/to-cost-estimate.ts";
import { findSubject } from "./find-subject.ts";
import { pageUrl } from "./page-url.ts";
import { salaryPath } from "./paths.ts";
import { assumptions } from "./prose/assumptions.ts";
import { quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";

export type EmployerCostInput = Pick<EmployerCostQuery, "role" | "city" | "basis" | "size">;

/**
 * The annual cost of a role to its employer at mid level: base pay, payroll
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
  const { figures, observed } = quote(context, subject, "mid");
  const cost = applyCost(figures, await taxesOf(reference), size);
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
    citation: costCitation(figures, size, served, site.origin),
    assumptions: [...costAssumptions(figures, cost, size), ...assumptions(figures)],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug, basis: input.basis } : {}),
    }),
  };
}
