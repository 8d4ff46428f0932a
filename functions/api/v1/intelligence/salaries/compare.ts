import { NoParams } from "../../../../../shared/contracts/common.ts";
import { CompareQuery } from "../../../../../shared/contracts/compare.ts";
import { findSlug } from "../../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { attribute } from "../../../../../shared/salaries/attribute.ts";
import { compare } from "../../../../../shared/salaries/compare.ts";

export default salaryEndpoint({
  operationId: "compareRoles",
  method: "get",
  path: "/api/v1/intelligence/salaries/compare",
  summary: "Compare two roles",
  description:
    "Returns the mid-level estimates of two roles, in a city or nationwide, each with its own published wage and total compensation, and the first estimate minus the second. A city applies the same multiplier to both.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CompareQuery,
  cachePolicy: true,
  errors: ["roles_identical", "role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await compare(context, query);
    return { data, ...attribute(data.primary.estimate, context) };
  },
});
