import { keyOrToken, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { protectedAs } from "#shared/mcp/protected-as.http.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { lookUpRange } from "#shared/salaries/lookup-tools/look-up-range.ts";
import { RoleCityQuery } from "#shared/salaries/lookup-tools/lookup-tools.request.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "lookUpRange",
  method: "get",
  path: "/api/mcp/intelligence/range",
  summary: "Get the pay range of a role",
  description:
    "Returns the 10th, 25th, 50th, 75th and 90th percentiles of annual pay, whatever the experience, in a city or nationwide.",
  access: keyOrToken("free", "intelligence:read"),
  ...protectedAs("/api/mcp"),
  params: NoParams,
  query: RoleCityQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await lookUpRange(context, query);
    return { data, ...attribute(data.estimate, context) };
  },
});
