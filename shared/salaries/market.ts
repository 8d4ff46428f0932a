import type { MarketData, MarketQuery } from "../contracts/mcp.ts";
import type { SalaryContext } from "./context.ts";
import { hiringVelocity } from "./expansions/hiring-velocity.ts";
import { findSubject } from "./find-subject.ts";
import { salaryPath } from "./paths.ts";
import { quote } from "./quote.ts";
import { trendsTool } from "./tools/trends.ts";

/**
 * The market of a role: what it pays now and paid each year, at mid level, and
 * how much employers hire for its occupation.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function market(context: SalaryContext, input: MarketQuery): Promise<MarketData> {
  const { role, city } = input;
  const subject = await findSubject(context.reference, { role, city }, (other) =>
    salaryPath("history", { role, city, ...other }),
  );
  const { figures, estimate } = await quote(context, subject, "mid");
  const { trends, ...about } = await trendsTool(context, { role, city });
  return {
    role: about.role,
    city: about.city,
    estimate,
    trends,
    hiring: await hiringVelocity(context, figures.input),
    citation: about.citation,
    assumptions: about.assumptions,
    page_url: about.page_url,
  };
}
