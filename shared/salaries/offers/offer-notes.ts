import { hoursAssumption } from "#shared/contract/pay-words.ts";
import { dollars, listing, percent } from "#shared/core/format.ts";
import { taxYear } from "#shared/reference/tax-tables.ts";
import { payrollGaps } from "#shared/taxes/payroll-rules.ts";
import { scaleSentences } from "../estimate/public-scales.ts";
import type { ComparedOffer, CompareOffersData } from "./compare-offers.response.ts";
import type { Undecided } from "./find-undecided.ts";
import { explainUndecided } from "./offer-headline.ts";

const filingStatusNames = {
  single: "single",
  married: "married, filing jointly",
  head_of_household: "head of household",
};

/** Notable facts about the offers, each in a sentence with its numbers. */
export function offerInsights(
  ranked: readonly ComparedOffer[],
  years: number,
  undecided: Undecided,
): string[] {
  if (ranked.length < 2) return [];
  const { questions, unusual } = undecided;
  const isDecided = questions.length === 0;
  return [
    ...(isDecided
      ? rankInsights(ranked, years)
      : [...questions.map(({ question }) => question), explainUndecided(undecided)]),
    localTaxInsight(ranked),
    ...ranked.flatMap((own) => missingTaxInsight(own, isDecided)),
    ...ranked.flatMap((own) => [
      ...signingInsight(own),
      ...equityInsight(own),
      ...(unusual.has(own.label) ? [] : [...marketInsight(own), ...scaleInsight(own)]),
    ]),
  ];
}

/** Which offer is worth the most, and why it is not the one that pays the most, where that is so. */
function rankInsights(ranked: readonly ComparedOffer[], years: number): string[] {
  const [best, second] = ranked;
  if (!best || !second) return [];
  const gap = best.average.adjusted - second.average.adjusted;
  const richest = ranked.toSorted((a, b) => b.average.gross - a.average.gross)[0] ?? best;
  const span = years === 1 ? "in the first year" : `a year on average over ${years} years`;
  return [
    gap === 0
      ? `${best.label} and ${second.label} are worth the same: ${dollars(best.average.adjusted)} ${span} after tax and cost of living.`
      : best.rank === second.rank
        ? `${best.label} and ${second.label} are a tie: ${dollars(best.average.adjusted)} and ${dollars(second.average.adjusted)} ${span} after tax and cost of living are less than 2% apart, by ${dollars(gap)}, which is less than the figures can tell.`
        : `${best.label} is worth the most: ${dollars(best.average.adjusted)} ${span} after tax and cost of living, ${dollars(gap)} (${percent(gap / second.average.adjusted)}) more than ${second.label}.`,
    ...(richest.label === best.label
      ? []
      : [
          `${richest.label} pays the most before tax, ${dollars(richest.average.gross)} compared with ${dollars(best.average.gross)} at ${best.label}, but ${dollars(richest.average.total_tax)} of it goes to taxes (${dollars(best.average.total_tax)} at ${best.label}), and prices in ${richest.city.name} are ${richest.city.col_multiplier} times the national level (${best.city.col_multiplier} in ${best.city.name}).`,
        ]),
  ];
}

/** State and local taxes in the first year. */
function localTaxInsight(ranked: readonly ComparedOffer[]): string {
  const parts = ranked.map(({ label, city, years }) => {
    const taxes = (years[0]?.taxes ?? []).filter(({ jurisdiction }) => jurisdiction !== "US");
    const total = taxes.reduce((sum, { amount }) => sum + amount, 0);
    return `${dollars(total)} from ${label} (${city.name}, ${city.state})`;
  });
  return `State and local taxes take ${listing(parts)} in the first year.`;
}

function missingTaxInsight(
  { label, missing_local_tax: missing }: ComparedOffer,
  isDecided: boolean,
): string[] {
  if (!missing) return [];
  const { tax, law, break_even_rate: rate, falls_below: other } = missing;
  const consequence = !isDecided
    ? `It could only lower ${label}'s value.`
    : rate === null
      ? `It could only lower ${label}'s value, and no rate would change its rank.`
      : `Above ${percent(rate, 2)} of all pay it would make ${label} worth less than ${other}.`;
  return [
    `${label}'s taxes do not include ${tax} (${law}), whose rate is not in the data. ${consequence}`,
  ];
}

function signingInsight({ label, years }: ComparedOffer): string[] {
  const [first, next] = years;
  if (!first || !next || first.signing === 0) return [];
  return [
    `${label}'s signing bonus of ${dollars(first.signing)} is paid in the first year only: after tax and cost of living, the first year is worth ${dollars(first.adjusted)} and the second ${dollars(next.adjusted)}.`,
  ];
}

function equityInsight({ label, years }: ComparedOffer): string[] {
  const total = (of: (year: (typeof years)[number]) => number) =>
    years.reduce((sum, year) => sum + of(year), 0);
  const share = total(({ equity }) => equity) / total(({ gross }) => gross);
  if (share < 0.2) return [];
  return [
    `Equity is ${percent(share, 0)} of what ${label} pays (${dollars(total(({ equity }) => equity))}), at the value you entered.`,
  ];
}

function marketInsight({ label, role, city, market, years }: ComparedOffer): string[] {
  const base = years[0]?.base;
  if (!market || !role || base === undefined) return [];
  const { base_delta: delta, base_pct: percentage, advice_ceiling: ceiling } = market;
  const distance = `${dollars(Math.abs(delta))} (${percent(Math.abs(percentage) / 100)})`;
  const position = delta === 0 ? "exactly" : `${distance} ${delta < 0 ? "below" : "above"}`;
  return [
    `${label}'s base of ${dollars(base)} is ${position} the median estimate for ${role.title} in ${city.name}, ${dollars(market.estimate.median)} whatever the experience (data point ${market.estimate.data_point_id}).`,
    ...(ceiling !== null && ceiling < market.estimate.median
      ? [
          `That median is above the 90th percentile of what everyone in the occupation earns there, ${dollars(ceiling)}, so it is no amount to ask ${label} for.`,
        ]
      : []),
  ];
}

/** That the comparison with a market says less of an offer by an employer that pays by a public scale. */
function scaleInsight({ label, market }: ComparedOffer): string[] {
  return market === null ? [] : scaleSentences(null, label).map((said) => `${label}: ${said}`);
}

export function offerAssumptions(
  { filing_status, years }: Pick<CompareOffersData, "filing_status" | "years">,
  offers: readonly ComparedOffer[],
  { hasHours }: { hasHours: boolean },
): string[] {
  const states = [...new Set(offers.map(({ city }) => city.state))];
  const caveats = offers.flatMap(({ tax_rules }) =>
    tax_rules.flatMap((rule) => rule.caveats.map((caveat) => `${rule.jurisdiction}: ${caveat}`)),
  );
  return [
    "Base, bonus, signing bonus and equity are the figures you entered; nothing is added to them.",
    ...(hasHours ? [hoursAssumption] : []),
    `Taxes are those of a resident of the offer's city whose only income is wages: ${filingStatusNames[filing_status]}, standard deduction, no dependents, no contributions to retirement or health plans, and no credits except those that a rule names.`,
    `Tax law of ${taxYear} is applied to every year. Pay, the value of the equity and the city's prices are assumed not to change.`,
    "Equity is taxed as wages in the year in which it vests, like restricted stock; options are taxed differently.",
    ...(offers.length < 2
      ? []
      : [
          "Offers whose annual values are within 2% of the better one are a tie and have the same rank: prices and taxes are not known more exactly.",
        ]),
    `The annual value is ${years === 1 ? "the first year's pay" : `the average pay of the first ${years} years`} after tax, divided by the BEA regional price parity of the city's area. A parity measures prices, and so includes taxes only as far as they are part of prices.`,
    "Local taxes are included for Indiana's counties, New York City, Yonkers, Philadelphia, Pittsburgh, Baltimore City, Frederick County, Detroit, Flint, Grand Rapids, Lansing, Cincinnati, Cleveland, Columbus and Parma (Ohio), Birmingham and Auburn (Alabama), Kansas City and St. Louis (Missouri), Lexington, Louisville and Multnomah County, and for no other place. If a city is known to have one that is not in the data, the offer says so.",
    "State rates come from one compilation (PolicyEngine) that was not checked against a second source, except for those that name the law itself as their source. States without a rate in it are assumed to levy no tax on wages.",
    ...states.flatMap((state) => {
      const gap = payrollGaps[state];
      return gap === undefined ? [] : [`${state}: ${gap}`];
    }),
    ...new Set(caveats),
  ];
}

/** A citation to quote verbatim. */
export function offersCitation(
  data: Pick<CompareOffersData, "ranking" | "filing_status" | "undecided">,
  credit: string,
): string {
  const ranking = data.ranking.map(
    ({ label, annual_value }) => `${label} ${dollars(annual_value)}`,
  );
  const what =
    data.undecided.length === 0
      ? "Offers ranked by annual value"
      : "Offers, not ranked: annual value if each were an employee's full-time work,";
  return `${what} after ${taxYear} federal, state and local taxes (${filingStatusNames[data.filing_status]}) and cost of living: ${listing(ranking)}. ${credit}, computed from the offers as entered, tax rates of ${taxYear} and BEA regional price parities.`;
}
