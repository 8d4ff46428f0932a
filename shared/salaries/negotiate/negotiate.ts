import { hoursAssumption, yearlyWords } from "../../contract/pay-words.ts";
import { dollars } from "../../core/format.ts";
import { creditOf } from "../../core/site-name.ts";
import { adviceCeiling } from "../estimate/advice-ceiling.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { isBelowMinimum, type LegalMinimum } from "../figures/legal-minimum.ts";
import { findSubject, type OtherSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { type BestCompeting, bestCompeting, listFigures, toYearlyOffers } from "./figures.ts";
import {
  ceilingSentences,
  ceilingWords,
  doubtSentences,
  illegalSentences,
  marketSentence,
} from "./market-sentences.ts";
import type { NegotiateBody } from "./negotiate.request.ts";
import type { NegotiateData } from "./negotiate.response.ts";
import { type Counter, planCounter } from "./plan-counter.ts";
import { type Situation, writeScripts } from "./write-scripts.ts";

/**
 * Advises what to ask for and how to phrase it, from the estimate and the caller's own offers only.
 * The same input always returns the same text. Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function negotiate(
  context: SalaryContext,
  body: NegotiateBody,
): Promise<NegotiateData> {
  const { reference, site } = context;
  const { exp, priorities, tone } = body;
  const { period } = body.current_offer;
  const offers = toYearlyOffers(body);
  const { current_offer: offered } = offers;
  const inCity = body.city !== undefined;
  const call = (other: OtherSubject) =>
    salaryPath(inCity ? "calculate" : "history", {
      ...{ role: body.role, city: body.city, basis: body.basis },
      ...other,
    });
  const subject = await findSubject(reference, body, call, { takesLevel: inCity });
  const { role, place } = subject;
  const quoted = quote(context, subject, exp);
  const { estimate, figures } = quoted;
  const best = bestCompeting(offers);
  const ceiling = adviceCeiling(figures);
  const counter = planCounter({
    offered: offered.base,
    period,
    low: estimate.low,
    median: estimate.median,
    high: estimate.high,
    competing: best?.isAhead ? best.offer.base : null,
    ceiling: ceiling?.amount ?? null,
    minimum: leastLegal(offered.base, figures.floor.law),
  });
  const situation = { quote: quoted, counter, ceiling, offered, period, best, priorities, tone };
  const delta = offered.base - estimate.median;
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    experience: exp,
    estimate,
    leverage: {
      level: counter.level,
      position: counter.position,
      base_vs_median: delta,
      base_vs_median_pct: Number(((delta / estimate.median) * 100).toFixed(2)),
      best_competing_base: best?.offer.base ?? null,
      reasons: reasons(situation),
    },
    counter_offer: {
      base: counter.base,
      low: counter.low,
      high: counter.high,
      rationale: rationale(situation),
    },
    ...writeScripts(situation),
    figures: listFigures(body, estimate, counter, { ceiling, law: figures.floor.law }),
    citation: citation(figures, estimate, creditOf(site)),
    assumptions: [
      "The offers are the figures you entered. Base pay is compared with the estimate. No public source reports equity, bonus or signing bonus by role, so no amounts are suggested for them.",
      ...(hasHours(body) ? [hoursAssumption] : []),
      "Leverage is strong if the offered base is below the median, or up to the upper quartile if a competing offer is better. It is moderate up to the upper quartile without a better competing offer, and above the upper quartile with one. Otherwise it is limited. If the offered base is at or above the 90th percentile of the occupation there, it is moderate with a better competing offer and otherwise limited. This is a rule of this API, not a forecast of what an employer will do.",
      "A competing offer is better if it pays more a year: base, bonus, equity and a quarter of the signing bonus. Taxes and prices are taken to be the same; `compare-offers` compares offers in different cities.",
      "The least to accept is the lower quartile, or what you are offered if that is more, as in `evaluate`.",
      "No advised amount is above the 90th percentile of what everyone in the occupation earns there, all levels together (`occupation.p90` in `figures`), nor more than a quarter above the offered base, in whole thousands (of pay for an hour, in half dollars an hour): who asks for more at once is heard as asking for another job. The offers that you entered are the exception: the counter-offer is never below the offered base, nor below that of a better competing offer.",
      ...(counter.isNearMinimum
        ? [
            "No advised amount is below the legal minimum wage for a full-time year (`legal_minimum` in `figures`).",
          ]
        : []),
      ...assumptions(figures),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis: body.basis } : {}),
      exp,
    }),
  };
}

function hasHours({ current_offer, competing_offers }: NegotiateBody): boolean {
  return [current_offer, ...competing_offers].some(({ period }) => period === "hourly");
}

/** The legal minimum; an offer that is it but for a rounded dollar need not be raised. */
function leastLegal(offered: number, law: LegalMinimum | null): number | null {
  if (law === null) return null;
  return isBelowMinimum(offered, law) ? law.annual : Math.min(law.annual, offered);
}

function reasons({ quote: quoted, counter, ceiling, offered, best, period }: Situation): string[] {
  const { low, high } = quoted.estimate;
  const hasQuartile = high !== null;
  const position = {
    below:
      low === null
        ? "below what is typical"
        : counter.isAcceptable
          ? "below what is typical, and within the middle half of pay"
          : "below the middle half of pay",
    within:
      hasQuartile && offered.base > quoted.estimate.median
        ? "above what is typical, and within the middle half of pay"
        : "what is typical",
    above: hasQuartile
      ? "above the middle half of pay"
      : "above what is typical (where the middle half of pay ends is not published)",
  }[counter.position];
  return [
    ...illegalSentences(quoted, offered.base),
    `According to an estimate from public wage data, ${marketSentence(quoted, period)}.`,
    `The offered base of ${yearlyWords(offered.base, period)} is ${position}.`,
    ...(best ? [competingSentence(best, offered.base)] : []),
    ...doubtSentences(quoted, offered.base, counter),
    ...ceilingSentences(counter, ceiling),
  ];
}

function competingSentence({ offer: { base }, isAhead }: BestCompeting, offered: number): string {
  const more = base > offered ? `${dollars(base - offered)} more than offered` : null;
  if (isAhead) {
    return `The best competing base is ${dollars(base)}, ${more ?? "which is not more than offered, but with bonus, equity and signing bonus that offer pays more a year"}.`;
  }
  return `The best competing base is ${dollars(base)}, ${more === null ? "which is not more than offered" : `${more}, but with bonus, equity and signing bonus your offer pays as much or more a year`}.`;
}

/** A figure's name, or that the amount is only close to it. */
function near(name: string, amount: number, exact: number): string {
  return amount === exact ? name : `close to ${name}`;
}

/** Why what one has is worth taking; empty where the legal minimum or an unknown quartile leaves that open. */
function worth({ quote: quoted, counter, offered }: Situation): string {
  if (!counter.isAcceptable || counter.low !== offered.base) return "";
  const { low, high } = quoted.estimate;
  if (low === null || low === high) return "";
  return high !== null && offered.base > high
    ? ", which is above the middle half of pay"
    : ", which is within the middle half of pay";
}

function rationale(situation: Situation): string {
  const { quote: quoted, counter, ceiling, best, period } = situation;
  const say = (amount: number) => yearlyWords(amount, period);
  const { position, floor, capped, raised, reached, isFar } = counter;
  const isPublished = quoted.estimate.high !== null;
  const upper = isPublished
    ? "where the best-paid quarter begins"
    : "what is typical, because nothing above it is published";
  const middle = isPublished ? "halfway between what is typical and the best-paid quarter" : upper;
  const { low, median, high } = quoted.estimate;
  const top = high ?? median;
  const aim =
    position === "below"
      ? near(middle, counter.base, (median + top) / 2)
      : near(upper, counter.base, top);
  const highest = best?.isAhead ? "the best of your offers" : "what you are offered";
  const limited = (name: string, of: keyof Counter["capped"]) => {
    if (raised[of]) return "the legal minimum wage for full-time work";
    if (reached[of]) {
      return of === "low"
        ? "as much as one asks for at once, and still below the middle half of pay"
        : "a quarter more than the offer, which is as much as one asks for at once";
    }
    return capped[of] && ceiling
      ? `${name.replace(/^close to /, "")}, but capped at ${ceilingWords(ceiling)}`
      : name;
  };
  const sentences = [
    ...(isFar ? doubtSentences(quoted, situation.offered.base, counter) : []),
    `Ask for ${say(counter.base)}: ${counter.base === floor ? `${highest}, because the figures support no more` : limited(aim, "base")}.`,
    `Accept no less than ${say(counter.low)}: ${counter.low === floor ? `${highest}${worth(situation)}` : limited(near("where the middle half of pay begins", counter.low, low ?? median), "low")}.`,
    ...(counter.high === counter.base
      ? []
      : [
          `The most to ask for is ${say(counter.high)}: ${limited(near(upper, counter.high, top), "high")}.`,
        ]),
    ...(floor > (ceiling?.amount ?? floor) ? ceilingSentences(counter, ceiling) : []),
  ];
  return `${sentences.join(" ")} Figures from the estimate are rounded to the nearest ${period === "hourly" ? "half dollar an hour" : "thousand dollars"}${Object.values(capped).includes(true) ? ", the cap down to the dollar" : ""}${Object.values(raised).includes(true) ? ", the legal minimum up to the dollar" : ""}.`;
}
