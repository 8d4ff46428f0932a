import { grouped, percent } from "#shared/core/format.ts";
import { method } from "#shared/figures/methodology-version.ts";
import { quarterEnd } from "#shared/figures/quarter.ts";
import {
  createWorksheet,
  type TracedValue,
  type Worksheet,
} from "#shared/figures/worksheet/worksheet.ts";
import { z95 } from "#shared/figures/z95.ts";
import type { LanguageUse } from "#shared/reference/market.ts";
import type { Dataset } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import type { HalfLife } from "./market-statistics.response.ts";
import type { Statistic } from "./statistic.ts";

export const halfLifeMethod = `${method}-half-life`;

/** Shares are rounded to four decimals, languages per respondent to two, half-lives to one. */
const shareUnits = 10_000;
const namedUnits = 100;
const yearUnits = 10;

interface LanguageUseValues {
  year: TracedValue;
  users: TracedValue;
  respondents: TracedValue;
  namedPerRespondent: TracedValue;
  share: TracedValue;
}

interface Change {
  earlier: LanguageUseValues;
  later: LanguageUseValues;
  trend: HalfLife["trend"];
  /** Null unless the share is declining. */
  halfLife: TracedValue | null;
}

/** The use of every language that is in both surveys. */
export function languagePairs({ market }: Dataset): { earlier: LanguageUse; later: LanguageUse }[] {
  return [...Map.groupBy(market.languages, ({ slug }) => slug).values()].flatMap((uses) => {
    const [earlier, later] = [uses[0], uses.at(-1)];
    return earlier && later && earlier !== later ? [{ earlier, later }] : [];
  });
}

/** Measures how the use of a language changed between two surveys, recording the steps on the worksheet. */
export function measureChange(
  worksheet: Worksheet,
  earlier: LanguageUse,
  later: LanguageUse,
): Change {
  const before = measureUse(worksheet, "earlier", sourceIds.skillSurvey, earlier);
  const after = measureUse(worksheet, "later", sourceIds.laterSurvey, later);
  const change = worksheet.step("change", "subtract", {
    later: after.exact,
    earlier: before.exact,
  });
  const error = worksheet.step("change.error", "quadrature", {
    earlier: before.error,
    later: after.error,
  });
  const z = worksheet.parameter("z", z95, "normal quantile of a two-sided 95% interval");
  const margin = worksheet.step("change.margin", "multiply", { z, error });
  const certain = Math.abs(change.value) > margin.value;
  const trend = !certain ? "stable" : change.value > 0 ? "growing" : "declining";
  const halving = () => {
    const [to, from] = [after.values.year, before.values.year];
    const years = worksheet.step("years", "subtract", { later: to, earlier: from });
    const shares = { earlier: before.exact, later: after.exact };
    const exact = worksheet.step("half_life_years.exact", "half_life", { years, ...shares });
    const units = worksheet.parameter(
      "year_units",
      yearUnits,
      "years are rounded to 1 divided by this number",
    );
    return worksheet.step("half_life_years", "round_to", { exact, units });
  };
  return {
    earlier: before.values,
    later: after.values,
    trend,
    halfLife: trend === "declining" ? halving() : null,
  };
}

function measureUse(
  worksheet: Worksheet,
  when: "earlier" | "later",
  sourceId: string,
  use: LanguageUse,
) {
  const cell = (key: string, column: string, value: number) =>
    worksheet.cell({ sourceId, key, column, value, referenceDate: null });
  const users = cell(`languages/${use.slug}`, "users", use.users);
  const respondents = cell("languages", "respondents", use.respondents);
  const namings = cell("languages", "namings", use.namings);
  const error = cell(`languages/${use.slug}`, "standard error of the share", use.shareError);
  const round = (name: string, exact: TracedValue, units: TracedValue) =>
    worksheet.step(`${when}.${name}`, "round_to", { exact, units });
  const exact = worksheet.step(`${when}.share.exact`, "divide", { users, namings });
  const each = worksheet.step(`${when}.named_per_respondent.exact`, "divide", {
    namings,
    respondents,
  });
  const rounded = (what: string) => `${what} are rounded to 1 divided by this number`;
  const units = worksheet.parameter("share_units", shareUnits, rounded("shares"));
  const eachUnits = worksheet.parameter(
    "named_units",
    namedUnits,
    rounded("languages per respondent"),
  );
  const year = worksheet.parameter(`${when}.year`, use.year, `year of the ${when} survey`);
  const namedPerRespondent = round("named_per_respondent", each, eachUnits);
  const share = round("share", exact, units);
  return {
    exact,
    error,
    values: { year, users, respondents, namedPerRespondent, share } satisfies LanguageUseValues,
  };
}

/** The same values by the names under which they are served. */
function changeFigures({ earlier, later, halfLife }: Change): Record<string, TracedValue> {
  const named = (when: string, { namedPerRespondent, ...values }: LanguageUseValues) =>
    Object.entries({ ...values, named_per_respondent: namedPerRespondent }).map(
      ([name, value]) => [`${when}.${name}`, value] as const,
    );
  return {
    ...Object.fromEntries([...named("earlier", earlier), ...named("later", later)]),
    ...(halfLife ? { half_life_years: halfLife } : {}),
  };
}

/** Facts that the surveys do not have. */
export const halfLifeGaps = [
  "Only languages are covered, because the later survey is not available for other technologies.",
  "Two points in time cannot distinguish a trend from a change in who responded. The earlier survey is limited to full-time employees with pay in USD and the later one is not.",
  "Respondents of the later survey name more languages each (`named_per_respondent`). The shares are therefore those of all languages named, not of respondents; they add up to 1 over all languages, so one language's share can fall because others are named more.",
  "A half-life assumes that the share continues to fall at the same annual rate.",
];

/** How a language's use changed; null unless both surveys include it. */
export function skillHalfLife(dataset: Dataset, slug: string): Statistic | null {
  const pair = languagePairs(dataset).find(({ earlier }) => earlier.slug === slug);
  if (!pair) return null;
  const worksheet = createWorksheet();
  const change = measureChange(worksheet, pair.earlier, pair.later);
  const { earlier, later, trend, halfLife } = change;
  const halves = halfLife ? `, halving in ${halfLife.value} years at that rate` : ` (${trend})`;
  return {
    subject: pair.later.name,
    asOf: quarterEnd({ year: pair.later.year, quarter: 2 }),
    method: halfLifeMethod,
    rules: [
      "users is the number of respondents who name the language, respondents the number who name any, and namings the number of languages that they name, each counted once for each respondent, in the rows of each survey's file. Only languages that both surveys offer count.",
      "A share is users divided by namings, rounded to four decimals: people name more languages in the later survey, which would raise nearly every share of respondents. named_per_respondent is namings divided by respondents.",
      "The standard error of a share is computed over respondents (linearization): the root of the sum over respondents of (names the language - share * languages named)^2, divided by namings. That of the change is the root of the sum of squares of both.",
      "The use is stable if its change is within 1.96 standard errors of zero; otherwise it is growing or declining.",
      "If the use is declining, half_life_years is the time in which the share halves at the annual rate between the surveys, rounded to a tenth.",
    ],
    worksheet,
    figures: changeFigures(change),
    sentence: `${pair.later.name}: ${percent(earlier.share.value, 2)} of the languages named in ${pair.earlier.year} and ${percent(later.share.value, 2)} in ${pair.later.year}${halves}; Stack Overflow Developer Survey, United States, ${periodOf(dataset, sourceIds.skillSurvey)} and ${periodOf(dataset, sourceIds.laterSurvey)}`,
    explanation: [
      `In ${earlier.year.value}, ${grouped(earlier.users.value)} of ${grouped(earlier.respondents.value)} respondents named it, and in ${later.year.value}, ${grouped(later.users.value)} of ${grouped(later.respondents.value)}.`,
      `A respondent named ${earlier.namedPerRespondent.value.toFixed(1)} languages on average and later ${later.namedPerRespondent.value.toFixed(1)}, so its share of all languages named is compared instead.`,
      halfLife
        ? `If that share kept falling at the same rate, it would halve in ${halfLife.value} years.`
        : trend === "stable"
          ? "The difference is no larger than chance explains, so there is no half-life."
          : "That share is growing, so there is no half-life.",
      "Two surveys cannot tell a trend from a change in who answered.",
    ],
    assumptions: halfLifeGaps,
  };
}
