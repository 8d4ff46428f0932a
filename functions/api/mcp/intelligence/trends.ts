import { keyOrToken, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { protectedAs } from "#shared/mcp/protected-as.http.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { lookUpTrends } from "#shared/salaries/lookup-tools/look-up-trends.ts";
import { RoleCityQuery } from "#shared/salaries/lookup-tools/lookup-tools.request.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "lookUpTrends",
  method: "get",
  path: "/api/mcp/intelligence/trends",
  summary: "Get the yearly pay trend of a role",
  description:
    "Returns the median annual pay, whatever the experience, in the last quarter of each year, over the period that `history` returns for this key.",
  access: keyOrToken("free", "intelligence:read"),
  ...protectedAs("/api/mcp"),
  params: NoParams,
  query: RoleCityQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await lookUpTrends(context, query);
    return { data, ...attribute(data.trends.at(-1), context) };
  },
});
