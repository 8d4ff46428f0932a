/** Sentences about the market's pay, for the caller and for the words that the caller says to an employer. */
import type { PayPeriod } from "#schema/pay-periods.ts";
import { yearlyWords } from "#shared/contract/pay-words.ts";
import { dollars } from "#shared/core/format.ts";
import type { EstimateInput } from "#shared/figures/estimate.ts";
import { withExperience } from "#shared/figures/experience-words.ts";
import { isBelowMinimum, type LegalMinimum } from "#shared/figures/legal-minimum.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import type { AdviceCeiling } from "../estimate/advice-ceiling.ts";
import {
  hourlyRate,
  largerEmployersSentence,
  otherRatesNote,
  specialRatesNote,
} from "../estimate/minimum-sentences.ts";
import type { Quote } from "../estimate/quote.ts";
import { includesTips } from "../estimate/tips.ts";
import { peopleIn } from "../subject/job-words.ts";
import { placeName } from "../subject/place-name.ts";
import type { Counter } from "./plan-counter.ts";

interface Market {
  quote: Quote;
  /** The offer, with its base pay for a year. */
  offered: { base: number };
  /** What the offer is stated for. */
  period: PayPeriod;
  /** The highest amount that the advice may name; null if none is known. */
  ceiling: AdviceCeiling | null;
}

/** `registered nurses in Tampa, FL`, and `with three to five years’ experience` of a level */
function subjectName({ role, place, level }: EstimateInput): string {
  return `${peopleIn(role.title)} in ${placeName(place)}${withExperience(level)}`;
}

/** The estimate: "registered nurses in … typically make …, and a quarter of them more than …". */
export function marketSentence(
  { estimate, figures }: Quote,
  period: PayPeriod,
  ceiling: number | null = null,
): string {
  const { median, high } = estimate;
  const upper =
    high === null || (ceiling !== null && high > ceiling)
      ? ""
      : `, and a quarter of them more than ${yearlyWords(high, period)}`;
  return `${subjectName(figures.input)} typically make ${yearlyWords(median, period)}${period === "annual" ? " a year" : ""}${withTips(figures)} as of ${quarterLabel(figures.input.quarter)}${upper}`;
}

const withTips = ({ input }: Quote["figures"]) => (includesTips(input.role) ? " with tips" : "");

/** The upper quartile alone, for whoever is offered what is typical: "a quarter of … make more than …". */
function upperSentence({ figures }: Quote, high: number, period: PayPeriod): string {
  return `According to an estimate from public wage data, a quarter of ${subjectName(figures.input)} make more than ${yearlyWords(high, period)}${period === "annual" ? " a year" : ""}${withTips(figures)} as of ${quarterLabel(figures.input.quarter)}.`;
}

/** An amount to hold an offer against, with the sentence that introduces it and what to call it after. */
interface QuotedAmount {
  sentence: string;
  /** What the law asks for, where that is the amount. */
  law?: string;
  amount: number;
  name: string;
}

/**
 * The amount to quote to an employer: the estimate, or if its median is above the ceiling, the
 * ceiling. A number that no published pay supports is no argument, nor is one that the offer has
 * reached: then it is the upper quartile, or the ceiling.
 *
 * @returns null if nothing that is known is above the offer.
 */
export function quotable({ quote, period, ceiling, offered }: Market): QuotedAmount | null {
  const { estimate, figures } = quote;
  const { law } = figures.floor;
  const high = ceiling === null || (estimate.high ?? 0) <= ceiling.amount ? estimate.high : null;
  const upper = high !== null && high > offered.base ? upperSentence(quote, high, period) : null;
  if (law && estimate.median <= law.annual && isAtMost(offered.base, law)) {
    return {
      law: lawSentence(law, figures),
      sentence: upper ?? "",
      amount: law.annual,
      name: "that minimum",
    };
  }
  if (offered.base >= estimate.median && high !== null && upper) {
    return { sentence: upper, amount: high, name: "that amount" };
  }
  if (offered.base >= Math.min(estimate.median, ceiling?.amount ?? estimate.median)) {
    return ceiling === null || ceiling.isMinimum || offered.base >= ceiling.amount
      ? null
      : ceilingQuote(quote, ceiling);
  }
  return typicalQuote({ quote, period, ceiling });
}

/** What is typical, or if that is above the ceiling, the ceiling. */
export function typicalQuote({ quote, period, ceiling }: Omit<Market, "offered">): QuotedAmount {
  const { estimate } = quote;
  if (ceiling === null || estimate.median <= ceiling.amount) {
    return {
      sentence: `According to an estimate from public wage data, ${marketSentence(quote, period, ceiling?.amount)}.`,
      amount: estimate.median,
      name: "what is typical",
    };
  }
  return ceilingQuote(quote, ceiling);
}

function ceilingQuote({ figures }: Quote, ceiling: AdviceCeiling): QuotedAmount {
  const { role, place, quarter } = figures.input;
  return {
    sentence: `According to public wage data, one in ten people in the occupation ${role.occupation.title} in ${placeName(place)} earns ${dollars(ceiling.amount)} a year or more${withTips(figures)} as of ${quarterLabel(quarter)}.`,
    amount: ceiling.amount,
    name: "that amount",
  };
}

/** `$159,320, more than nine in ten people in the occupation earn there`: the ceiling in a sentence. */
export function ceilingWords({ amount, isMinimum, isNational }: AdviceCeiling): string {
  if (isMinimum) return `${dollars(amount)}, the legal minimum wage for full-time work`;
  const source = isNational ? ", by the nation's spread of pay" : "";
  return `${dollars(amount)}, which nine in ten people in the occupation do not exceed there${source}`;
}

/** The effect of the ceiling on the advice; empty if the advice and the offers are below it. */
export function ceilingSentences(
  { capped, floor }: { capped: Readonly<Record<string, boolean>>; floor: number },
  ceiling: AdviceCeiling | null,
): string[] {
  if (!ceiling) return [];
  if (ceiling.isMinimum) return [];
  if (Object.values(capped).includes(true)) {
    return [`The advice stops at ${ceilingWords(ceiling)}: no published pay supports more.`];
  }
  if (floor <= ceiling.amount) return [];
  return [
    `Your best offer, ${dollars(floor)}, is above ${ceilingWords(ceiling)}. It is an amount of yours, not advice: published pay supports none above that.`,
  ];
}

/** `$44,304 a year, which is $21.30 an hour in Seattle, WA`: without the hours, which are no figure of the advice. */
function yearly({ wage, annual }: LegalMinimum): string {
  return `${dollars(annual)} a year, which is ${hourlyRate(wage)}`;
}

/** Whether an offer is the legal minimum or less, but for the rounding of its hours. */
const isAtMost = (offered: number, law: LegalMinimum) => offered <= law.annual;

/** What the law asks for, for the employer; of a job with tips, before them. */
export function lawSentence(law: LegalMinimum, { input }: Quote["figures"]): string {
  return `The legal minimum wage for full-time work${includesTips(input.role) ? ", before tips are counted toward it," : ""} is ${yearly(law)}.`;
}

/** What is to be found out where tips are in the figures, and why they are no base pay to ask for. */
export function tipAdvice({ figures }: Quote): string[] {
  if (!includesTips(figures.input.role)) return [];
  return [
    "These figures include tips, and how much of them is base pay is not published, so the offered base cannot be compared with them. Find out what tips come to there and how they are shared, and ask for no more than a small step in base pay.",
  ];
}

/** That an offer is below the law, if only that of larger employers, which comes before everything else; empty elsewhere. */
export function illegalSentences({ figures }: Quote, offered: number, period: PayPeriod): string[] {
  const { law } = figures.floor;
  if (!law || !isBelowMinimum(offered, law)) return largerEmployersSentence(offered, law);
  return [
    `The offered base of ${yearlyWords(offered, period)} is below the legal minimum wage for full-time work: ${yearly(law)}. ${specialRatesNote(includesTips(figures.input.role))}${otherRatesNote(law)}`,
  ];
}

/**
 * The first thing to find out if the offer is below the estimate's bounds, or so low that typical pay
 * lies further away than one asks for at once: the estimate is then more likely to describe another
 * job than the employer is to raise its offer by so much. Otherwise empty. It names no amount, because
 * the bounds of a level may be above all that the advice may name. An offer below the legal minimum
 * is too low at any level. Where tips are in the figures, they explain the distance.
 */
export function doubtSentences(
  { estimate, figures }: Quote,
  offered: number,
  counter: Pick<Counter, "isFar" | "isAbovePublished" | "isUsualForAll">,
): string[] {
  const { isFar, isAbovePublished, isUsualForAll } = counter;
  const { law } = figures.floor;
  if (includesTips(figures.input.role) || isAbovePublished || isUsualForAll) return [];
  const isBelowBounds = offered < estimate.confidence_lower;
  if (!(isBelowBounds || isFar) || (law && isBelowMinimum(offered, law))) return [];
  const distance = isBelowBounds
    ? ", by more than the uncertainty of that figure explains"
    : ": even the most that one asks for at once would not reach it";
  return [
    `This offer is far below what is typical${distance}. Before you bargain, find out whether job, level and hours are the same: these figures are for ${subjectName(figures.input)}, and for a year of full-time work.`,
  ];
}
