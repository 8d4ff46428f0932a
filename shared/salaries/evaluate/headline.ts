import type { PayPeriod } from "../../../schema/pay-periods.ts";
import type { Estimate } from "../../contract/estimate.response.ts";
import type { RoleReference } from "../../contract/reference.response.ts";
import { dollars } from "../../core/format.ts";
import { askSteps } from "../estimate/most-to-ask.ts";
import { hourly } from "../figures/paid-by-hour.ts";
import { peopleIn } from "../subject/job-words.ts";
import { isWideSpread } from "./judge-offer.ts";
import { payWord, payWordInWords } from "./pay-word.ts";

/** What the sentence about an offer is made of. */
export interface Judged {
  role: Pick<RoleReference, "title">;
  /** Null for the nation. */
  city: { name: string } | null;
  estimate: Pick<Estimate, "median">;
  probabilities: Record<"below" | "within" | "above", number | null>;
  below_minimum: boolean;
  offer: { spread: number };
}

/** The sentence in its parts, so that a page can emphasize them. */
export interface Headline {
  /** `Probably low` */
  judged: string;
  /** `registered nurses in Tampa typically make` */
  who: string;
  /** `about $90,600` */
  about: string;
}

/** What an offer is, as far as the probabilities say it, and the nearest fact. */
export function headlineParts(
  { role, city, estimate, ...judged }: Judged,
  period: PayPeriod = "annual",
): Headline {
  const { median } = estimate;
  return {
    judged: judgedWords(judged),
    who: `${peopleIn(role.title)} in ${city ? city.name : "the United States"} typically make`,
    about:
      period === "hourly"
        ? `about ${hourly(median)} an hour`
        : `about ${dollars(Math.round(median / 100) * 100)}`,
  };
}

function judgedWords({
  probabilities,
  below_minimum,
  offer,
}: Pick<Judged, "probabilities" | "below_minimum" | "offer">) {
  if (below_minimum) return "Below the legal minimum wage";
  if (isWideSpread(offer.spread)) return "Too wide a range to judge";
  const said = payWord(probabilities, offer.spread);
  return said.word === null ? "Hard to say from public data" : capitalized(payWordInWords(said));
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The verdict as a sentence: `Probably low: registered nurses in Tampa typically make about $90,600;
 * $108,000 is a fair upper ask.`
 *
 * @param ask the most that the figures support asking for, USD a year; null where the pay is a range,
 *   whose reader may be the employer, or already that much.
 * @param isFar whether typical pay is out of reach of what one asks for at once, so that the offer needs a
 *   reason first.
 * @param period what the offer is stated for, in which the sentence is, too.
 */
export function headline(
  judged: Judged,
  {
    ask,
    isFar = false,
    period = "annual",
  }: { ask: number | null; isFar?: boolean; period?: PayPeriod },
): string {
  const parts = headlineParts(judged, period);
  const step = askSteps[period];
  const upper =
    ask === null ? "" : `; ${askWords({ ask: Math.floor(ask / step) * step, isFar }, period)}`;
  return `${parts.judged}: ${parts.who} ${parts.about}${upper}.`;
}

/** `$108,000 is a fair upper ask`, or `$46.50 an hour is a fair upper ask`; of an offer that is far off, what comes first. */
export function askWords(
  { ask, isFar }: { ask: number; isFar: boolean },
  period: PayPeriod,
): string {
  if (isFar) return "find out first whether your offer is for the same job, level and hours";
  return `${period === "hourly" ? `${hourly(ask)} an hour` : dollars(ask)} is a fair upper ask`;
}
