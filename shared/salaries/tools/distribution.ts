import type { DistributionAnswer } from "../../contracts/responses/mcp.ts";
import type { SalaryContext } from "../context.ts";
import { percentiles } from "../figures/percentiles.ts";
import { findSubject } from "../find-subject.ts";
import { toolPath } from "../paths.ts";
import { quote } from "../quote.ts";
import type { SalaryToolInput } from "./salary.ts";

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
