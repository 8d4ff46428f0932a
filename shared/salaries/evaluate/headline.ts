import type { Estimate } from "../../contract/estimate.response.ts";
import type { RoleReference } from "../../contract/reference.response.ts";
import { dollars } from "../../core/format.ts";
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
export function headlineParts({ role, city, estimate, ...judged }: Judged): Headline {
  return {
    judged: judgedWords(judged),
    who: `${peopleIn(role.title)} in ${city ? city.name : "the United States"} typically make`,
    about: `about ${dollars(Math.round(estimate.median / 100) * 100)}`,
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
 */
export function headline(judged: Judged, ask: number | null): string {
  const parts = headlineParts(judged);
  const upper =
    ask === null ? "" : `; ${dollars(Math.floor(ask / 1_000) * 1_000)} is a fair upper ask`;
  return `${parts.judged}: ${parts.who} ${parts.about}${upper}.`;
}
