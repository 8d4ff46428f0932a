import { askedLevel } from "#shared/contract/levels.ts";
import type { EstimateInput } from "#shared/figures/estimate.ts";
import { findSubject, type OtherSubject } from "../subject/find-subject.ts";
import { calculatePath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CalculateQuery } from "./calculate.request.ts";
import type { CalculateData } from "./calculate.response.ts";
import { calculateQuote } from "./calculate-quote.ts";
import { chooseExpansions } from "./choose.ts";
import type { Expansion } from "./expansions.ts";

type CalculateInput = Pick<CalculateQuery, "role" | "city" | "basis" | "exp" | "grade" | "expand">;

/**
 * Estimates the pay of a role in a city, or in the nation for remote work, at a level of
 * experience, in the last completed quarter: the estimate, the published wage to compare it with,
 * total compensation, and how the estimate was computed. Annual USD.
 *
 * @throws {ApiError} `expand_path_unknown`, `expand_path_sunset`, `expand_path_forbidden`,
 *   `role_not_found`, `city_not_found`.
 *
 * @example
 * const data = await calculate(context, {
 *   role: "software-engineer", city: "san-francisco", basis: "local", exp: "any", expand: [],
 * });
 * console.log(data.estimate.median);
 */
export async function calculate(
  context: SalaryContext,
  input: CalculateInput,
): Promise<CalculateData> {
  /** The path of the caller's own request with some parameters replaced. */
  const call = (other: OtherSubject & { expand?: string }) =>
    calculatePath({
      role: input.role,
      city: input.city,
      exp: input.exp,
      grade: input.grade,
      basis: input.basis,
      expand: input.expand.join(),
      ...other,
    });
  const chosen = chooseExpansions(input.expand, context.caller, (expand) => call({ expand }));
  const subject = await findSubject(context.reference, input, call, { takesLevel: true });
  const { input: estimated, ...quoted } = calculateQuote(context, subject, askedLevel(input));
  const data: CalculateData = quoted.data;
  await addExpansions(data, chosen, context, estimated);
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
    const value = await expansion.resolve(context, input);
    // The nation has no facts about a city.
    if (value !== null) setAt(data, path.split("."), value);
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
