import { hiringVelocity } from "../calculate/hiring-velocity.ts";
import { quote } from "../estimate/quote.ts";
import { findSubject } from "../subject/find-subject.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { lookUpTrends } from "./look-up-trends.ts";
import type { MarketQuery } from "./mcp.request.ts";
import type { MarketData } from "./mcp.response.ts";

/**
 * The market for a role: its current and past pay, whatever the experience, and how much
 * employers hire in its occupation.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function lookUpMarket(
  context: SalaryContext,
  input: MarketQuery,
): Promise<MarketData> {
  const { role, city, basis } = input;
  const subject = await findSubject(context.reference, { role, city, basis }, (other) =>
    salaryPath("history", { role, city, basis, ...other }),
  );
  const { figures, estimate } = quote(context, subject, "any");
  const { trends, ...rest } = await lookUpTrends(context, { role, city, basis });
  return {
    role: rest.role,
    city: rest.city,
    estimate,
    trends,
    hiring: await hiringVelocity(context, figures.input),
    citation: rest.citation,
    assumptions: rest.assumptions,
    page_url: rest.page_url,
  };
}
