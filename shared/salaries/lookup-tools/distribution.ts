import { percentiles } from "#shared/figures/percentiles.ts";
import { quote } from "../estimate/quote.ts";
import { findSubject } from "../subject/find-subject.ts";
import { toolPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { SalaryToolInput } from "./look-up-salary.ts";
import type { DistributionAnswer } from "./mcp.response.ts";

/**
 * The distribution of pay at a level, from the 10th to the 90th percentile, as the pages draw it.
 * Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function distributionTool(
  context: SalaryContext,
  input: SalaryToolInput,
): Promise<DistributionAnswer> {
  const call = (other: object) => toolPath("salary", { ...input, ...other });
  const subject = await findSubject(context.reference, input, call, { takesLevel: true });
  return { distribution: percentiles(quote(context, subject, input.exp).figures) };
}
