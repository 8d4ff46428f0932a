import { NoParams } from "../../../../../shared/contracts/common.ts";
import { SkillsData, SkillsQuery } from "../../../../../shared/contracts/skills.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { attribute } from "../../../../../shared/salaries/attribute.ts";
import { catalogFigure } from "../../../../../shared/salaries/skills/skill-notes.ts";
import { skills } from "../../../../../shared/salaries/skills.ts";

export default salaryEndpoint({
  operationId: "getSkillPremiums",
  method: "get",
  path: "/api/v1/intelligence/salaries/skills",
  summary: "See what skills add to pay",
  description:
    "Answers the pay premiums of the 50 most used technologies, or, with `role`, those of its occupation put on its median at mid level. Each premium is a regression coefficient with its standard error, sample size and interval; negative ones are included. Roles outside the occupations of the survey get an empty list and the reason.",
  access: key("pro", "intelligence:read", "skills:read"),
  params: NoParams,
  query: SkillsQuery,
  data: SkillsData,
  cachePolicy: true,
  errors: ["role_not_found", "city_not_found"],
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await skills(context, query);
    return { data, ...attribute("estimate" in data ? data.estimate : catalogFigure, context) };
  },
});
