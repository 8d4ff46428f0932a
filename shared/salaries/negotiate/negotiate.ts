import { askedLevel } from "#shared/contract/levels.ts";
import { hoursAssumption, yearlyWords } from "#shared/contract/pay-words.ts";
import { dollars } from "#shared/core/format.ts";
import { creditOf } from "#shared/core/site.ts";
import { yearsOf } from "#shared/figures/experience.ts";
import { isBelowMinimum, type LegalMinimum } from "#shared/figures/legal-minimum.ts";
import { isOfOtherHours } from "#shared/figures/paid-by-hour.ts";
import { isAbovePublished } from "../estimate/above-published.ts";
import { adviceCeiling } from "../estimate/advice-ceiling.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { everyoneOf } from "../estimate/everyone.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { includesTips } from "../estimate/tips.ts";
import { findSubject, type OtherSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import {
  type BestCompeting,
  bestCompeting,
  listFigures,
  openOffers,
  toYearlyOffers,
} from "./figures.ts";
import {
  ceilingSentences,
  ceilingWords,
  doubtSentences,
  illegalSentences,
  marketSentence,
  tipAdvice,
} from "./market-sentences.ts";
import type { NegotiateBody } from "./negotiate.request.ts";
import type { NegotiateData } from "./negotiate.response.ts";
import { scaleAdvice } from "./pay-scales.ts";
import { type Counter, planCounter } from "./plan-counter.ts";
import { type Situation, writeScripts } from "./write-scripts.ts";

/**
 * Advises what to ask for and how to phrase it, from the estimate and the caller's own offers only.
 * The same input always returns the same text. Annual USD.
 *
 * @param employer whose offer it is, if known: a public one pays by a scale.
 * @returns null for an offer by the hour where a year of the job is not 2,080 hours, which is not compared.
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function negotiateIfCompared(
  context: SalaryContext,
  body: NegotiateBody,
  employer: string | null = null,
): Promise<NegotiateData | null> {
  const { reference, site } = context;
  const { priorities, tone } = body;
  const exp = askedLevel(body);
  const { period } = body.current_offer;
  const inCity = body.city !== undefined;
  const call = (other: OtherSubject) =>
    salaryPath(inCity ? "calculate" : "history", {
      ...{ role: body.role, city: body.city, basis: body.basis },
      ...other,
    });
  const subject = await findSubject(reference, body, call, { takesLevel: inCity });
  const { role, place } = subject;
  if (isOfOtherHours(role, period)) return null;
  const quoted = quote(context, subject, exp);
  const { estimate, figures } = quoted;
  const { law } = figures.floor;
  const { current_offer: offered } = toYearlyOffers(body, law);
  const best = bestCompeting(body);
  const ceiling = adviceCeiling(figures);
  const everyone = everyoneOf(figures);
  const counter = planCounter({
    offered: offered.base,
    period,
    low: estimate.low,
    median: estimate.median,
    high: estimate.high,
    everyone: everyone?.mostToRefuse ?? null,
    competing: best?.isAhead ? best.offer.base : null,
    ceiling: ceiling?.amount ?? null,
    minimum: leastLegal(offered.base, law),
    hasTips: includesTips(role),
    isAbovePublished: isAbovePublished(offered.base, figures, quoted.observed),
  });
  const situation = {
    quote: quoted,
    counter,
    everyone,
    ceiling,
    offered,
    employer,
    period,
    best,
    priorities,
    tone,
  };
  const delta = offered.base - estimate.median;
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    experience: yearsOf(exp),
    estimate,
    leverage: {
      level: counter.level,
      position: counter.position,
      base_vs_median: delta,
      base_vs_median_pct: Number(((delta / estimate.median) * 100).toFixed(2)),
      best_competing_base: best?.offer.base ?? null,
      reasons: [
        ...reasons(situation),
        ...openOffers(body).map(
          ({ question }) => `Nobody can say yet whether another offer pays more. ${question}`,
        ),
      ],
    },
    counter_offer: {
      base: counter.base,
      low: counter.low,
      high: counter.high,
      rationale: rationale(situation),
    },
    ...writeScripts(situation),
    figures: listFigures(body, estimate, counter, { ceiling, law, everyone }),
    citation: citation(figures, estimate, creditOf(site)),
    assumptions: [
      "The offers are the figures you entered. Base pay is compared with the estimate. No public source reports equity, bonus or signing bonus by role, so no amounts are suggested for them.",
      ...(hasHours(body) ? [hoursAssumption] : []),
      "Leverage is strong if the offered base is below the median, or up to the upper quartile if a competing offer is better. It is moderate up to the upper quartile without a better competing offer, and above the upper quartile with one. Otherwise it is limited. If the offered base is at or above the 90th percentile of the occupation there, it is moderate with a better competing offer and otherwise limited. This is a rule of this API, not a forecast of what an employer will do.",
      "A competing offer is better if it pays more a year: base, bonus, equity and a quarter of the signing bonus. Taxes and prices are taken to be the same; `compare-offers` compares offers in different cities. An offer that is paid by the hour where the other is paid by the year, or that is a contract, part-time or the like by its name, is not counted as better.",
      "The counter-offer is halfway from what is typical, or from the offered base if that is more, to where the best-paid quarter begins, and at most a tenth above the one or the other: whoever is offered typical pay asks for a step, not for the pay of the best-paid quarter.",
      `The least to accept is the lower quartile, or what you are offered if that is more, as in \`evaluate\`.${everyone === null ? "" : " At a level it is no more than what everyone in the job there typically makes, nor than what three in four of the occupation there make: a level alone decides nothing."}`,
      ...(includesTips(role)
        ? [
            "Tips are a usual part of this pay and are in the figures, and how much of them is base pay is not published. So the counter-offer is a tenth more than the offered base, or the legal minimum if that is more, the least to accept is the offer itself, and leverage is never strong.",
          ]
        : []),
      "No advised amount is above the 90th percentile of what everyone in the occupation earns there, all levels together (`occupation.p90` in `figures`), nor more than a quarter above the offered base, in whole thousands (of pay for an hour, in half dollars an hour): who asks for more at once is heard as asking for another job. Of an offer so low that this does not reach the lower quartile, the lower quartile is the most to ask for at once. The offers that you entered are the exception: the counter-offer is never below the offered base, nor below that of a better competing offer.",
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

/** Where the offer lies, in words; where tips are in the figures, base pay alone lies nowhere in them. */
function positionSentences({
  quote: quoted,
  counter,
  everyone,
  offered,
  period,
}: Situation): string[] {
  const { low, high } = quoted.estimate;
  if (includesTips(quoted.figures.input.role)) return [];
  const hasQuartile = high !== null;
  const position = {
    below:
      low === null
        ? "below what is typical"
        : counter.isAbovePublished
          ? "below what we estimate to be typical, but above what three in four people in the occupation there were published to earn"
          : counter.isUsualForAll && everyone
            ? `below what is typical of the level, but not below what everyone in the job there typically makes, ${yearlyWords(everyone.median, period)}`
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
  return [`The offered base of ${yearlyWords(offered.base, period)} is ${position}.`];
}

function reasons(situation: Situation): string[] {
  const { quote: quoted, counter, ceiling, offered, best, period } = situation;
  return [
    ...illegalSentences(quoted, offered.base, period),
    `According to an estimate from public wage data, ${marketSentence(quoted, period)}.`,
    ...positionSentences(situation),
    ...tipAdvice(quoted),
    ...scaleAdvice(quoted.figures.input.role, situation.employer),
    ...(best ? [competingSentence(best, offered.base)] : []),
    ...doubtSentences(quoted, offered.base, counter),
    ...ceilingSentences(counter, ceiling),
  ];
}

function competingSentence(
  { offer: { base }, isAhead, period }: BestCompeting,
  offered: number,
): string {
  const yearly = period === "hourly" ? " a year" : "";
  const more = base > offered ? `${dollars(base - offered)}${yearly} more than offered` : null;
  const paid = yearlyWords(base, period);
  if (isAhead) {
    return `The best competing base is ${paid}, ${more ?? "which is not more than offered, but with bonus, equity and signing bonus that offer pays more a year"}.`;
  }
  return `The best competing base is ${paid}, ${more === null ? "which is not more than offered" : `${more}, but with bonus, equity and signing bonus your offer pays as much or more a year`}.`;
}

/** A figure's name, or that the amount is only close to it. */
function near(name: string, amount: number, exact: number): string {
  return amount === exact ? name : `close to ${name}`;
}

/** Why what one has is worth taking; empty where the legal minimum or an unknown quartile leaves that open. */
function worth({ quote: quoted, counter, offered }: Situation): string {
  const { role } = quoted.figures.input;
  if (!counter.isAcceptable || counter.low !== offered.base || includesTips(role)) return "";
  const { low, high } = quoted.estimate;
  if (counter.isAbovePublished) {
    return ", which is above what three in four people in the occupation there were published to earn";
  }
  if (counter.isUsualForAll) {
    return ", which is not below what everyone in the job there typically makes, whatever their experience";
  }
  if (low === null || low === high) return "";
  return high !== null && offered.base > high
    ? ", which is above the middle half of pay"
    : ", which is within the middle half of pay";
}

/** What the least to accept is, of an offer below it. */
function leastWords({ counter, everyone }: Situation, usual: number): string {
  return everyone !== null && everyone.mostToRefuse < usual
    ? "about what everyone in the job there typically makes, whatever their experience"
    : near("where the middle half of pay begins", counter.low, usual);
}

/** As much as one asks for at once, and what that is. */
function reachWords({ isReachUsual }: Counter): string {
  return isReachUsual
    ? "about where the middle half of pay begins, which is as much as one asks for at once of an offer so low"
    : "a quarter more than the offer, which is as much as one asks for at once";
}

/** What the counter-offer is, as far as nothing limits it. */
function aimWords(
  { quote: { estimate, figures }, counter, offered }: Situation,
  upper: string,
): string {
  const { kind, exact } = counter.aim;
  if (includesTips(figures.input.role))
    return near("a tenth more than the offer", counter.base, exact);
  const isAbove = offered.base >= estimate.median;
  if (kind === "tenth") {
    return near(
      isAbove ? "a tenth more than the offer" : "a tenth more than what is typical",
      counter.base,
      exact,
    );
  }
  if (estimate.high === null) return near(upper, counter.base, estimate.median);
  const from = isAbove ? "the offer" : "what is typical";
  return near(`halfway between ${from} and the best-paid quarter`, counter.base, exact);
}

function rationale(situation: Situation): string {
  const { quote: quoted, counter, ceiling, best, period } = situation;
  const say = (amount: number) => yearlyWords(amount, period);
  const { floor, capped, raised, reached, isFar } = counter;
  const isPublished = quoted.estimate.high !== null;
  const upper = isPublished
    ? "where the best-paid quarter begins"
    : "what is typical, because nothing above it is published";
  const { low, median, high } = quoted.estimate;
  const top = high ?? median;
  const aim = aimWords(situation, upper);
  const most = includesTips(quoted.figures.input.role) ? aim : near(upper, counter.high, top);
  const highest = best?.isAhead ? "the best of your offers" : "what you are offered";
  const limited = (name: string, of: keyof Counter["capped"]) => {
    if (raised[of]) return "the legal minimum wage for full-time work";
    if (of !== "low" && reached[of]) return reachWords(counter);
    return capped[of] && ceiling
      ? `${name.replace(/^close to /, "")}, but capped at ${ceilingWords(ceiling)}`
      : name;
  };
  const sentences = [
    ...(isFar ? doubtSentences(quoted, situation.offered.base, counter) : []),
    ...tipAdvice(quoted),
    ...scaleAdvice(quoted.figures.input.role, situation.employer),
    `Ask for ${say(counter.base)}: ${counter.base === floor ? `${highest}, because the figures support no more` : limited(aim, "base")}.`,
    `Accept no less than ${say(counter.low)}: ${counter.low === floor ? `${highest}${worth(situation)}` : limited(leastWords(situation, low ?? median), "low")}.`,
    ...(counter.high === counter.base
      ? []
      : [`The most to ask for is ${say(counter.high)}: ${limited(most, "high")}.`]),
    ...(floor > (ceiling?.amount ?? floor) ? ceilingSentences(counter, ceiling) : []),
  ];
  return `${sentences.join(" ")} Figures from the estimate are rounded to the nearest ${period === "hourly" ? "half dollar an hour" : "thousand dollars"}${Object.values(capped).includes(true) ? ", the cap down to the dollar" : ""}${Object.values(raised).includes(true) ? ", the legal minimum up to the dollar" : ""}.`;
}
