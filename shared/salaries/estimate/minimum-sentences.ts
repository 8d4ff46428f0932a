/** Sentences about figures that are raised to the legal minimum. */

import { hoursPerYear } from "#shared/contract/pay-period.ts";
import { dollars, grouped } from "#shared/core/format.ts";
import type { EstimateInput, Figures } from "#shared/figures/estimate.ts";
import {
  annualPay,
  firstFlooredYear,
  type LegalMinimum,
  legalMinimum,
} from "#shared/figures/legal-minimum.ts";
import type { MinimumWage } from "#shared/reference/records.ts";

/** The law's minimum where an estimate is raised to it, or is below it and is not; empty elsewhere. */
export function minimumSentences(figures: Figures): string[] {
  const { input, floor, low, median, confidenceLower } = figures;
  if (input.quarter.year < firstFlooredYear) return earlierSentences(figures);
  const { law } = floor;
  if (!law) return [];
  if (floor.hasRaisedAny()) {
    return [
      `The legal minimum wage is ${describeMinimum(law)}. Amounts for a full-time year that come out below it are raised to it.${floor.hasRaised("median") ? " The interval then begins with it, and ends as far above it as the figure may be off." : ""}${notModeled}${otherRatesNote(law)}`,
    ];
  }
  const least = Math.min(low ?? median, median, confidenceLower);
  if (least < law.annual) {
    return [
      `${nameLowest(figures, law)} is below the legal minimum wage, ${describeMinimum(law)}. A full-time job there pays at least that; price_parity shows the nation's pay at the prices there and is not raised to it, as local is.${otherRatesNote(law)}`,
    ];
  }
  return least < mostAboveState * law.annual ? otherRates(law) : [];
}

function nameLowest({ low, median }: Figures, { annual }: LegalMinimum): string {
  if (median < annual) return "The median";
  return low !== null && low < annual ? "The 25th percentile" : "The lower end of the interval";
}

const notModeled =
  " Special rates, such as lower ones for tips and higher ones for some industries, are not modeled.";

/** No city's own rate is more than 1.44 times its state's. */
const mostAboveState = 1.5;

/** Quarters whose figures may be below what the law required, where rates are not complete. */
export function earlierSentences(figures: Pick<Figures, "input" | "low" | "median">): string[] {
  const { input, low, median } = figures;
  if (input.quarter.year >= firstFlooredYear || isParity(input)) return [];
  const first = legalMinimum({ ...input, quarter: { year: firstFlooredYear, quarter: 1 } });
  if (!first || Math.min(low ?? median, median) >= first.annual) return [];
  return [
    `Figures of quarters before ${firstFlooredYear} are not raised to the legal minimum wage of their time, because the rates of those years are not complete.`,
  ];
}

const isParity = ({ place, basis }: EstimateInput) => place !== null && basis === "price_parity";

/** `$19.61 an hour in San Francisco, CA, $40,789 for a full-time year of 2,080 hours` */
export function describeMinimum({ wage, annual }: LegalMinimum): string {
  return `${hourlyRate(wage)}, ${dollars(annual)} for a full-time year of ${grouped(hoursPerYear)} hours`;
}

/** `$17.05 an hour in Chicago, IL (employers of 4 or more people)`: without the employers where it is for all. */
export function hourlyRate({
  hourly,
  jurisdiction,
  scope,
}: Pick<MinimumWage, "hourly" | "jurisdiction" | "scope">): string {
  const of = scope === null ? "" : ` (${scope})`;
  return `$${hourly.toFixed(2)} an hour in ${placeOf(jurisdiction)}${of}`;
}

function placeOf(jurisdiction: string): string {
  return withArticle.has(jurisdiction) ? `the ${jurisdiction}` : jurisdiction;
}

const withArticle: ReadonlySet<string> = new Set(["United States", "District of Columbia"]);

/** That an amount is allowed to most employers there, but not to larger ones; empty elsewhere. */
export function largerEmployersSentence(amount: number, law: LegalMinimum | null): string[] {
  const hourly = law?.wage.higherHourly;
  if (!law || !hourly || amount >= annualPay(hourly)) return [];
  return [
    `${higherRate(law.wage)}, ${dollars(annualPay(hourly))} for a full-time year, so of one of those the offer is too low.`,
  ];
}

/** `Renton, WA requires $21.57 an hour of employers of 15 or more people` */
function higherRate({ higherHourly, higherJurisdiction, higherScope }: MinimumWage): string {
  return `${higherJurisdiction} requires $${higherHourly?.toFixed(2)} an hour of ${higherScope}`;
}

/** What an offer below the legal minimum is not compared with: of a job with tips, the lower rate that some laws allow. */
export function specialRatesNote(hasTips: boolean): string {
  return hasTips
    ? "That is the full minimum, before tips: where the law lets employers count tips toward it, base pay may be lower, which is not considered here."
    : "Rates for tips and other special cases are not considered.";
}

/** Rates that may be higher: of a city whose own the source does not have, and of larger employers. */
export function otherRatesNote(law: LegalMinimum): string {
  return otherRates(law)
    .map((sentence) => ` ${sentence}`)
    .join("");
}

function otherRates({ wage }: LegalMinimum): string[] {
  const { missing, higherHourly } = wage;
  return [
    ...(missing === null ? [] : [missingRate(missing, wage.jurisdiction)]),
    ...(higherHourly === null ? [] : [`${higherRate(wage)}.`]),
  ];
}

/** That a rate is not in the source: of the place itself since its last known one, or any of its own. */
function missingRate(missing: string, jurisdiction: string): string {
  return missing === jurisdiction
    ? `The minimum wage of ${missing} has changed since, by an amount that is not in the source, so that its last known rate counts; the new one may be higher.`
    : `${missing} has a minimum wage of its own, which may be higher and is not in the source.`;
}

/**
 * A sentence about the legal minimum for a page, next to the figure: `The minimum wage in Seattle
 * is $21.30 an hour, so nobody who works full-time there is paid less than $44,304 a year.` Null
 * where nothing was raised.
 */
export function minimumForPeople({ floor: { law, hasRaisedAny } }: Pick<Figures, "floor">) {
  if (!law || !hasRaisedAny()) return null;
  const { wage, annual } = law;
  const { hourly, scope, missing, higherHourly } = wage;
  const whose = scope === null ? "there" : "for one of those";
  return [
    `${nameLaw(wage.jurisdiction)} is $${hourly.toFixed(2)} an hour${scope === null ? "" : ` for ${scope}`}, so nobody who works full-time ${whose} is paid less than ${dollars(annual)} a year.`,
    ...(missing === null
      ? []
      : [
          missing === wage.jurisdiction
            ? "It has changed since; the new rate is not known here and may be higher."
            : `${missing.split(",")[0]} has a rate of its own, which may be higher.`,
        ]),
    ...(higherHourly === null ? [] : [`${higherRate(wage)}.`]),
  ].join(" ");
}

function nameLaw(jurisdiction: string): string {
  if (jurisdiction === "United States") return "The federal minimum wage";
  const [state, region] = jurisdiction.split(" (");
  if (region !== undefined) return `The minimum wage in this part of ${state}`;
  const [place = jurisdiction] = jurisdiction.split(", ");
  return `The minimum wage in ${placeOf(place)}`;
}
