import { NoParams } from "../../../../../shared/contracts/common.ts";
import { HistoryQuery } from "../../../../../shared/contracts/history.ts";
import { findSlug } from "../../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { attribute } from "../../../../../shared/salaries/attribute.ts";
import { history } from "../../../../../shared/salaries/history.ts";

export default salaryEndpoint({
  operationId: "getSalaryHistory",
  method: "get",
  path: "/api/v1/intelligence/salaries/history",
  summary: "Get the salary history of a role",
  description:
    "Returns one estimate at mid level for each quarter from the first of 2023 to the last completed one, and the change over the period. In a city and the basis `local`, every quarter has the local factor of the latest release, so the change is that of the nation's wages. The figure of a past quarter never changes. The Free plan returns the latest four quarters.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: HistoryQuery,
  cachePolicy: true,
  errors: ["as_of_too_old", "as_of_in_future", "role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await history(context, query);
    return { data, ...attribute(data.snapshots.at(-1), context, query.as_of) };
  },
});
