import { NoParams } from "../../../../shared/contracts/common.ts";
import { SalaryToolQuery } from "../../../../shared/contracts/tools.ts";
import { findSlug } from "../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../shared/http/define.ts";
import { attribute } from "../../../../shared/salaries/attribute.ts";
import { salaryTool } from "../../../../shared/salaries/tools/salary.ts";

export default salaryEndpoint({
  operationId: "lookUpSalary",
  method: "get",
  path: "/api/mcp/intelligence/salary",
  summary: "Get a salary estimate",
  description:
    "Returns the same estimate as `calculate`, with the breakdown of total compensation. `city` is optional; without it the estimate is nationwide.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: SalaryToolQuery,
  cachePolicy: true,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await salaryTool(context, query);
    return { data, ...attribute(data.estimate, context) };
  },
});
