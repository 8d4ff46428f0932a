import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginRelated } from "#shared/reference/request-reference.http.ts";
import { AdjacentQuery } from "#shared/salaries/adjacent/adjacent.request.ts";
import { adjacent } from "#shared/salaries/adjacent/adjacent.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "listAdjacentRoles",
  method: "get",
  path: "/api/v1/intelligence/salaries/adjacent",
  summary: "List adjacent roles and their pay",
  description:
    "Returns roles in the occupations that O*NET relates to the role's own and to which there is a way from it, closest first: none that lies two or more job zones higher; one a job zone higher, or licensed, only if the relation is primary. Each comes with its median annual pay, whatever the experience, in a city or the nation, and the difference from the role's. They are also grouped into higher, lateral (within 5%) and lower pay.",
  access: key("pro", "intelligence:read"),
  params: NoParams,
  query: AdjacentQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginRelated,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await adjacent(context, query);
    return { data, ...attribute(data.role, context) };
  },
});
