import { CalculateData, CalculateQuery } from "../../../../../shared/contracts/calculate.ts";
import { NoParams } from "../../../../../shared/contracts/common.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { calculate } from "../../../../../shared/salaries/calculate.ts";

export default salaryEndpoint({
  operationId: "calculateSalary",
  method: "get",
  path: "/api/v1/intelligence/salaries/calculate",
  summary: "Estimate what a role pays in a city",
  description:
    "Answers the median with its quartiles and a calibrated 95 % interval for a role, a city and a level of experience, in the last completed quarter. Beside it stand the published wage of the occupation, total compensation, a sentence to cite and the assumptions that were made.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CalculateQuery,
  data: CalculateData,
  cachePolicy: true,
  errors: [
    "expand_path_unknown",
    "expand_path_sunset",
    "expand_path_forbidden",
    "role_not_found",
    "city_not_found",
  ],
  async handle(c, query) {
    const data = await calculate(await salaryContext(c), query);
    const { as_of, methodology_version } = data.estimate;
    return { data, updated: as_of, methodologyVersion: methodology_version };
  },
});
