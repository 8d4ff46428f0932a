import { type EstimateInput, estimate } from "#shared/figures/estimate.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { roleSkills } from "../skills/role-skills.ts";
import { skillAssumptions, skillLinkNote } from "../skills/skill-notes.ts";
import type { SkillPremiums } from "../skills/skills.response.ts";
import type { SalaryContext } from "../subject/salary-context.ts";

/** The premiums of the skills of the role's occupation, applied to the same estimate. */
export async function skillPremiums(
  { secrets }: SalaryContext,
  input: EstimateInput,
): Promise<SkillPremiums> {
  const figures = estimate(input);
  const records = figures ? await roleSkills(figures, secrets.dataPointKey) : [];
  const { dataset, role } = input;
  if (records.length === 0) {
    return { status: "no_data", reason: skillLinkNote(dataset, role, 0), records: [] };
  }
  return {
    status: "ok",
    period: periodOf(dataset, sourceIds.skillSurvey),
    gaps: [skillLinkNote(dataset, role, records.length), ...skillAssumptions(dataset)],
    sources: [sourceIds.skillSurvey, sourceIds.technologySkills],
    records,
  };
}
