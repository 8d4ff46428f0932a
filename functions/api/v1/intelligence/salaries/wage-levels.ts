import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { wageLevelMethod } from "#shared/salaries/statistics/wage-level.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";
import { WageLevelsQuery } from "#shared/salaries/wage-levels/wage-levels.request.ts";
import { wageLevels } from "#shared/salaries/wage-levels/wage-levels.ts";

export default salaryEndpoint({
  operationId: "getWageLevels",
  method: "get",
  path: "/api/v1/intelligence/salaries/wage-levels",
  summary: "Get visa wage levels of a role and city",
  description:
    "Returns the prevailing wages for work visas (levels I to IV) that the U.S. Department of Labor publishes for the role's occupation in the metropolitan area of the city, for an hour and for a year, with their wage year. All four come from one formula, so they do not show what people with more experience earn. Where none are published, `levels.status` is `no_data` with the reason.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: WageLevelsQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await wageLevels(context, query);
    const figure = {
      ...(data.wage_year ? { as_of: data.wage_year.ends } : {}),
      methodology_version: wageLevelMethod,
    };
    return { data, ...attribute(figure, context) };
  },
});
