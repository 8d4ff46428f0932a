import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { HistoryQuery } from "#shared/salaries/history/history.request.ts";
import { history } from "#shared/salaries/history/history.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "getSalaryHistory",
  method: "get",
  path: "/api/v1/intelligence/salaries/history",
  summary: "Get the salary history of a role",
  description:
    "Returns one estimate, whatever the experience, for each quarter from the first of 2023 to the last completed one, and the change over the period. In a city and the basis `local`, every quarter has the local factor of the latest release, so only the nation's wages change. The figure of a past quarter never changes. The Free plan returns the latest four quarters.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: HistoryQuery,
  errors: ["as_of_too_old", "as_of_in_future", "role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await history(context, query);
    return { data, ...attribute(data.snapshots.at(-1), context, query.as_of) };
  },
});
