import type { Estimate } from "../../contracts/estimate.ts";
import type { Dataset, Role } from "../../reference/records.ts";
import type { Place } from "../figures/place.ts";
import { quarterEnd } from "../figures/quarter.ts";
import { dollars, grouped, percent } from "../prose/format.ts";
import { placeName } from "../prose/place-name.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import { skillMethod } from "./apply-skill.ts";

/** What the figures of the catalog are of: the quarter of the survey, May 2023. */
export const catalogFigure = {
  as_of: quarterEnd({ year: 2023, quarter: 2 }),
  methodology_version: skillMethod,
};

export const skillsNote =
  "A premium is e^coefficient - 1 from one regression of the logarithm of U.S. pay on the 50 most used technologies, all at once, with experience, role, education, organisation size and remote work held fixed. Standard errors are robust (HC1).";

/** What holds for every premium. */
export function skillAssumptions(dataset: Dataset): string[] {
  const respondents = dataset.market.skills[0]?.respondents ?? 0;
  return [
    `Premiums come from ${grouped(respondents)} full-time employees in the United States who gave their pay in the Stack Overflow Developer Survey (${periodOf(dataset, sourceIds.skillSurvey)}; ODbL).`,
    "A premium is an association with the other technologies and the controls held fixed, not what learning the technology earns. Premiums of several technologies add up only as far as the regression has no interaction between them. Negative ones are shown as they are.",
    "sample_size counts the respondents who use the technology; an interval that includes 0 does not tell the premium from none.",
  ];
}

/** Why a role has the skills that it has, or has none. */
export function linkAssumption(dataset: Dataset, role: Role, count: number): string {
  const { title, socCode } = role.occupation;
  if (count > 0) {
    return `The skills are those of the 50 that O*NET (${periodOf(dataset, sourceIds.technologySkills)}) lists among the technologies of ${title} (SOC ${socCode}).`;
  }
  return `The list is empty: the survey asks developers and the occupations around them, and ${title} (SOC ${socCode}) is none of those it covers. A premium from there would not hold here.`;
}

export function catalogCitation(count: number, dataset: Dataset, origin: string): string {
  return `Pay premiums of ${count} technologies in the United States, from a regression of pay in the Stack Overflow Developer Survey, ${periodOf(dataset, sourceIds.skillSurvey)}. Compensation Intelligence (${origin}), dataset ${dataset.version}.`;
}

/** One sentence that can be quoted as it is: the base, the best-paid skill, and their ids. */
export function roleSkillsCitation(
  role: Role,
  place: Place | null,
  base: { median: number; id: string },
  best: { skill: string; premium: number; adjusted_salary: number; data_point_id: string } | null,
  origin: string,
): string {
  const start = `${role.title} in ${placeName(place)}, mid level: median ${dollars(base.median)} a year`;
  const added = best
    ? `; with ${best.skill} (${percent(best.premium)}) ${dollars(best.adjusted_salary)}, data point ${best.data_point_id}`
    : "; no skill premium is known for its occupation";
  return `${start}${added}. Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics and the Stack Overflow Developer Survey 2023. Data point ${base.id}.`;
}

/** One sentence that can be quoted as it is, of a single skill's figure. */
export function skillCitation(
  role: Role,
  place: Place | null,
  skill: string,
  result: Estimate,
  origin: string,
): string {
  return `${role.title} in ${placeName(place)}, mid level, with ${skill}: median ${dollars(result.median)} a year, ${percent(result.confidence_level, 0)} interval ${dollars(result.confidence_lower)} to ${dollars(result.confidence_upper)}. Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics and the Stack Overflow Developer Survey 2023. Data point ${result.data_point_id}.`;
}
