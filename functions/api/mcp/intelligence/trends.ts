import { keyOrToken, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { protectedAs } from "#shared/http/contexts/mcp/protected-as.ts";
import { beginReference } from "#shared/http/contexts/reference/request-reference.ts";
import { findSlug } from "#shared/http/contexts/salaries/find-slug.ts";
import { salaryContext } from "#shared/http/contexts/salaries/salary-context.ts";
import { lookUpTrends } from "#shared/salaries/lookup-tools/look-up-trends.ts";
import { RoleCityQuery } from "#shared/salaries/lookup-tools/lookup-tools.request.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";

export default salaryEndpoint({
  operationId: "lookUpTrends",
  method: "get",
  path: "/api/mcp/intelligence/trends",
  summary: "Get the yearly pay trend of a role",
  description:
    "Returns the median annual pay at mid level in the last quarter of each year, over the period that `history` returns for this key.",
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
