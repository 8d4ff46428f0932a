import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { catalogFigure } from "#shared/salaries/skills/skill-notes.ts";
import { SkillsQuery } from "#shared/salaries/skills/skills.request.ts";
import { skills } from "#shared/salaries/skills/skills.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "getSkillPremiums",
  method: "get",
  path: "/api/v1/intelligence/salaries/skills",
  summary: "Get skill premiums",
  description:
    "Returns the pay premiums of the 50 most used technologies or, with `role`, those of its occupation applied to its median annual pay, whatever the experience. Each premium is a regression coefficient with its standard error, sample size and interval; negative premiums are included. For roles outside the surveyed occupations the list is empty and the assumptions give the reason.",
  access: key("pro", "intelligence:read", "skills:read"),
  params: NoParams,
  query: SkillsQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await skills(context, query);
    return { data, ...attribute("estimate" in data ? data.estimate : catalogFigure, context) };
  },
});
