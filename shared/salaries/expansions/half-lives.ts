import type { HalfLife, HalfLives } from "../../contracts/market.ts";
import type { LanguageUse } from "../../reference/market.ts";
import type { SalaryContext } from "../context.ts";
import type { EstimateInput } from "../estimate.ts";
import { z95 } from "../interval.ts";
import { periodOf, sourceIds } from "../source-ids.ts";

/** How the use of the occupation's languages changed between two surveys. */
export function halfLives(_context: SalaryContext, { dataset, role }: EstimateInput): HalfLives {
  const { languages, slugsByOccupation } = dataset.market;
  const { socCode, title } = role.occupation;
  const own = slugsByOccupation.get(socCode);
  const records = [...Map.groupBy(languages, ({ slug }) => slug)].flatMap(([slug, uses]) => {
    const [earlier, later] = [uses[0], uses.at(-1)];
    return own?.has(slug) && earlier && later && earlier !== later
      ? [describeChange(earlier, later)]
      : [];
  });
  if (records.length === 0) {
    return {
      status: "no_data",
      reason: `No language of the survey is among the technologies of ${title} (SOC ${socCode}), or the survey does not cover it.`,
      records: [],
    };
  }
  const [first, last] = [sourceIds.skillSurvey, sourceIds.laterSurvey];
  return {
    status: "ok",
    period: `${periodOf(dataset, first)} and ${periodOf(dataset, last)}`,
    gaps: [
      "Languages only: the later survey is not to be had for other technologies.",
      "Two points in time do not tell a trend from a change of who answered. The earlier survey is held to full-time employees with a pay in USD, the later one is not, and its respondents name more languages each, which raises most shares.",
      "A half-life assumes that the share goes on falling at the same yearly rate.",
    ],
    sources: [first, last, sourceIds.technologySkills],
    records: records.sort((a, b) => b.later.share - a.later.share || (a.slug < b.slug ? -1 : 1)),
  };
}

/** @param earlier and later: the same language in two surveys. */
export function describeChange(earlier: LanguageUse, later: LanguageUse): HalfLife {
  const [before, after] = [shareOf(earlier), shareOf(later)];
  const error = Math.sqrt(
    (before * (1 - before)) / earlier.respondents + (after * (1 - after)) / later.respondents,
  );
  const certain = Math.abs(after - before) > z95 * error;
  const trend = !certain ? "stable" : after > before ? "growing" : "declining";
  const years = later.year - earlier.year;
  return {
    slug: earlier.slug,
    language: earlier.name,
    earlier: describeUse(earlier),
    later: describeUse(later),
    trend,
    half_life_years:
      trend === "declining"
        ? Number(((years * Math.LN2) / Math.log(before / after)).toFixed(1))
        : null,
    reason: reasons[trend],
  };
}

const reasons = {
  declining: null,
  stable: "The change is within the surveys' sampling error.",
  growing: "Its use grows, so it does not halve.",
} as const;

function describeUse({ year, users, respondents }: LanguageUse): HalfLife["earlier"] {
  return { year, users, respondents, share: Number((users / respondents).toFixed(4)) };
}

function shareOf({ users, respondents }: LanguageUse): number {
  return users / respondents;
}
