import type { PayPeriod } from "#schema/pay-periods.ts";
import type { Observed } from "#shared/contract/estimate.response.ts";
import { hoursPerYear } from "#shared/contract/pay-period.ts";
import { grouped, percent } from "#shared/core/format.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { peopleOf, withExperience } from "#shared/figures/experience-words.ts";
import { narrowest } from "#shared/figures/interval.ts";
import { isBelowMinimum } from "#shared/figures/legal-minimum.ts";
import type { Role } from "#shared/reference/records.ts";
import { commissionSentences } from "../estimate/commissions.ts";
import {
  describeMinimum,
  largerEmployersSentence,
  otherRatesNote,
  specialRatesNote,
} from "../estimate/minimum-sentences.ts";
import { mostTimesOffered } from "../estimate/most-to-ask.ts";
import { specialtySentences } from "../estimate/specialties.ts";
import { includesTips, tipSentences } from "../estimate/tips.ts";
import { jobWords, peopleIn } from "../subject/job-words.ts";
import { placeName } from "../subject/place-name.ts";
import { wageLevelSentence } from "../wage-levels/level-sentence.ts";
import { findPublished } from "../wage-levels/list-wage-levels.ts";
import { isWideSpread, type Judgment } from "./judge-offer.ts";
import type { StatedPay } from "./offer.ts";
import { type SayPay, sayPay } from "./say-pay.ts";
import { reachOf, type SupportedAmount, supportedAmount } from "./supported-amount.ts";
import { whatSettles } from "./what-settles.ts";

/** Annual base pay below this is more likely a wage for an hour. */
const leastPerYear = 1_000;

/** Why an offer is judged as it is, and what to ask for, in sentences for the person who has it. */
export function reasons(
  figures: Figures,
  judgment: Judgment,
  { stated, observed }: { stated: StatedPay; observed: Observed | null },
): string[] {
  const say = sayPay(stated.period);
  if (judgment.isOtherHours) {
    return [
      ...minimumSentence(figures, judgment, stated),
      medianSentence(figures, judgment, say),
      ...levelSentence(figures, say),
    ];
  }
  const isWide = isWideSpread(judgment.offer.spread.value);
  return [
    ...minimumSentence(figures, judgment, stated),
    ...(isUnlawful(figures, judgment)
      ? []
      : largerEmployersSentence(judgment.offer.min.value, figures.floor.law)),
    ...judgedSentences(figures, judgment, stated),
    ...publishedSentence(judgment, observed, say),
    ...levelSentence(figures, say),
    // Nobody asks what visa a job that pays unlawfully little would take.
    ...(isUnlawful(figures, judgment) ? [] : visaSentence(figures, judgment, say)),
    ...(isWide && !isUnlawful(figures, judgment)
      ? wideAdviceSentence(judgment, supportedAmount(figures), say)
      : adviceSentence(judgment, supportedAmount(figures), { figures, period: stated.period })),
    ...farAboveSentence(judgment),
    ...specialtySentences(figures.input.role),
    ...tipSentences(figures.input.role),
    ...commissionSentences(figures.input.role),
  ];
}

/** That an hour of a teacher, a pilot or a driver of a school bus is none of the 2,080 of a year; empty for others. */
export function otherHoursSentence(
  { title }: Pick<Role, "title">,
  { isOtherHours }: Judgment,
): string[] {
  return isOtherHours
    ? [
        `Pay for an hour is not compared here: a year of ${peopleIn(title)} is not ${grouped(hoursPerYear)} hours, because they are paid for others, such as those in class, in flight, or of the school year. Multiply the offer by the hours that are paid in a year, and have that judged.`,
      ]
    : [];
}

/** Where the offer lies among what others make, unless nobody gains by knowing it. */
function judgedSentences(figures: Figures, judgment: Judgment, stated: StatedPay): string[] {
  const say = sayPay(stated.period);
  // No employer may offer it, or its middle is not what anybody is offered.
  if (isUnlawful(figures, judgment) || isWideSpread(judgment.offer.spread.value)) {
    return [
      ...spreadSentence(judgment, say),
      medianSentence(figures, judgment, say),
      ...periodSentence(judgment, stated),
    ];
  }
  return [
    placeSentence(figures, judgment, say),
    ...floorSentence(figures),
    ...periodSentence(judgment, stated),
    ...verdictSentences(figures, judgment, stated),
  ];
}

/** `registered nurses in Tampa, FL`, and `with three to five years’ experience` of a level */
function whoOf({ input: { role, place, level } }: Figures): string {
  return `${peopleIn(role.title)} in ${placeName(place)}${withExperience(level)}`;
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `The offer of $165,000 a year` or `The middle of the offer, $165,000 a year,` */
function nameOffer({ offer: { min, max, midpoint } }: Judgment, say: SayPay): string {
  return min.value === max.value
    ? `The offer of ${say.full(midpoint.value)}`
    : `The middle of the offer, ${say.full(midpoint.value)},`;
}

/** Whether the offer, or the lowest pay of its range, is less than the law allows for a full-time year. */
export function isUnlawful({ floor: { law } }: Figures, { offer }: Judgment): boolean {
  return law !== null && isBelowMinimum(offer.min.value, law);
}

function medianSentence(figures: Figures, { distribution }: Judgment, say: SayPay): string {
  const { p25, p50, p75 } = distribution;
  const middle =
    p25 === null || p75 === null || p25 === p75
      ? ""
      : `, and the middle half is paid ${say.bare(p25)} to ${say.bare(p75)}`;
  return `${capitalized(whoOf(figures))} typically make ${say.full(p50)}${middle}.`;
}

function placeSentence(figures: Figures, judgment: Judgment, say: SayPay): string {
  const { distribution, percentile, offer } = judgment;
  const { p10, p25, p50, p75, p90 } = distribution;
  const who = whoOf(figures);
  const median = `typical is ${say.bare(p50)}`;
  const middle =
    p25 === null || p75 === null || p25 === p75
      ? median
      : `${median}, and the middle half is paid ${say.bare(p25)} to ${say.bare(p75)}`;
  const amount = offer.midpoint.value;
  const before = (name: string) => figures.worksheet.steps.get(name)?.result;
  const where =
    percentile.value !== null
      ? `more than about ${Math.round(percentile.value)} in 100 ${who} make`
      : p10 !== null && amount < (before("p10") ?? p10)
        ? `less than nine in ten ${who} make (${say.bare(p10)})`
        : p90 !== null && amount > (before("p90") ?? p90)
          ? `more than nine in ten ${who} make${amount > p90 ? ` (${say.bare(p90)})` : ""}`
          : `beyond what is published for ${who}`;
  return `${nameOffer(judgment, say)} is ${isAtMinimum(figures, judgment) ? atMinimum : where}: ${middle}.`;
}

const atMinimum = "the legal minimum wage, and many jobs of this kind pay close to it";

/**
 * Whether the offer is the legal minimum, and above what published pay leads to for some people: to say that
 * it is more than they make would be to say that their pay is unlawful.
 */
function isAtMinimum({ floor: { law } }: Figures, { offer, percentile }: Judgment): boolean {
  if (law === null || percentile.value === null) return false;
  const { value } = offer.midpoint;
  return value <= law.annual && !isBelowMinimum(value, law);
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
    `${what}, ${sayPay(period).full(offer.min.value)}, is below the legal minimum wage for full-time work: ${describeMinimum(minimum)}. ${specialRatesNote(includesTips(figures.input.role))}${otherRatesNote(minimum)}`,
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

function spreadSentence(judgment: Judgment, say: SayPay): string[] {
  const { min, max, spread } = judgment.offer;
  return isWideSpread(judgment.offer.spread.value)
    ? [
        `A range from ${say.bare(min.value)} to ${say.full(max.value)} is too wide to mean much: its top is ${spread.value.toFixed(2)} times its bottom. Ask which part of it applies to you.`,
      ]
    : [];
}

function verdictSentences(figures: Figures, judgment: Judgment, { period }: StatedPay): string[] {
  const { verdict, probabilities } = judgment;
  if (verdict === "cannot_tell") return whatSettles(figures, judgment, period);
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

function publishedSentence({ offer }: Judgment, observed: Observed | null, say: SayPay): string[] {
  if (observed?.median == null) return [];
  const { median, occupation_title, area_title, reference_period } = observed;
  const where = /^(?:U\.S\.|United States)/.test(area_title) ? "the nation" : area_title;
  const difference = offer.midpoint.value / median - 1;
  const by = percent(Math.abs(difference), 0);
  const what = offer.min.value === offer.max.value ? "the offer" : "the middle of the range";
  const compared =
    by === "0%"
      ? "about the same"
      : difference >= 1
        ? `${(1 + difference).toFixed(1)} times that`
        : `${by} ${difference > 0 ? "more" : "less"} than that`;
  return [
    `The survey’s typical wage for ${jobWords(occupation_title)} in ${where}, whatever their experience, was ${say.short(median)} in May ${reference_period.slice(0, 4)}; ${what} is ${compared}.`,
  ];
}

/** Where the offer lies among the prevailing wages for work visas, if any are published there. */
function visaSentence(
  { input: { role, place } }: Figures,
  { offer }: Judgment,
  say: SayPay,
): string[] {
  const levels = findPublished(place);
  if (!levels || !place) return [];
  const pay = { lowest: offer.min.value, isRange: offer.min.value !== offer.max.value };
  const words = { occupation: role.occupation.title, area: place.city.metro.title };
  return [wageLevelSentence(levels, pay, words, say.short)];
}

function levelSentence(
  { input, median, position, reference, floor }: Figures,
  say: SayPay,
): string[] {
  const { beyondPublished } = position;
  const isAbove = beyondPublished === "above_p90";
  const edge = beyondPublished && reference?.percentile(isAbove ? "p90" : "p10");
  // Above the law's minimum, the level is not what the figure rests on.
  if (!edge || floor.hasRaised("median")) return [];
  // Within the narrowest interval of an estimate, it is not said to be outside of anything.
  if (Math.abs(Math.log(median / edge.value)) < narrowest) return [];
  const side = isAbove ? "above" : "below";
  const basis =
    input.level === "any"
      ? "our model of what the title and the place pay"
      : "what people of this level are paid elsewhere";
  return [
    `What we call typical for ${peopleOf(input.level)} is itself ${side} what nine in ten people of the occupation there earn, ${say.short(edge.value)}, so the verdict rests on ${basis} more than on published pay.`,
  ];
}

/** So many times what nine in ten make is hardly ever pay for the same work. */
const farTimes = 1.5;

/** What to find out about an offer far above all published pay, as a low one has it in its headline. */
function farAboveSentence({ offer, distribution: { p90 } }: Judgment): string[] {
  return p90 !== null && offer.midpoint.value > farTimes * p90
    ? [
        "Pay so far above what is published is mostly for another job, level or hours, or not base pay alone. Find that out first, and that the employer is who it says it is.",
      ]
    : [];
}

const names: Record<SupportedAmount["of"], string> = {
  p75: "where the best-paid quarter begins",
  median: "what is typical",
  published_p90: "which nine in ten people of the occupation there do not exceed",
  legal_minimum: "the legal minimum wage for full-time work",
};

function adviceSentence(
  judgment: Judgment,
  { amount, of }: SupportedAmount,
  { figures, period }: { figures: Figures; period: PayPeriod },
): string[] {
  const say = sayPay(period);
  const { min, max, midpoint } = judgment.offer;
  const reach = reachOf(figures, judgment, period);
  if (reach.of.minimum !== null) return [lawfulAdvice(figures, say, { amount, of })];
  if (midpoint.value >= amount) {
    const what = min.value === max.value ? "the offer" : "its middle";
    return [
      `The figures do not support asking for more: ${what} is already at least ${say.short(amount)}, ${names[of]}.`,
    ];
  }
  if (includesTips(figures.input.role)) {
    return [
      `With tips, the figures support up to ${say.short(amount)}, ${names[of]}. How much of that is tips is not published, so find out what tips come to there before you ask for more base pay.`,
    ];
  }
  if (reach.most >= amount) {
    return [`The figures support asking for up to ${say.short(amount)}, ${names[of]}.`];
  }
  const most =
    reach.most > midpoint.value * mostTimesOffered
      ? `of an offer so low ask for no more at once than where the middle half of pay begins: about ${say.short(reach.most)}`
      : `ask for no more than a quarter above the offer at once: ${say.short(reach.most)}`;
  return [`The figures support up to ${say.short(amount)}, ${names[of]}, but ${most}.`];
}

/** What to ask for where the offer is unlawful: what the law says, then what the job pays. */
function lawfulAdvice(
  { median, floor: { law }, input: { role } }: Figures,
  say: SayPay,
  { amount, of }: SupportedAmount,
): string {
  const least = law?.annual ?? 0;
  const scope = law?.wage.scope ?? null;
  const who = scope === null ? "no employer there may" : `${scope} there may not`;
  const why = includesTips(role)
    ? ", unless the law there counts tips toward it"
    : `: ${who} pay less`;
  const further =
    median > least
      ? ` Then ask for what is typical, ${say.short(median)}${includesTips(role) ? " with tips" : ""}.`
      : amount > least
        ? ` Beyond that the figures support up to ${say.short(amount)}, ${names[of]}.`
        : "";
  return `Ask for at least ${say.short(least)}, ${names.legal_minimum}${why}.${further}`;
}

/** Where in a range that is too wide to judge to ask to be placed. */
function wideAdviceSentence(
  { offer: { min, max } }: Judgment,
  { amount, of }: SupportedAmount,
  say: SayPay,
): string[] {
  if (amount <= min.value) {
    return [
      `The figures do not support asking for more than its bottom, which is already at least ${say.short(amount)}, ${names[of]}.`,
    ];
  }
  const upTo = `the figures support up to ${say.short(amount)}, ${names[of]}`;
  return [
    amount < max.value ? `Ask where in it you would be: ${upTo}.` : `Ask for its top: ${upTo}.`,
  ];
}
