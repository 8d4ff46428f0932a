import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { taxYear } from "#shared/reference/tax-tables.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { EmployerCostQuery } from "#shared/salaries/employer-cost/employer-cost.request.ts";
import { employerCost } from "#shared/salaries/employer-cost/employer-cost.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "getEmployerCost",
  method: "get",
  path: "/api/v1/intelligence/salaries/employer-cost",
  summary: "Get the employer cost of a role",
  description: `Returns base pay, whatever the experience, and the annual costs that an employer pays on top of it: payroll taxes of ${taxYear}, insurance, retirement and supplemental pay by establishment size, and recruiting and overhead, which are assumptions. State unemployment tax is included only if \`city\` is set.`,
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: EmployerCostQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await employerCost(context, query);
    return { data, ...attribute(data.estimate, context) };
  },
});
