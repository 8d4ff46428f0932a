import type { HalfLife } from "../../contracts/market.ts";
import type { LanguageUse } from "../../reference/market.ts";
import type { Dataset } from "../../reference/records.ts";
import { z95 } from "../figures/interval.ts";
import { method } from "../figures/methodology-version.ts";
import { quarterEnd } from "../figures/quarter.ts";
import { percent } from "../prose/format.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";
import type { Statistic } from "./statistic.ts";

export const halfLifeMethod = `${method}-half-life`;

/** Shares are rounded to four decimals, half-lives to one. */
const shareUnits = 10_000;
const yearUnits = 10;

interface UseTerms {
  year: TracedValue;
  users: TracedValue;
  respondents: TracedValue;
  share: TracedValue;
}

export interface Change {
  earlier: UseTerms;
  later: UseTerms;
  trend: HalfLife["trend"];
  /** Null unless the share declines. */
  halfLife: TracedValue | null;
}

/** What both surveys know of each language. */
export function languagePairs({ market }: Dataset): { earlier: LanguageUse; later: LanguageUse }[] {
  return [...Map.groupBy(market.languages, ({ slug }) => slug).values()].flatMap((uses) => {
    const [earlier, later] = [uses[0], uses.at(-1)];
    return earlier && later && earlier !== later ? [{ earlier, later }] : [];
  });
}

/** How the use of a language changed between two surveys. The steps go on the sheet. */
export function measureChange(sheet: Worksheet, earlier: LanguageUse, later: LanguageUse): Change {
  const before = measureUse(sheet, "earlier", sourceIds.skillSurvey, earlier);
  const after = measureUse(sheet, "later", sourceIds.laterSurvey, later);
  const change = sheet.step("change", "subtract", { later: after.exact, earlier: before.exact });
  const error = sheet.step("change.error", "share_difference_error", {
    share: before.exact,
    count: before.terms.respondents,
    other: after.exact,
    other_count: after.terms.respondents,
  });
  const z = sheet.parameter("z", z95, "normal quantile of a two-sided 95 % interval");
  const margin = sheet.step("change.margin", "multiply", { z, error });
  const certain = Math.abs(change.value) > margin.value;
  const trend = !certain ? "stable" : change.value > 0 ? "growing" : "declining";
  const halving = () => {
    const [to, from] = [after.terms.year, before.terms.year];
    const years = sheet.step("years", "subtract", { later: to, earlier: from });
    const shares = { earlier: before.exact, later: after.exact };
    const exact = sheet.step("half_life_years.exact", "half_life", { years, ...shares });
    const units = sheet.parameter("year_units", yearUnits, "years are rounded to this part of one");
    return sheet.step("half_life_years", "round_to", { exact, units });
  };
  return {
    earlier: before.terms,
    later: after.terms,
    trend,
    halfLife: trend === "declining" ? halving() : null,
  };
}

function measureUse(
  sheet: Worksheet,
  when: "earlier" | "later",
  sourceId: string,
  use: LanguageUse,
) {
  const cell = (key: string, column: string, value: number) =>
    sheet.cell({ sourceId, key, column, value, referenceDate: null });
  const users = cell(`languages/${use.slug}`, "users", use.users);
  const respondents = cell("languages", "respondents", use.respondents);
  const exact = sheet.step(`${when}.share.exact`, "divide", { users, respondents });
  const units = sheet.parameter(
    "share_units",
    shareUnits,
    "shares are rounded to this part of one",
  );
  const share = sheet.step(`${when}.share`, "round_to", { exact, units });
  const year = sheet.parameter(`${when}.year`, use.year, `year of the ${when} survey`);
  return { exact, terms: { year, users, respondents, share } satisfies UseTerms };
}

/** The same by the names that it is served under. */
function changeFigures({ earlier, later, halfLife }: Change): Record<string, TracedValue> {
  const named = (when: string, terms: UseTerms) =>
    Object.entries(terms).map(([name, term]) => [`${when}.${name}`, term] as const);
  return {
    ...Object.fromEntries([...named("earlier", earlier), ...named("later", later)]),
    ...(halfLife ? { half_life_years: halfLife } : {}),
  };
}

/** What the surveys do not tell. */
export const halfLifeGaps = [
  "Languages only: the later survey is not to be had for other technologies.",
  "Two points in time do not tell a trend from a change of who answered. The earlier survey is held to full-time employees with a pay in USD, the later one is not, and its respondents name more languages each, which raises most shares.",
  "A half-life assumes that the share goes on falling at the same yearly rate.",
];

/** How a language's use changed; null for one that not both surveys know. */
export function skillHalfLife(dataset: Dataset, slug: string): Statistic | null {
  const pair = languagePairs(dataset).find(({ earlier }) => earlier.slug === slug);
  if (!pair) return null;
  const sheet = createWorksheet();
  const change = measureChange(sheet, pair.earlier, pair.later);
  const { earlier, later, trend, halfLife } = change;
  const halves = halfLife ? `, halving in ${halfLife.value} years at that pace` : ` (${trend})`;
  return {
    subject: pair.later.name,
    asOf: quarterEnd({ year: pair.later.year, quarter: 2 }),
    method: halfLifeMethod,
    rules: [
      "users are the respondents who name the language, respondents those who name any, in the rows of each survey's file.",
      "A share is users over respondents, rounded to four decimals.",
      "The use is stable where the change is within 1.96 standard errors of none; else it grows or declines.",
      "Where it declines, half_life_years is the time in which the share halves at the yearly pace between the surveys, rounded to a tenth.",
    ],
    sheet,
    figures: changeFigures(change),
    sentence: `${pair.later.name}: named by ${percent(earlier.share.value)} of respondents in ${pair.earlier.year} and by ${percent(later.share.value)} in ${pair.later.year}${halves}; Stack Overflow Developer Survey, United States, ${periodOf(dataset, sourceIds.skillSurvey)} and ${periodOf(dataset, sourceIds.laterSurvey)}`,
    assumptions: halfLifeGaps,
  };
}
