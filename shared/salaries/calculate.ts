import type { CalculateQuery } from "../contracts/calculate.ts";
import type { CalculateData } from "../contracts/responses/calculate.ts";
import { cityFactors } from "./city-factors.ts";
import type { SalaryContext } from "./context.ts";
import { chooseExpansions } from "./expansions/choose.ts";
import type { Expansion } from "./expansions/table.ts";
import { experienceAt } from "./experience-at.ts";
import type { EstimateInput } from "./figures/estimate.ts";
import { findSubject, type OtherSubject } from "./find-subject.ts";
import { pageUrl } from "./page-url.ts";
import { calculatePath } from "./paths.ts";
import { assumptions, compensationAssumptions } from "./prose/assumptions.ts";
import { citation } from "./prose/citation.ts";
import { quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";
import { createUnrecordedWorksheet } from "./worksheet/worksheet.ts";

export type CalculateInput = Pick<CalculateQuery, "role" | "city" | "basis" | "exp" | "expand">;

/**
 * What a role pays in a city at a level of experience, in the last completed
 * quarter: the estimate, the published wage to compare it with, total
 * compensation, and how the estimate was computed. Annual USD.
 *
 * @throws {ApiError} `expand_path_unknown`, `expand_path_sunset`, `expand_path_forbidden`,
 *   `role_not_found`, `city_not_found`.
 *
 * @example
 * const data = await calculate(context, {
 *   role: "software-engineer", city: "san-francisco", basis: "local", exp: "mid", expand: [],
 * });
 * console.log(data.estimate.median);
 */
export async function calculate(
  context: SalaryContext,
  input: CalculateInput,
): Promise<CalculateData> {
  const { reference, site } = context;
  const { exp } = input;
  /** The path of the caller's own request with some parameters replaced. */
  const call = (other: OtherSubject & { expand?: string }) =>
    calculatePath({
      role: input.role,
      city: input.city,
      exp,
      basis: input.basis,
      expand: input.expand.join(),
      ...other,
    });
  const chosen = chooseExpansions(input.expand, context.caller, (expand) => call({ expand }));
  const subject = await findSubject(reference, input, call, { takesLevel: true });
  const { role, place } = subject;
  if (!place) throw new Error("calculate was called without a city.");
  const { city } = place;
  const { figures, supplement, ...quoted } = quote(
    context,
    subject,
    exp,
    createUnrecordedWorksheet(),
  );
  const { estimate, observed, totalCompensation } = quoted;
  const data: CalculateData = {
    role: roleReference(role),
    city: cityReference(city, figures.input.quarter.year),
    experience: experienceAt(figures),
    city_factors: cityFactors(figures, estimate.data_point_id, context.secrets.dataPointKey),
    estimate,
    observed,
    total_compensation: totalCompensation,
    citation: citation(figures, estimate, site.origin),
    assumptions: [
      ...assumptions(figures),
      ...compensationAssumptions(reference.dataset, supplement),
    ],
    page_url: pageUrl(site.origin, { role: role.slug, city: city.slug, exp, basis: input.basis }),
  };
  await addExpansions(data, chosen, context, figures.input);
  return data;
}

/** Adds every chosen expansion at its path. */
async function addExpansions(
  data: CalculateData,
  chosen: readonly [string, Expansion][],
  context: SalaryContext,
  input: EstimateInput,
): Promise<void> {
  for (const [path, expansion] of chosen) {
    setAt(data, path.split("."), await expansion.resolve(context, input));
  }
}

/**
 * Sets a nested property. It is not type-checked, because types cannot follow a
 * path in a string; the table of expansions lists only paths of the contract.
 */
function setAt(target: object, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  const record = target as Record<string, unknown>;
  if (rest.length === 0) {
    record[name] = value;
    return;
  }
  const next = record[name];
  const inner = typeof next === "object" && next !== null ? next : {};
  record[name] = inner;
  setAt(inner, rest, value);
}
