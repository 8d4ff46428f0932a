import { grouped } from "#shared/core/format.ts";
import { type AnswerCategory, findSkills } from "#shared/reference/market.ts";
import type { Dataset, Role } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { comparedAnswer } from "../skills/answer-premiums.ts";
import { describeSkill } from "../skills/role-skills.ts";
import { statisticDataPoint } from "../statistics/statistic-id.ts";
import type { SurveyAnswers } from "./legacy.response.ts";

/**
 * The pay by the answer to a question of the survey: the difference from the most frequent answer,
 * with its lineage; null for a role outside technology, which the survey does not cover.
 */
export async function surveyAnswers(
  dataset: Dataset,
  role: Role,
  category: AnswerCategory,
  key: string,
): Promise<SurveyAnswers | null> {
  const answers = dataset.market.answers[category];
  const compared = comparedAnswer(answers);
  if (!compared || !isSurveyed(dataset, role)) return null;
  return {
    compared_with: compared.name,
    answers: await Promise.all(
      answers.map(async (answer) => {
        const { skill, premium, premium_pct, standard_error, sample_size, confidence } =
          describeSkill(answer);
        return {
          answer: skill,
          ...{ premium, premium_pct, standard_error, sample_size, confidence },
          data_point_id: await statisticDataPoint(
            dataset,
            { kind: "skill_premium", subject: answer.slug },
            key,
          ),
        };
      }),
    ),
  };
}

/** Whether the survey of developers covers the role's occupation. */
function isSurveyed({ market }: Dataset, role: Role): boolean {
  return findSkills(market, role.occupation.socCode).length > 0;
}

/** A sentence about what the answers describe, or why there are none for the role. */
export function surveyAnswersNote(dataset: Dataset, role: Role): string {
  if (!isSurveyed(dataset, role)) {
    return `remoteAdjustment, companySize and educationPremiums are null because the survey covers developers and related occupations, and ${role.occupation.title} (SOC ${role.occupation.socCode}) is not one of them.`;
  }
  const respondents = dataset.market.skills[0]?.respondents ?? 0;
  return `remoteAdjustment, companySize and educationPremiums describe technology jobs as a whole, not this role: they are from ${grouped(respondents)} full-time employees in the Stack Overflow Developer Survey (${periodOf(dataset, sourceIds.skillSurvey)}; ODbL). Each premium compares with the answer in compared_with, at equal experience, role and technologies; what a person gains by changing is not measured.`;
}
