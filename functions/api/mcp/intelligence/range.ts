import { NoParams } from "../../../../shared/contracts/common.ts";
import { RoleCityQuery } from "../../../../shared/contracts/tools.ts";
import { findSlug } from "../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../shared/http/define.ts";
import { attribute } from "../../../../shared/salaries/attribute.ts";
import { rangeTool } from "../../../../shared/salaries/tools/range.ts";

export default salaryEndpoint({
  operationId: "lookUpRange",
  method: "get",
  path: "/api/mcp/intelligence/range",
  summary: "Get the pay range of a role",
  description:
    "Returns the 10th, 25th, 50th, 75th and 90th percentiles of annual pay at mid level, in a city or nationwide.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: RoleCityQuery,
  cachePolicy: true,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await rangeTool(context, query);
    return { data, ...attribute(data.estimate, context) };
  },
});
