import { NoParams } from "../../../../shared/contracts/common.ts";
import { CompareToolQuery } from "../../../../shared/contracts/tools.ts";
import { findSlug } from "../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../shared/http/define.ts";
import { attribute } from "../../../../shared/salaries/attribute.ts";
import { compareTool } from "../../../../shared/salaries/tools/compare.ts";

export default salaryEndpoint({
  operationId: "lookUpComparison",
  method: "get",
  path: "/api/mcp/intelligence/compare",
  summary: "Compare two roles or two cities",
  description:
    "With `roleA` and `roleB`, and optionally `city`, returns the same comparison as `compare`. With `role`, `cityA` and `cityB`, compares the role between the two cities.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CompareToolQuery,
  cachePolicy: true,
  errors: ["roles_identical", "role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await compareTool(context, query);
    return { data, ...attribute(data.primary.estimate, context) };
  },
});
