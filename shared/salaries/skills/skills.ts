import { grouped } from "#shared/core/format.ts";
import { creditOf } from "#shared/core/site.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { statisticDataPoint } from "../statistics/statistic-id.ts";
import { findSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { describeSkill, roleSkills } from "./role-skills.ts";
import {
  catalogCitation,
  listToolNames,
  roleSkillsCitation,
  skillAssumptions,
  skillLinkNote,
  skillPremiumNote,
  toolNote,
} from "./skill-notes.ts";
import type { SkillsQuery } from "./skills.request.ts";
import type { RoleSkillsData, SkillsCatalogData } from "./skills.response.ts";

type SkillsInput = Pick<SkillsQuery, "role" | "city" | "basis">;

/**
 * Pay premiums of skills: all of them, or those of a role applied to its pay at
 * everyone in the job, in a city or the nation.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function skills(
  context: SalaryContext,
  input: SkillsInput,
): Promise<SkillsCatalogData | RoleSkillsData> {
  const { role } = input;
  return role === undefined ? listSkills(context) : listRoleSkills(context, { ...input, role });
}

async function listSkills(context: SalaryContext): Promise<SkillsCatalogData> {
  const { reference, secrets, site } = context;
  const { dataset } = reference;
  const known = dataset.market.skills;
  const idOf = (subject: string) =>
    statisticDataPoint(dataset, { kind: "skill_premium", subject }, secrets.dataPointKey);
  return {
    mode: "catalog",
    count: known.length,
    skills: await Promise.all(
      known.map(async (skill) => ({
        ...describeSkill(skill),
        description: `${skill.name} (${skill.category.replace("_", " ")}): used by ${grouped(skill.users)} of ${grouped(skill.respondents)} respondents.`,
        data_point_id: await idOf(skill.slug),
      })),
    ),
    methodology_note: skillPremiumNote,
    citation: catalogCitation(known.length, dataset, creditOf(site)),
    assumptions: skillAssumptions(dataset),
  };
}

async function listRoleSkills(
  context: SalaryContext,
  input: SkillsInput & { role: string },
): Promise<RoleSkillsData> {
  const { reference, secrets, site } = context;
  const subject = await findSubject(reference, input, (other) =>
    salaryPath("skills", { ...input, ...other }),
  );
  const { role, place } = subject;
  const { figures, estimate, observed } = quote(context, subject, "any");
  const found = await roleSkills(figures, secrets.dataPointKey);
  const base = { median: estimate.median, id: estimate.data_point_id };
  return {
    mode: "role",
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    base_salary: estimate.median,
    estimate,
    observed,
    count: found.length,
    skills: found,
    tools: listToolNames(role),
    methodology_note: skillPremiumNote,
    citation: roleSkillsCitation(role, place, base, found[0] ?? null, creditOf(site)),
    assumptions: [
      skillLinkNote(reference.dataset, role, found.length),
      toolNote(reference.dataset, role),
      ...(found.length > 0 ? skillAssumptions(reference.dataset) : []),
      ...assumptions(figures),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis: input.basis } : {}),
    }),
  };
}
