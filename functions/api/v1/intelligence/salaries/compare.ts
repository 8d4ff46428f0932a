import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { CompareQuery } from "#shared/salaries/compare/compare.request.ts";
import { compare } from "#shared/salaries/compare/compare.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "compareRoles",
  method: "get",
  path: "/api/v1/intelligence/salaries/compare",
  summary: "Compare two roles",
  description:
    "Returns the mid-level estimates of two roles, in a city or nationwide, each with its own published wage and total compensation, and the first estimate minus the second, in the basis requested. `local` and `price_parity` have medians, totals and difference in each basis; in some pairs they name different winners.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CompareQuery,
  errors: ["roles_identical", "role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await compare(context, query);
    return { data, ...attribute(data.primary.estimate, context) };
  },
});
