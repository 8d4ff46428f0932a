import type { PayPeriod } from "../../../schema/pay-periods.ts";
import { yearlyWords } from "../../contract/pay-words.ts";
import { dollars, listing } from "../../core/format.ts";
import type { AdviceCeiling } from "../estimate/advice-ceiling.ts";
import { askSteps } from "../estimate/most-to-ask.ts";
import type { Quote } from "../estimate/quote.ts";
import type { BestCompeting } from "./figures.ts";
import {
  ceilingSentences,
  doubtSentences,
  illegalSentences,
  quotable,
} from "./market-sentences.ts";
import type { CompetingOffer, NegotiateBody, Priority } from "./negotiate.request.ts";
import type { NegotiateData } from "./negotiate.response.ts";
import type { Counter } from "./plan-counter.ts";

export interface Situation {
  quote: Quote;
  counter: Counter;
  /** The highest amount that the advice may name; null if none is known. */
  ceiling: AdviceCeiling | null;
  offered: NegotiateBody["current_offer"];
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
    ? [`${named(best.offer)} has a base of ${dollars(base)}.`]
    : [`${named(best.offer)} pays more in all.`];
}

function otherAsks(priorities: readonly Priority[]): string[] {
  return priorities.flatMap((priority) => (priority === "base" ? [] : [asks[priority]]));
}

function talkingPoints(situation: Situation, raises: boolean) {
  const { quote, counter, ceiling, offered, best, priorities } = situation;
  const { sentence, amount, name } = quotable(situation);
  const say = (value: number) => yearlyWords(value, situation.period);
  const gap = offered.base - amount;
  const others = otherAsks(priorities);
  const illegal = illegalSentences(quote, offered.base);
  // That the offer is below the law says what the law is.
  const isSaid = illegal.length > 0 && amount === quote.figures.floor.law?.annual;
  return [
    ...illegal,
    ...doubtSentences(quote, offered.base, counter),
    ...(isSaid ? [] : [sentence]),
    gap === 0
      ? `The offered base of ${say(offered.base)} equals ${name}.`
      : `The offered base of ${say(offered.base)} is ${dollars(Math.abs(gap))}${situation.period === "hourly" ? " a year" : ""} ${gap < 0 ? "below" : "above"} ${name}.`,
    ...(best?.isAhead && best.offer.base > offered.base
      ? [
          `${named(best.offer)} has a base of ${dollars(best.offer.base)}, which is ${dollars(best.offer.base - offered.base)} more.`,
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

/** The advice for an offer that the employer does not raise and that need not be refused. */
function fallback({ offered, quote, period }: Situation): string {
  const { low } = quote.estimate;
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

/** What is asked for base pay; first which work the offer is for, where that is in doubt. */
function askParagraph(situation: Situation, others: readonly string[]): string {
  const amount = yearlyWords(situation.counter.base, situation.period);
  const isAsked = isInDoubt(situation);
  if (situation.tone === "warm") {
    const also = others.length > 0 ? ` I would also welcome ${listing(others)}.` : "";
    return isAsked
      ? `Could you tell me which level the offer is for, and how many hours? If it is for the same work full time, would you be able to raise the base to ${amount}?${also}`
      : `Would you be able to raise the base to ${amount}?${also}`;
  }
  const also = others.length > 0 ? ` I would also like to request ${listing(others)}.` : "";
  return isAsked
    ? `Please tell me which level the offer is for, and how many hours. If it is for the same work full time, I would like to request a base of ${amount}.${also}`
    : `I would like to request a base of ${amount}.${also}`;
}

function email(situation: Situation, raises: boolean) {
  const { quote, offered, priorities, tone } = situation;
  const say = (value: number) => yearlyWords(value, situation.period);
  const { title } = quote.figures.input.role;
  const others = otherAsks(priorities);
  const warm = tone === "warm";
  const opening = warm
    ? `Thank you for the offer for the ${title} role. I enjoyed our conversations and would like to find terms that work for both of us.`
    : `Thank you for the offer for the ${title} role. Before I accept, I would like to discuss the terms.`;
  // The candidate has no reason to quote a median below the offer.
  const reason = `${raises ? `${quotable(situation).sentence} ` : ""}The offered base is ${say(offered.base)}.`;
  const extra = others.length > 0 ? listing(others) : asks.signing;
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
    ...(raises ? [quotable(situation).sentence] : []),
    `The offered base is ${say(offered.base)}.`,
    ...rivalSentence(situation),
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
      : `That works for me. Could we talk about ${others.length > 0 ? listing(others) : asks.signing}?`,
    "Then pause and let them respond.",
    raises
      ? `If they say no, ask what would be possible${counter.low > offered.base ? `, and do not go below ${say(counter.low)}.` : `. ${fallback(situation)}`}`
      : "If they say no, ask when pay is next reviewed.",
  ];
}
