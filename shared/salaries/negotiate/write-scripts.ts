import type { PayPeriod } from "#schema/pay-periods.ts";
import { yearlyWords } from "#shared/contract/pay-words.ts";
import { dollars, listing } from "#shared/core/format.ts";
import { isBelowMinimum } from "#shared/figures/legal-minimum.ts";
import { isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import type { AdviceCeiling } from "../estimate/advice-ceiling.ts";
import type { Everyone } from "../estimate/everyone.ts";
import { askSteps } from "../estimate/most-to-ask.ts";
import type { Quote } from "../estimate/quote.ts";
import { includesTips } from "../estimate/tips.ts";
import type { BestCompeting } from "./figures.ts";
import {
  ceilingSentences,
  doubtSentences,
  illegalSentences,
  lawSentence,
  quotable,
  tipAdvice,
  typicalQuote,
} from "./market-sentences.ts";
import type { CompetingOffer, NegotiateBody, Priority } from "./negotiate.request.ts";
import type { NegotiateData } from "./negotiate.response.ts";
import { followsScale, scaleAdvice, scaleQuestion } from "./pay-scales.ts";
import type { Counter } from "./plan-counter.ts";

export interface Situation {
  quote: Quote;
  counter: Counter;
  /** What everyone in the job there earns, where a level is named; else null. */
  everyone: Everyone | null;
  /** The highest amount that the advice may name; null if none is known. */
  ceiling: AdviceCeiling | null;
  offered: NegotiateBody["current_offer"];
  /** Whose offer it is; null if that is not known. */
  employer: string | null;
  best: BestCompeting | null;
  /** What the offer states its base pay for; amounts themselves are for a year. */
  period: PayPeriod;
  priorities: readonly Priority[];
  tone: NegotiateBody["tone"];
}

type Texts = Pick<NegotiateData, "talking_points" | "email_script" | "phone_script">;

/** Requests other than base pay, phrased for a sentence; no public source has figures for them by role. */
const asks: Readonly<Record<Exclude<Priority, "base">, string>> = {
  equity: "a larger equity grant",
  bonus: "a higher bonus target",
  signing: "a signing bonus",
  remote: "remote work",
  time_off: "more time off",
};

/** Writes the talking points, the email and the phone script from fixed sentences and the situation's numbers. */
export function writeScripts(situation: Situation): Texts {
  const { counter, offered } = situation;
  const raises = counter.base > offered.base;
  return {
    talking_points: talkingPoints(situation, raises),
    email_script: email(situation, raises),
    phone_script: phone(situation, raises),
  };
}

function named({ label }: CompetingOffer): string {
  return label === undefined ? "Another offer" : `The offer from ${label}`;
}

/** The better offer, as the employer is told of it; empty without one. */
function rivalSentence({ best, offered }: Situation): string[] {
  if (!best?.isAhead) return [];
  const { base } = best.offer;
  return base > offered.base
    ? [`${named(best.offer)} has a base of ${yearlyWords(base, best.period)}.`]
    : [`${named(best.offer)} pays more in all.`];
}

/** What is asked for where the figures support no higher base: hardly anybody paid by the hour gets a signing bonus. */
function defaultAsk({ quote }: Situation): string {
  return isPaidByHour(quote.figures.input.role) ? "a pay review after six months" : asks.signing;
}

/** What the law and the market say for more pay, as the employer is told of it. */
function argument(situation: Situation): string[] {
  const { quote, offered } = situation;
  const { law } = quote.figures.floor;
  const quoted = quotable(situation);
  const isUnlawful = law !== null && isBelowMinimum(offered.base, law);
  return [
    ...(isUnlawful ? [lawSentence(law, quote.figures)] : quoted?.law ? [quoted.law] : []),
    ...(quoted?.sentence ? [quoted.sentence] : []),
  ];
}

/** What base pay is without, where tips are a usual part of pay. */
function baseNote({ quote }: Situation): string {
  return includesTips(quote.figures.input.role) ? ", before tips" : "";
}

const tipQuestion = "what people in this role usually receive in tips, and how tips are shared";

function otherAsks(priorities: readonly Priority[]): string[] {
  return priorities.flatMap((priority) => (priority === "base" ? [] : [asks[priority]]));
}

function talkingPoints(situation: Situation, raises: boolean) {
  const { quote, counter, ceiling, offered, best, priorities } = situation;
  const say = (value: number) => yearlyWords(value, situation.period);
  const others = otherAsks(priorities);
  const rival = best?.isAhead && best.offer.base > offered.base ? best : null;
  return [
    ...illegalSentences(quote, offered.base, situation.period),
    ...doubtSentences(quote, offered.base, counter),
    ...marketPoints(situation, raises),
    ...tipAdvice(quote),
    ...scaleAdvice(quote.figures.input.role, situation.employer),
    ...(rival
      ? [
          `${named(rival.offer)} has a base of ${yearlyWords(rival.offer.base, rival.period)}, which is ${dollars(rival.offer.base - offered.base)}${rival.period === "hourly" ? " a year" : ""} more.`,
        ]
      : rivalSentence(situation)),
    raises
      ? counter.low > offered.base
        ? `Ask for a base of ${say(counter.base)} and settle for no less${counter.low === counter.base ? "" : ` than ${say(counter.low)}`}.`
        : `Ask for a base of ${say(counter.base)}. ${fallback(situation)}`
      : "The figures support no higher base, so ask for something other than base pay.",
    ...ceilingSentences(counter, ceiling),
    ...(others.length > 0 ? [`Besides base pay, ask for ${listing(others)}.`] : []),
  ];
}

/** What the market pays, and how far the offer is from it: for more pay, only what speaks for it. */
function marketPoints(situation: Situation, raises: boolean): string[] {
  const { quote, offered, period } = situation;
  const { figures } = quote;
  const quoted = quotable(situation) ?? (raises ? null : typicalQuote(situation));
  if (!quoted) return [];
  const { sentence, amount, name } = quoted;
  const { law } = figures.floor;
  const isUnlawful = law !== null && isBelowMinimum(offered.base, law);
  const gap = offered.base - amount;
  const base = `The offered base of ${yearlyWords(offered.base, period)}`;
  const distance =
    gap === 0
      ? `${base} equals ${name}.`
      : `${base} is ${dollars(Math.abs(gap))}${period === "hourly" ? " a year" : ""} ${gap < 0 ? "below" : "above"} ${name}.`;
  return [
    // That the offer is below the law says what the law is.
    ...(quoted.law && !isUnlawful ? [quoted.law] : []),
    ...(sentence ? [sentence] : []),
    // Base pay alone is not comparable with figures that include tips.
    ...(includesTips(figures.input.role) ? [] : [distance]),
  ];
}

/** The advice for an offer that the employer does not raise and that need not be refused. */
function fallback({ offered, quote, counter, period }: Situation): string {
  const { low } = quote.estimate;
  if (includesTips(quote.figures.input.role)) {
    return "Whether the offer as it is would be too low depends on the tips, which are not published apart.";
  }
  if (counter.isAbovePublished) {
    return "The offer as it is lies above what three in four people in the occupation there were published to earn, so you can accept it if they do not move.";
  }
  if (counter.isUsualForAll) {
    return "The offer as it is lies not below what everyone in the job there typically makes, so you can accept it if they do not move.";
  }
  // The lower quartile is rounded to whole steps.
  const closeTo = askSteps[period] / 2;
  if (low === null || offered.base < low - closeTo) {
    return "Nothing that is published says that the offer as it is would be too low.";
  }
  const where = offered.base >= low ? "within what is usual" : "about where the middle half begins";
  return `The offer as it is lies ${where}, so you can accept it if they do not move.`;
}

/** Whether the offer may be for another level or other hours, which the employer is asked before anything else. */
function isInDoubt({ quote, offered, counter }: Situation): boolean {
  return doubtSentences(quote, offered.base, counter).length > 0;
}

/** What is asked for base pay; first what tips come to, or which work the offer is for, where that is in doubt. */
function askParagraph(situation: Situation, others: readonly string[]): string {
  const amount = yearlyWords(situation.counter.base, situation.period);
  const hasTips = includesTips(situation.quote.figures.input.role);
  const isAsked = isInDoubt(situation);
  const asked = hasTips
    ? tipQuestion
    : isAsked
      ? "which level the offer is for, and how many hours"
      : followsScale(situation.quote.figures.input.role, situation.employer)
        ? scaleQuestion
        : null;
  const condition = isAsked ? "If it is for the same work full time, " : "";
  if (situation.tone === "warm") {
    const also = others.length > 0 ? ` I would also welcome ${listing(others)}.` : "";
    const question = `would you be able to raise the base to ${amount}?${also}`;
    return [
      ...(asked === null ? [] : [`Could you tell me ${asked}?`]),
      condition + (condition ? question : capitalized(question)),
    ].join(" ");
  }
  const also = others.length > 0 ? ` I would also like to request ${listing(others)}.` : "";
  return [
    ...(asked === null ? [] : [`Please tell me ${asked}.`]),
    `${condition}I would like to request a base of ${amount}.${also}`,
  ].join(" ");
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function email(situation: Situation, raises: boolean) {
  const { quote, offered, priorities, tone } = situation;
  const say = (value: number) => yearlyWords(value, situation.period);
  const { title } = quote.figures.input.role;
  const others = otherAsks(priorities);
  const warm = tone === "warm";
  const opening = warm
    ? `Thank you for the offer for the ${title} role. I enjoyed our conversations and would like to find terms that work for both of us.`
    : `Thank you for the offer for the ${title} role. Before I accept, I would like to discuss the terms.`;
  const reason = [
    ...(raises ? argument(situation) : []),
    `The offered base is ${say(offered.base)}${baseNote(situation)}.`,
  ].join(" ");
  const extra = others.length > 0 ? listing(others) : defaultAsk(situation);
  const ask = raises
    ? askParagraph(situation, others)
    : warm
      ? `That works for me. Would you be open to ${extra}?`
      : `I accept the base as offered and would like to request ${extra}.`;
  const closing = warm
    ? "I am happy to discuss this whenever it suits you."
    : "Please let me know whether this is possible.";
  return {
    subject: warm ? `Your offer for the ${title} role` : `${title} offer: terms`,
    body: [
      "Hello,",
      opening,
      [reason, ...rivalSentence(situation)].join(" "),
      ask,
      closing,
      "Kind regards",
    ].join("\n\n"),
  };
}

function phone(situation: Situation, raises: boolean) {
  const { quote, counter, offered, priorities, tone } = situation;
  const say = (value: number) => yearlyWords(value, situation.period);
  const { title } = quote.figures.input.role;
  const others = otherAsks(priorities);
  const warm = tone === "warm";
  return [
    warm
      ? `Thank you for the offer for the ${title} role; I am glad to have it.`
      : `I am calling about the offer for the ${title} role.`,
    ...(raises ? argument(situation) : []),
    `The offered base is ${say(offered.base)}${baseNote(situation)}.`,
    ...rivalSentence(situation),
    ...(raises && baseNote(situation) ? [`Could you tell me ${tipQuestion}?`] : []),
    ...(raises && followsScale(quote.figures.input.role, situation.employer)
      ? [`Could you tell me ${scaleQuestion}?`]
      : []),
    ...(raises && isInDoubt(situation)
      ? [
          "Which level is the offer for, and how many hours?",
          "Listen first: if job, level or hours are not the same, these figures are not about this offer, and you ask for nothing yet.",
        ]
      : []),
    raises
      ? warm
        ? `Could we get to a base of ${say(counter.base)}?`
        : `I am asking for a base of ${say(counter.base)}.`
      : `That works for me. Could we talk about ${others.length > 0 ? listing(others) : defaultAsk(situation)}?`,
    "Then pause and let them respond.",
    raises
      ? `If they say no, ask what would be possible${counter.low > offered.base ? `, and do not go below ${say(counter.low)}.` : `. ${fallback(situation)}`}`
      : "If they say no, ask when pay is next reviewed.",
  ];
}
