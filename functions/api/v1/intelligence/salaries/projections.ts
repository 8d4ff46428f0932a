import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { lastYear, ProjectionsQuery } from "#shared/salaries/projections/projections.request.ts";
import { projections } from "#shared/salaries/projections/projections.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "projectSalary",
  method: "get",
  path: "/api/v1/intelligence/salaries/projections",
  summary: "Project the pay of a role",
  description: `Returns the current estimate, whatever the experience, and a projection for each year through ${lastYear} at most, at a fixed growth rate for each role: 6% to 10% a year for AI roles, 3% to 6% for all others, depending on the projected growth of the occupation. Intervals, relative to the median, widen by 4% and their confidence level falls by 5% with every year; \`outlook_lower\` and \`outlook_upper\` also include what growth may do. This is a rule, not a forecast.`,
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: ProjectionsQuery,
  errors: ["as_of_too_old", "as_of_in_future", "role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await projections(context, query);
    return { data, ...attribute(data.projections[0], context) };
  },
});
