import type { EstimateInput } from "#shared/figures/estimate.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { LanguageUse } from "#shared/reference/market.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { halfLifeGaps, languagePairs, measureChange } from "../statistics/half-life.ts";
import type { HalfLife, HalfLives } from "../statistics/market-statistics.response.ts";
import { statisticDataPoint } from "../statistics/statistic-id.ts";
import type { SalaryContext } from "../subject/salary-context.ts";

/** How the use of an occupation's programming languages changed between two surveys. */
export async function halfLives(
  { secrets }: SalaryContext,
  { dataset, role }: EstimateInput,
): Promise<HalfLives> {
  const { socCode, title } = role.occupation;
  const own = dataset.market.slugsByOccupation.get(socCode);
  const records = await Promise.all(
    languagePairs(dataset)
      .filter(({ earlier }) => own?.has(earlier.slug))
      .map(async ({ earlier, later }) => {
        const point = { kind: "skill_half_life", subject: earlier.slug } as const;
        const id = statisticDataPoint(dataset, point, secrets.dataPointKey);
        return { ...describeChange(earlier, later), data_point_id: id };
      }),
  );
  if (records.length === 0) {
    return {
      status: "no_data",
      reason: `Either the survey does not cover ${title} (SOC ${socCode}), or none of its languages is among the technologies of that occupation.`,
      records: [],
    };
  }
  const [first, last] = [sourceIds.skillSurvey, sourceIds.laterSurvey];
  return {
    status: "ok",
    period: `${periodOf(dataset, first)} and ${periodOf(dataset, last)}`,
    gaps: halfLifeGaps,
    sources: [first, last, sourceIds.technologySkills],
    records: records.sort((a, b) => b.later.share - a.later.share || (a.slug < b.slug ? -1 : 1)),
  };
}

/** Describes the change in the use of one language between two surveys. */
export function describeChange(
  earlier: LanguageUse,
  later: LanguageUse,
): Omit<HalfLife, "data_point_id"> {
  const change = measureChange(createWorksheet(), earlier, later);
  return {
    slug: earlier.slug,
    language: earlier.name,
    earlier: describeUse(change.earlier),
    later: describeUse(change.later),
    trend: change.trend,
    half_life_years: change.halfLife?.value ?? null,
    reason: reasons[change.trend],
  };
}

const reasons = {
  declining: null,
  stable: "The change is within the surveys' sampling error.",
  growing: "Its use is growing, so it has no half-life.",
} as const;

function describeUse({
  year,
  users,
  respondents,
  namedPerRespondent,
  share,
}: ReturnType<typeof measureChange>["earlier"]): HalfLife["earlier"] {
  return {
    year: year.value,
    users: users.value,
    respondents: respondents.value,
    named_per_respondent: namedPerRespondent.value,
    share: share.value,
  };
}
