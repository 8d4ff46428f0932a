import { NoParams } from "../../../../shared/contracts/common.ts";
import { RoleCityQuery } from "../../../../shared/contracts/tools.ts";
import { findSlug } from "../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../shared/http/define.ts";
import { attribute } from "../../../../shared/salaries/attribute.ts";
import { trendsTool } from "../../../../shared/salaries/tools/trends.ts";

export default salaryEndpoint({
  operationId: "lookUpTrends",
  method: "get",
  path: "/api/mcp/intelligence/trends",
  summary: "Get the yearly pay trend of a role",
  description:
    "Returns the median annual pay at mid level in the last quarter of each year, over the period that `history` returns for this key.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: RoleCityQuery,
  cachePolicy: true,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await trendsTool(context, query);
    return { data, ...attribute(data.trends.at(-1), context) };
  },
});
