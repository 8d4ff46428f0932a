import type { PayPeriod } from "../../../schema/pay-periods.ts";
import type { Observed } from "../../contract/estimate.response.ts";
import { hoursPerYear } from "../../contract/pay-period.ts";
import { dollars, grouped, percent } from "../../core/format.ts";
import {
  describeMinimum,
  largerEmployersSentence,
  otherRatesNote,
} from "../estimate/minimum-sentences.ts";
import { mostToAsk } from "../estimate/most-to-ask.ts";
import { tipSentences } from "../estimate/tips.ts";
import type { Figures } from "../figures/estimate.ts";
import { experienceInWords } from "../figures/experience-words.ts";
import { isBelowMinimum } from "../figures/legal-minimum.ts";
import { jobWords, peopleIn } from "../subject/job-words.ts";
import { placeName } from "../subject/place-name.ts";
import { wageLevelSentence } from "../wage-levels/level-sentence.ts";
import { findPublished } from "../wage-levels/list-wage-levels.ts";
import { isWideSpread, type Judgment } from "./judge-offer.ts";
import type { StatedPay } from "./offer.ts";
import { type SupportedAmount, supportedAmount } from "./supported-amount.ts";
import { whatSettles } from "./what-settles.ts";

/** Annual base pay below this is more likely a wage for an hour. */
const leastPerYear = 1_000;

/** Why an offer is judged as it is, and what to ask for, in sentences for the person who has it. */
export function reasons(
  figures: Figures,
  judgment: Judgment,
  { stated, observed }: { stated: StatedPay; observed: Observed | null },
): string[] {
  // Where pay that no employer may offer would lie among others helps nobody.
  const judged = isUnlawful(figures, judgment)
    ? [medianSentence(figures, judgment), ...periodSentence(judgment, stated)]
    : [
        placeSentence(figures, judgment, stated),
        ...floorSentence(figures),
        ...periodSentence(judgment, stated),
        ...spreadSentence(judgment),
        ...verdictSentences(figures, judgment),
      ];
  return [
    ...minimumSentence(figures, judgment, stated),
    ...(isUnlawful(figures, judgment)
      ? []
      : largerEmployersSentence(judgment.offer.min.value, figures.floor.law)),
    ...judged,
    ...publishedSentence(judgment, observed),
    ...levelSentence(figures),
    // Nobody asks what visa a job that pays unlawfully little would take.
    ...(isUnlawful(figures, judgment) ? [] : visaSentence(figures, judgment)),
    ...adviceSentence(judgment, supportedAmount(figures), { figures, period: stated.period }),
    ...tipSentences(figures.input.role),
  ];
}

/** `registered nurses in Tampa, FL with three to five years’ experience` */
function whoOf({ input: { role, place, level } }: Figures): string {
  return `${peopleIn(role.title)} in ${placeName(place)} with ${experienceInWords[level]}`;
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `The offer of $165,000 a year` or `The middle of the offer, $165,000 a year,` */
function nameOffer({ offer: { min, max, midpoint } }: Judgment, { period }: StatedPay): string {
  const hourly = period === "hourly" ? ` (${grouped(hoursPerYear)} hours)` : "";
  return min.value === max.value
    ? `The offer of ${dollars(midpoint.value)} a year${hourly}`
    : `The middle of the offer, ${dollars(midpoint.value)} a year${hourly},`;
}

/** Whether the offer, or the lowest pay of its range, is less than the law allows for a full-time year. */
export function isUnlawful({ floor: { law } }: Figures, { offer }: Judgment): boolean {
  return law !== null && isBelowMinimum(offer.min.value, law);
}

function medianSentence(figures: Figures, { distribution: { p50 } }: Judgment): string {
  return `${capitalized(whoOf(figures))} typically make ${dollars(p50)} a year.`;
}

function placeSentence(figures: Figures, judgment: Judgment, stated: StatedPay): string {
  const { distribution, percentile, offer } = judgment;
  const { p10, p25, p50, p75, p90 } = distribution;
  const who = whoOf(figures);
  const median = `typical is ${dollars(p50)}`;
  const middle =
    p25 === null || p75 === null || p25 === p75
      ? median
      : `${median}, and the middle half is paid ${dollars(p25)} to ${dollars(p75)}`;
  const amount = offer.midpoint.value;
  const before = (name: string) => figures.worksheet.steps.get(name)?.result;
  const where =
    percentile.value !== null
      ? `more than about ${Math.round(percentile.value)} in 100 ${who} make`
      : p10 !== null && amount < (before("p10") ?? p10)
        ? `less than nine in ten ${who} make (${dollars(p10)})`
        : p90 !== null && amount > (before("p90") ?? p90)
          ? `more than nine in ten ${who} make${amount > p90 ? ` (${dollars(p90)})` : ""}`
          : `beyond what is published for ${who}`;
  return `${nameOffer(judgment, stated)} is ${where}: ${middle}.`;
}

/** An offer that the law does not allow for a full-time year says so before anything else. */
function minimumSentence(figures: Figures, judgment: Judgment, { period }: StatedPay): string[] {
  const { offer } = judgment;
  const { law: minimum } = figures.floor;
  if (!minimum || !isUnlawful(figures, judgment)) return [];
  // Likely an hourly rate; the question about that comes first.
  if (period === "annual" && offer.max.value < leastPerYear) return [];
  const isRange = offer.min.value !== offer.max.value;
  const what = isRange ? "The lowest pay of the range" : "The offer";
  return [
    `${what}, ${dollars(offer.min.value)} a year, is below the legal minimum wage for full-time work: ${describeMinimum(minimum)}. Rates for tips and other special cases are not considered.${otherRatesNote(minimum)}`,
  ];
}

const shown = ["p10", "low", "median", "high", "p90"];

/** That amounts of the distribution are the law's, while the verdict is not about them. */
function floorSentence({ floor }: Figures): string[] {
  return floor.law && shown.some((name) => floor.hasRaised(name))
    ? [
        `Amounts below the legal minimum wage, ${describeMinimum(floor.law)}, are raised to it here. The place among others and the verdict compare the offer with what published pay leads to before that.`,
      ]
    : [];
}

function periodSentence({ offer }: Judgment, { period }: StatedPay): string[] {
  return period === "annual" && offer.max.value < leastPerYear
    ? [
        "The offer is read as pay for a year. If it is for an hour, say so (in the API, period=hourly).",
      ]
    : [];
}

function spreadSentence(judgment: Judgment): string[] {
  const { min, max, spread } = judgment.offer;
  return isWideSpread(judgment.offer.spread.value)
    ? [
        `A range from ${dollars(min.value)} to ${dollars(max.value)} is too wide to mean much: its top is ${spread.value.toFixed(2)} times its bottom. Ask which part of it applies to you.`,
      ]
    : [];
}

function verdictSentences(figures: Figures, judgment: Judgment): string[] {
  const { verdict, probabilities } = judgment;
  if (verdict === "cannot_tell") return whatSettles(figures, judgment);
  const { value = 0 } = probabilities[verdict] ?? {};
  const where = {
    below: "below the middle half of pay",
    within: "within the middle half of pay",
    above: "above the middle half of pay",
  }[verdict];
  return [
    `The chance that it is ${where} is ${likely(value)}, given how uncertain the estimate is.`,
  ];
}

/** No probability rounds to certainty. */
function likely(probability: number): string {
  return probability > 0.99 ? "over 99%" : percent(probability, 0);
}

function publishedSentence({ offer }: Judgment, observed: Observed | null): string[] {
  if (observed?.median == null) return [];
  const { median, occupation_title, area_title, reference_period } = observed;
  const where = /^(?:U\.S\.|United States)/.test(area_title) ? "the nation" : area_title;
  const difference = offer.midpoint.value / median - 1;
  const by = percent(Math.abs(difference), 0);
  const compared =
    by === "0%" ? "about the same" : `${by} ${difference > 0 ? "more" : "less"} than that`;
  return [
    `The survey’s typical wage for ${jobWords(occupation_title)} in ${where}, whatever their experience, was ${dollars(median)} in May ${reference_period.slice(0, 4)}; the offer is ${compared}.`,
  ];
}

/** Where the offer lies among the prevailing wages for work visas, if any are published there. */
function visaSentence({ input: { role, place } }: Figures, { offer }: Judgment): string[] {
  const levels = findPublished(place);
  if (!levels || !place) return [];
  const pay = { lowest: offer.min.value, isRange: offer.min.value !== offer.max.value };
  const words = { occupation: role.occupation.title, area: place.city.metro.title };
  return [wageLevelSentence(levels, pay, words)];
}

function levelSentence({ input, position, reference, floor }: Figures): string[] {
  const { beyondPublished } = position;
  const isAbove = beyondPublished === "above_p90";
  const edge = beyondPublished && reference?.percentile(isAbove ? "p90" : "p10");
  // Above the law's minimum, the level is not what the figure rests on.
  if (!edge || floor.hasRaised("median")) return [];
  const side = isAbove ? "above" : "below";
  return [
    `What we call typical for ${experienceInWords[input.level]} is itself ${side} what nine in ten people of the occupation there earn, ${dollars(edge.value)}, so the verdict rests on our scale of experience more than on published pay.`,
  ];
}

const names: Record<SupportedAmount["of"], string> = {
  p75: "where the best-paid quarter begins",
  median: "what is typical",
  published_p90: "which nine in ten people of the occupation there do not exceed",
  legal_minimum: "the legal minimum wage for full-time work",
};

function adviceSentence(
  { offer }: Judgment,
  { amount, of }: SupportedAmount,
  {
    figures: {
      floor: { law },
    },
    period,
  }: { figures: Figures; period: PayPeriod },
): string[] {
  if (offer.midpoint.value < amount && of === "legal_minimum") {
    const scope = law?.wage.scope ?? null;
    const who = scope === null ? "no employer there may" : `${scope} there may not`;
    return [`Ask for at least ${dollars(amount)}, ${names[of]}: ${who} pay less.`];
  }
  const reach = mostToAsk(offer.midpoint.value, period);
  if (reach < amount) {
    return [
      `The figures support up to ${dollars(amount)}, ${names[of]}, but ask for no more than a quarter above the offer at once: ${dollars(reach)}.`,
    ];
  }
  if (offer.midpoint.value < amount) {
    return [`The figures support asking for up to ${dollars(amount)}, ${names[of]}.`];
  }
  return [
    `The figures do not support asking for more: the offer is already at least ${dollars(amount)}, ${names[of]}.`,
  ];
}
