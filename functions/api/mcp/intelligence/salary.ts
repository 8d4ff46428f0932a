import { keyOrToken, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { protectedAs } from "#shared/mcp/protected-as.http.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { lookUpSalary } from "#shared/salaries/lookup-tools/look-up-salary.ts";
import { SalaryToolQuery } from "#shared/salaries/lookup-tools/lookup-tools.request.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "lookUpSalary",
  method: "get",
  path: "/api/mcp/intelligence/salary",
  summary: "Get a salary estimate",
  description:
    "Returns the same estimate as `calculate`, with the breakdown of total compensation. `city` is optional; without it the estimate is nationwide.",
  access: keyOrToken("free", "intelligence:read"),
  ...protectedAs("/api/mcp"),
  params: NoParams,
  query: SalaryToolQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await lookUpSalary(context, query);
    return { data, ...attribute(data.estimate, context) };
  },
});
