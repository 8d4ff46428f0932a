import { hoursPerYear } from "#shared/contract/pay-period.ts";
import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { NegotiateBody } from "./negotiate.request.ts";
import type { NegotiateData } from "./negotiate.response.ts";
import { negotiateIfCompared } from "./negotiate.ts";

/**
 * {@link negotiateIfCompared} for whoever asks for advice.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`; `parameter_missing` for an offer by the hour where a year of
 *   the job is not 2,080 hours.
 */
export async function negotiate(
  context: SalaryContext,
  body: NegotiateBody,
  employer: string | null = null,
): Promise<NegotiateData> {
  const data = await negotiateIfCompared(context, body, employer);
  if (data !== null) return data;
  throw new ApiError("parameter_missing", {
    message: `current_offer.period: pay for an hour is not compared, because a year of this job is not ${grouped(hoursPerYear)} hours. Send the pay for a year, with period=annual.`,
    param: "current_offer.period",
    clarification:
      "What does the offer pay in a year? Multiply the hour by the hours that are paid in a year.",
  });
}
