import { keyOrToken, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { protectedAs } from "#shared/http/contexts/mcp/protected-as.ts";
import { beginReference } from "#shared/http/contexts/reference/request-reference.ts";
import { findSlug } from "#shared/http/contexts/salaries/find-slug.ts";
import { salaryContext } from "#shared/http/contexts/salaries/salary-context.ts";
import { lookUpRange } from "#shared/salaries/lookup-tools/look-up-range.ts";
import { RoleCityQuery } from "#shared/salaries/lookup-tools/lookup-tools.request.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";

export default salaryEndpoint({
  operationId: "lookUpRange",
  method: "get",
  path: "/api/mcp/intelligence/range",
  summary: "Get the pay range of a role",
  description:
    "Returns the 10th, 25th, 50th, 75th and 90th percentiles of annual pay at mid level, in a city or nationwide.",
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
