import type { Estimate } from "#shared/contract/estimate.response.ts";
import { dollars, grouped, percent } from "#shared/core/format.ts";
import { skillMethod } from "#shared/figures/methodology-version.ts";
import type { Place } from "#shared/figures/place.ts";
import { quarterEnd } from "#shared/figures/quarter.ts";
import type { Dataset, Role } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { intervalText } from "../estimate/interval-text.ts";
import { placeName } from "../subject/place-name.ts";

/** Date and method of the catalog's figures: the quarter of the survey, May 2023. */
export const catalogFigure = {
  as_of: quarterEnd({ year: 2023, quarter: 2 }),
  methodology_version: skillMethod,
};

export const skillPremiumNote =
  "A premium is e^coefficient - 1 from one regression of the logarithm of U.S. pay on the 50 most used technologies together, controlling for experience, role, education, organization size and remote work. Standard errors are robust (HC1).";

/** Assumptions of every premium. */
export function skillAssumptions(dataset: Dataset): string[] {
  const respondents = dataset.market.skills[0]?.respondents ?? 0;
  return [
    `Premiums are based on ${grouped(respondents)} full-time employees in the United States who reported their pay in the Stack Overflow Developer Survey (${periodOf(dataset, sourceIds.skillSurvey)}; ODbL).`,
    "A premium is an association that holds the other technologies and the controls fixed; it is not what someone gains by learning the technology. The regression has no interactions, so it does not measure how premiums of several technologies combine. Negative premiums are reported as measured.",
    "sample_size counts the respondents who use the technology. If the interval includes 0, the premium cannot be distinguished from zero.",
  ];
}

/** Why a role has its list of skills, or an empty one. */
export function skillLinkNote(dataset: Dataset, role: Role, count: number): string {
  const { title, socCode } = role.occupation;
  if (count > 0) {
    return `The skills are those among the survey's 50 that O*NET (${periodOf(dataset, sourceIds.technologySkills)}) lists as technologies of ${title} (SOC ${socCode}).`;
  }
  return `The list is empty because the survey covers developers and related occupations, and ${title} (SOC ${socCode}) is not one of them. Its premiums would not apply here.`;
}

/** Names of the technologies of a role's occupation, the most asked for first. */
export function listToolNames({ occupation }: Role): string[] {
  return occupation.tools.split("|").filter((name) => name !== "");
}

/** Says what the names are, and that they say nothing about pay. */
export function toolNote(dataset: Dataset, role: Role): string {
  const { title, socCode } = role.occupation;
  const source = `O*NET (${periodOf(dataset, sourceIds.technologySkills)})`;
  return listToolNames(role).length === 0
    ? `tools is empty because ${source} names no technology of ${title} (SOC ${socCode}).`
    : `tools are technologies that ${source} names for ${title} (SOC ${socCode}), first those that employers ask for most. Nothing is known about what they add to pay.`;
}

export function catalogCitation(count: number, dataset: Dataset, credit: string): string {
  return `Pay premiums of ${count} technologies in the United States, from a regression of pay in the Stack Overflow Developer Survey, ${periodOf(dataset, sourceIds.skillSurvey)}. ${credit}, dataset ${dataset.version}.`;
}

/** A citation to quote verbatim: the base, the skill with the highest premium, and their ids. */
export function roleSkillsCitation(
  role: Role,
  place: Place | null,
  base: { median: number; id: string },
  best: { skill: string; premium: number; adjusted_salary: number; data_point_id: string } | null,
  credit: string,
): string {
  const start = `${role.title} in ${placeName(place)}: median ${dollars(base.median)} a year`;
  const added = best
    ? `; with ${best.skill} (a premium of ${percent(best.premium)}) ${dollars(best.adjusted_salary)}, data point ${best.data_point_id}`
    : "; no skill premium is available for its occupation";
  return `${start}${added}. ${credit}, computed from BLS Occupational Employment and Wage Statistics and the Stack Overflow Developer Survey 2023. Data point ${base.id}.`;
}

/** A citation to quote verbatim, for an estimate with one skill. */
export function skillCitation(
  role: Role,
  place: Place | null,
  skill: string,
  result: Estimate,
  credit: string,
): string {
  return `${role.title} in ${placeName(place)}, with ${skill}: median ${dollars(result.median)} a year, ${percent(result.confidence_level, 0)} interval ${intervalText(result.confidence_lower, result.confidence_upper)}. ${credit}, computed from BLS Occupational Employment and Wage Statistics and the Stack Overflow Developer Survey 2023. Data point ${result.data_point_id}.`;
}
