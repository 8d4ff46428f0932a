import { includesTier } from "#shared/access/tiers.ts";
import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import { creditOf } from "#shared/core/site.ts";
import { areComparable } from "#shared/figures/comparable.ts";
import { type AnswerCategory, findSkills } from "#shared/reference/market.ts";
import type { Dataset, Role } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { adjacent } from "../adjacent/adjacent.ts";
import { companyDataPoint, filedSources } from "../companies/company-figures.ts";
import { occupationEmployers } from "../companies/occupation-employers.ts";
import { openFiledPay } from "../companies/read-companies.ts";
import { batchSize } from "../crowd/batch-size.ts";
import type { CrowdFigures } from "../crowd/crowd.response.ts";
import { type CrowdContext, crowd } from "../crowd/crowd.ts";
import { assumptions, compensationAssumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { experienceBands } from "../estimate/experience-bands.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import type { Snapshot } from "../history/history.response.ts";
import { history } from "../history/history.ts";
import { comparedAnswer } from "../skills/answer-premiums.ts";
import { describeSkill } from "../skills/role-skills.ts";
import { skills } from "../skills/skills.ts";
import { statisticDataPoint } from "../statistics/statistic-id.ts";
import { findSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { legacyPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { LegacyQuery } from "./legacy.request.ts";
import type { LegacyData, SurveyAnswers } from "./legacy.response.ts";

type LegacyInput = Pick<LegacyQuery, "role" | "city" | "basis">;

const quartersOfAYear = 4;
const adjacentCount = 5;

const unavailableNotes = [
  "equity and freelanceRates are null because no public source reports them by role.",
  "employerSalaries has the employers with the most H-1B filings of the role's occupation from October 2025 to March 2026, nationwide and not by level: base pay as filed for workers on visas, the lower end of what was offered. It is null if no employer is listed for the occupation.",
];

/**
 * The combined response that older clients expect: the data of several
 * endpoints, each included only if this caller may call the endpoint it comes from.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function legacy(context: CrowdContext, input: LegacyInput): Promise<LegacyData> {
  const { reference, site } = context;
  const subject = await findSubject(reference, input, (other) =>
    legacyPath({ ...input, ...other }),
  );
  const { role, place } = subject;
  const asked = { role: role.slug, city: place?.city.slug, basis: input.basis };
  const { figures, estimate, totalCompensation, supplement } = quote(context, subject, "any");
  const { snapshots } = await history(context, { ...asked, as_of: undefined });
  const permitted = permittedEndpoints(context);
  const adjacentRoles = permitted.adjacent
    ? await adjacent(context, { ...asked, count: adjacentCount })
    : null;
  const submitted = await readCrowd(context, asked);
  const answersTo = (category: AnswerCategory) =>
    surveyAnswers(reference.dataset, role, category, context.secrets.dataPointKey);
  const roleSkills = permitted.skills ? await skills(context, asked) : null;
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    baseSalary: estimate,
    experienceBands: experienceBands(figures, context.secrets.dataPointKey),
    totalComp: totalCompensation,
    remoteAdjustment: await answersTo("remote_work"),
    companySize: await answersTo("company_size"),
    equity: null,
    skillPremiums: roleSkills?.mode === "role" ? roleSkills.skills : null,
    educationPremiums: await answersTo("education"),
    freelanceRates: null,
    adjacentRoles: adjacentRoles?.adjacent ?? null,
    trends: snapshots,
    yoyGrowth: yearOverYear(snapshots),
    employerSalaries: await employerSalaries(context, role),
    crowdSubmissions: submitted.figures,
    citation: citation(figures, estimate, creditOf(site)),
    assumptions: [
      ...assumptions(figures),
      ...compensationAssumptions(reference.dataset, supplement),
      surveyAnswersNote(reference.dataset, role),
      ...unavailableNotes,
      ...submitted.assumptions,
      ...(adjacentRoles
        ? []
        : ["adjacentRoles is null because the adjacent endpoint requires the Pro plan."]),
      ...(roleSkills
        ? []
        : [
            "skillPremiums is null because the skills endpoint requires the Pro plan and the scope skills:read.",
          ]),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis: input.basis } : {}),
    }),
  };
}

/** Employers that the response has. */
const maxEmployers = 10;

async function employerSalaries(
  { reference, secrets }: SalaryContext,
  role: Role,
): Promise<LegacyData["employerSalaries"]> {
  const { dataset } = reference;
  const rows = occupationEmployers(await openFiledPay(reference), role);
  if (rows.length === 0) return null;
  const period = dataset.sources.get(filedSources.byOccupation)?.referencePeriod ?? "";
  return rows.slice(0, maxEmployers).map(({ employer, companySlug, title, filings, median }) => ({
    ...{ employer, company: companySlug, occupation: title, filings, median, period },
    data_point_id:
      companySlug && companyDataPoint(dataset.version, companySlug, null, secrets.dataPointKey),
  }));
}

/** The restricted endpoints that this caller may call. */
function permittedEndpoints({ caller }: SalaryContext): { adjacent: boolean; skills: boolean } {
  const pro = includesTier(caller.tier, "pro");
  return { adjacent: pro, skills: pro && caller.scopes.includes("skills:read") };
}

/** The figures that `crowd` returns to this caller, and the assumptions about them. */
async function readCrowd(
  context: CrowdContext,
  asked: { role: string; city?: string | undefined },
): Promise<{ figures: CrowdFigures | null; assumptions: string[] }> {
  try {
    const { figures, assumptions } = await crowd(context, asked);
    return figures
      ? { figures, assumptions: assumptions.map((text) => `crowdSubmissions: ${text}`) }
      : {
          figures,
          assumptions: [
            `crowdSubmissions is null because fewer than ${batchSize} accounts are in the figures.`,
          ],
        };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "submission_required") throw error;
    const reason =
      "crowdSubmissions is null because the crowd endpoint is available only to accounts that have submitted pay.";
    return { figures: null, assumptions: [reason] };
  }
}

/** Growth over the last four quarters in percent; null with a shorter series. */
function yearOverYear(snapshots: readonly Snapshot[]): number | null {
  const [before, last] = [snapshots.at(-1 - quartersOfAYear), snapshots.at(-1)];
  if (!before || !last || !areComparable(before, last)) return null;
  return Number(((last.median / before.median - 1) * 100).toFixed(2));
}

/**
 * The pay by the answer to a question of the survey: the difference from the most frequent answer,
 * with its lineage; null for a role outside technology, which the survey does not cover.
 */
async function surveyAnswers(
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
function surveyAnswersNote(dataset: Dataset, role: Role): string {
  if (!isSurveyed(dataset, role)) {
    return `remoteAdjustment, companySize and educationPremiums are null because the survey covers developers and related occupations, and ${role.occupation.title} (SOC ${role.occupation.socCode}) is not one of them.`;
  }
  const respondents = dataset.market.skills[0]?.respondents ?? 0;
  return `remoteAdjustment, companySize and educationPremiums describe technology jobs as a whole, not this role: they are from ${grouped(respondents)} full-time employees in the Stack Overflow Developer Survey (${periodOf(dataset, sourceIds.skillSurvey)}; ODbL). Each premium compares with the answer in compared_with, at equal experience, role and technologies; what a person gains by changing is not measured.`;
}
