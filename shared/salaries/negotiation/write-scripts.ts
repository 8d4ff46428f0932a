import type { CompetingOffer, NegotiateBody, Priority } from "../../contracts/negotiate.ts";
import type { NegotiateData } from "../../contracts/responses/negotiate.ts";
import { dollars, listing } from "../../core/format.ts";
import type { AdviceCeiling } from "../advice-ceiling.ts";
import type { Quote } from "../quote.ts";
import { ceilingSentences, doubtSentences, quotable } from "./market-sentences.ts";
import type { Counter } from "./plan-counter.ts";

export interface Situation {
  quote: Quote;
  counter: Counter;
  /** The highest amount that the advice may name; null if none is known. */
  ceiling: AdviceCeiling | null;
  offered: NegotiateBody["current_offer"];
  /** The competing offer with the highest base. */
  best: CompetingOffer | null;
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

function otherAsks(priorities: readonly Priority[]): string[] {
  return priorities.flatMap((priority) => (priority === "base" ? [] : [asks[priority]]));
}

function talkingPoints(situation: Situation, raises: boolean) {
  const { quote, counter, ceiling, offered, best, priorities } = situation;
  const { sentence, amount, name } = quotable(situation);
  const gap = offered.base - amount;
  const others = otherAsks(priorities);
  return [
    ...doubtSentences(quote, offered.base),
    sentence,
    gap === 0
      ? `The offered base of ${dollars(offered.base)} equals ${name}.`
      : `The offered base of ${dollars(offered.base)} is ${dollars(Math.abs(gap))} ${gap < 0 ? "below" : "above"} ${name}.`,
    ...(best && best.base > offered.base
      ? [
          `${named(best)} has a base of ${dollars(best.base)}, which is ${dollars(best.base - offered.base)} more.`,
        ]
      : []),
    raises
      ? `Ask for a base of ${dollars(counter.base)} and settle for no less than ${dollars(counter.low)}.`
      : "The figures support no higher base, so ask for something other than base pay.",
    ...ceilingSentences(counter, ceiling),
    ...(others.length > 0 ? [`Besides base pay, ask for ${listing(others)}.`] : []),
  ];
}

function email(situation: Situation, raises: boolean) {
  const { quote, counter, offered, best, priorities, tone } = situation;
  const { title } = quote.figures.input.role;
  const others = otherAsks(priorities);
  const warm = tone === "warm";
  const opening = warm
    ? `Thank you for the offer for the ${title} role. I enjoyed our conversations and would like to find terms that work for both of us.`
    : `Thank you for the offer for the ${title} role. Before I accept, I would like to discuss the terms.`;
  // The candidate has no reason to quote a median below the offer.
  const reason = `${raises ? `${quotable(situation).sentence} ` : ""}The offered base is ${dollars(offered.base)}.`;
  const rival =
    best && best.base > offered.base ? ` ${named(best)} has a base of ${dollars(best.base)}.` : "";
  const extra = others.length > 0 ? listing(others) : asks.signing;
  const ask = raises
    ? warm
      ? `Would you be able to raise the base to ${dollars(counter.base)}?${others.length > 0 ? ` I would also welcome ${listing(others)}.` : ""}`
      : `I would like to request a base of ${dollars(counter.base)}.${others.length > 0 ? ` I would also like to request ${listing(others)}.` : ""}`
    : warm
      ? `That works for me. Would you be open to ${extra}?`
      : `I accept the base as offered and would like to request ${extra}.`;
  const closing = warm
    ? "I am happy to discuss this whenever it suits you."
    : "Please let me know whether this is possible.";
  return {
    subject: warm ? `Your offer for the ${title} role` : `${title} offer: terms`,
    body: ["Hello,", opening, `${reason}${rival}`, ask, closing, "Kind regards"].join("\n\n"),
  };
}

function phone(situation: Situation, raises: boolean) {
  const { quote, counter, offered, best, priorities, tone } = situation;
  const { title } = quote.figures.input.role;
  const others = otherAsks(priorities);
  const warm = tone === "warm";
  return [
    warm
      ? `Thank you for the offer for the ${title} role; I am glad to have it.`
      : `I am calling about the offer for the ${title} role.`,
    ...(raises ? [quotable(situation).sentence] : []),
    `The offered base is ${dollars(offered.base)}.`,
    ...(best && best.base > offered.base
      ? [`${named(best)} has a base of ${dollars(best.base)}.`]
      : []),
    raises
      ? warm
        ? `Could we get to a base of ${dollars(counter.base)}?`
        : `I am asking for a base of ${dollars(counter.base)}.`
      : `That works for me. Could we talk about ${others.length > 0 ? listing(others) : asks.signing}?`,
    "Then pause and let them respond.",
    raises
      ? `If they say no, ask what would be possible, and do not go below ${dollars(counter.low)}.`
      : "If they say no, ask when pay is next reviewed.",
  ];
}
