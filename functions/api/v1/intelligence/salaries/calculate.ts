import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { CalculateQuery } from "#shared/salaries/calculate/calculate.request.ts";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "calculateSalary",
  method: "get",
  path: "/api/v1/intelligence/salaries/calculate",
  summary: "Get a salary estimate for a role and city",
  description:
    "Returns the median annual pay with quartiles and a calibrated 95% interval for a role, city and experience level, as of the last completed quarter. The response also includes the occupation's published wage, total compensation, a citation and the assumptions.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CalculateQuery,
  errors: [
    "expand_path_unknown",
    "expand_path_sunset",
    "expand_path_forbidden",
    "role_not_found",
    "city_not_found",
  ],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const data = await calculate(await salaryContext(c), query);
    const { as_of, methodology_version } = data.estimate;
    return { data, updated: as_of, methodologyVersion: methodology_version };
  },
});
