import type { CalculateData, CalculateQuery } from "../contracts/calculate.ts";
import type { SalaryContext } from "./context.ts";
import { chooseExpansions } from "./expansions/choose.ts";
import type { Expansion } from "./expansions/table.ts";
import type { EstimateInput } from "./figures/estimate.ts";
import { experience } from "./figures/experience.ts";
import { findSubject } from "./find-subject.ts";
import { pageUrl } from "./page-url.ts";
import { calculatePath } from "./paths.ts";
import { assumptions, compensationAssumptions } from "./prose/assumptions.ts";
import { citation } from "./prose/citation.ts";
import { quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";

export type CalculateInput = Pick<CalculateQuery, "role" | "city" | "exp" | "expand">;

/**
 * What a role pays in a city at a level of experience, in the last completed
 * quarter: estimate, published wage beside it, total compensation, and how it
 * was made.
 *
 * @throws {ApiError} `expand_path_unknown`, `expand_path_sunset`, `expand_path_forbidden`,
 *   `role_not_found`, `city_not_found`.
 */
export async function calculate(
  context: SalaryContext,
  input: CalculateInput,
): Promise<CalculateData> {
  const { reference, site } = context;
  const { exp } = input;
  /** The caller's own call, but for what is given. */
  const call = (other: { role?: string; city?: string; expand?: string }) =>
    calculatePath({
      role: input.role,
      city: input.city,
      exp,
      expand: input.expand.join(),
      ...other,
    });
  const chosen = chooseExpansions(input.expand, context.caller, (expand) => call({ expand }));
  const { role, place } = await findSubject(reference, input, call);
  if (!place) throw new Error("calculate was asked without a city");
  const { city } = place;
  const { figures, extra, ...quoted } = await quote(context, { role, place }, exp);
  const { estimate, observed, totalCompensation } = quoted;
  const data: CalculateData = {
    role: roleReference(role),
    city: cityReference(city, figures.input.quarter.year),
    experience: { level: exp, ...experience[exp] },
    estimate,
    observed,
    total_compensation: totalCompensation,
    citation: citation(figures, estimate, site.origin),
    assumptions: [...assumptions(figures), ...compensationAssumptions(reference.dataset, extra)],
    page_url: pageUrl(site.origin, { role: role.slug, city: city.slug, exp }),
  };
  await expand(data, chosen, context, figures.input);
  return data;
}

/** Puts every expansion at its path. */
async function expand(
  data: CalculateData,
  chosen: readonly [string, Expansion][],
  context: SalaryContext,
  asked: EstimateInput,
): Promise<void> {
  for (const [path, expansion] of chosen) {
    putAt(data, path.split("."), await expansion.resolve(context, asked));
  }
}

/** The table of expansions has the contract's paths; types cannot follow a path in a string. */
function putAt(target: object, path: readonly string[], value: unknown): void {
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
  putAt(inner, rest, value);
}
