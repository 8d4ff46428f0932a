import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";
import { NoParams } from "../contract/salary-fields.ts";
import { distributionTool } from "../salaries/lookup-tools/distribution.ts";
import { SalaryToolQuery } from "../salaries/lookup-tools/lookup-tools.request.ts";
import { attribute } from "../salaries/subject/attribute.ts";
import { key, salaryEndpoint } from "./define-operation.http.ts";

/** Only the charts of MCP tools call this operation: it is not served over HTTP. */
export const distributionEndpoint = salaryEndpoint({
  operationId: "readDistribution",
  method: "get",
  path: "/api/mcp/intelligence/distribution",
  summary: "Get the distribution of a role's pay",
  description: "The percentiles of a role's pay at a level, in a city or nationwide.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: SalaryToolQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    return { data: await distributionTool(context, query), ...attribute(undefined, context) };
  },
});
