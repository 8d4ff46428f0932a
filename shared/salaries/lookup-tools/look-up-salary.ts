import { askedLevel } from "#shared/contract/levels.ts";
import { calculateQuote } from "../calculate/calculate-quote.ts";
import { findSubject, type OtherSubject } from "../subject/find-subject.ts";
import { toolPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { SalaryToolQuery } from "./lookup-tools.request.ts";
import type { SalaryToolData } from "./lookup-tools.response.ts";

export type SalaryToolInput = Pick<SalaryToolQuery, "role" | "city" | "basis" | "exp" | "grade">;

/**
 * The estimate with its breakdown, as `calculate` returns it; the city is optional.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function lookUpSalary(
  context: SalaryContext,
  input: SalaryToolInput,
): Promise<SalaryToolData> {
  const call = (other: OtherSubject) => toolPath("salary", { ...input, ...other });
  const subject = await findSubject(context.reference, input, call, { takesLevel: true });
  return calculateQuote(context, subject, askedLevel(input)).data;
}
