import { keyOrToken, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { protectedAs } from "#shared/mcp/protected-as.http.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { lookUpComparison } from "#shared/salaries/lookup-tools/look-up-comparison.ts";
import { CompareToolQuery } from "#shared/salaries/lookup-tools/lookup-tools.request.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "lookUpComparison",
  method: "get",
  path: "/api/mcp/intelligence/compare",
  summary: "Compare two roles or two cities",
  description:
    "With `roleA` and `roleB`, and optionally `city`, returns the same comparison as `compare`. With `role`, `cityA` and `cityB`, compares the role between the two cities.",
  access: keyOrToken("free", "intelligence:read"),
  ...protectedAs("/api/mcp"),
  params: NoParams,
  query: CompareToolQuery,
  errors: ["roles_identical", "role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await lookUpComparison(context, query);
    return { data, ...attribute(data.primary.estimate, context) };
  },
});
