import { ApiError } from "#shared/core/errors.ts";
import type { CompareToolData } from "../compare/compare.response.ts";
import { compare } from "../compare/compare.ts";
import { compareCities } from "../compare/compare-cities.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CompareToolQuery } from "./lookup-tools.request.ts";

type CompareToolInput = Omit<CompareToolQuery, "country">;

/**
 * Compares two roles, or one role in two cities.
 *
 * @throws {ApiError} `parameter_missing`, `roles_identical`, `role_not_found`, `city_not_found`.
 */
export async function lookUpComparison(
  context: SalaryContext,
  input: CompareToolInput,
): Promise<CompareToolData> {
  const { roleA, roleB, city, role, cityA, cityB, basis } = input;
  if (cityA !== undefined || cityB !== undefined) {
    return compareCities(context, {
      role: required("role", role, "software-engineer"),
      cityA: required("cityA", cityA, "san-francisco"),
      cityB: required("cityB", cityB, "austin"),
      basis,
    });
  }
  const compared = await compare(context, {
    roleA: required("roleA", roleA, "software-engineer"),
    roleB: required("roleB", roleB, "data-scientist"),
    city,
    basis,
  });
  return { mode: "roles", ...compared };
}

function required(param: string, value: string | undefined, example: string): string {
  if (value !== undefined) return value;
  const hint = "Compare two roles with roleA and roleB, or two cities with role, cityA and cityB.";
  throw new ApiError("parameter_missing", {
    message: `The parameter ${param} is missing. ${hint}`,
    param,
    clarification: `Which ${param} should be compared? ${hint} For example ${param}=${example}.`,
  });
}
