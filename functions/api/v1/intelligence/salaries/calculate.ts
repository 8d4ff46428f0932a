import { CalculateQuery } from "../../../../../shared/contracts/calculate.ts";
import { NoParams } from "../../../../../shared/contracts/common.ts";
import { findSlug } from "../../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { calculate } from "../../../../../shared/salaries/calculate.ts";

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
  cachePolicy: true,
  errors: [
    "expand_path_unknown",
    "expand_path_sunset",
    "expand_path_forbidden",
    "role_not_found",
    "city_not_found",
  ],
  findSlug,
  async handle(c, query) {
    const data = await calculate(await salaryContext(c), query);
    const { as_of, methodology_version } = data.estimate;
    return { data, updated: as_of, methodologyVersion: methodology_version };
  },
});
