import type { MarketQuery } from "../contracts/mcp.ts";
import type { MarketData } from "../contracts/responses/mcp.ts";
import type { SalaryContext } from "./context.ts";
import { hiringVelocity } from "./expansions/hiring-velocity.ts";
import { findSubject } from "./find-subject.ts";
import { salaryPath } from "./paths.ts";
import { quote } from "./quote.ts";
import { trendsTool } from "./tools/trends.ts";

/**
 * The market for a role: its current and past pay at mid level, and how much
 * employers hire in its occupation.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function market(context: SalaryContext, input: MarketQuery): Promise<MarketData> {
  const { role, city, basis } = input;
  const subject = await findSubject(context.reference, { role, city, basis }, (other) =>
    salaryPath("history", { role, city, basis, ...other }),
  );
  const { figures, estimate } = quote(context, subject, "mid");
  const { trends, ...rest } = await trendsTool(context, { role, city, basis });
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
