import type { PayPeriod } from "#schema/pay-periods.ts";
import type { Estimate } from "#shared/contract/estimate.response.ts";
import type { FigureLevel } from "#shared/contract/levels.ts";
import type { RoleReference } from "#shared/contract/salary-fields.response.ts";
import { withExperience } from "#shared/figures/experience-words.ts";
import type { Everyone } from "../estimate/everyone.ts";
import { askSteps } from "../estimate/most-to-ask.ts";
import { peopleIn } from "../subject/job-words.ts";
import { type JudgedPay, verdictWords } from "./pay-word.ts";
import { sayPay } from "./say-pay.ts";

/** What the sentence about an offer is made of. */
export interface Judged extends JudgedPay {
  role: Pick<RoleReference, "title">;
  /** Null for the nation. */
  city: { name: string } | null;
  level: FigureLevel;
  estimate: Pick<Estimate, "median">;
  /** What everyone in the role earns there, where a level is named; else null. */
  everyone: Pick<Everyone, "median"> | null;
}

/** The sentence in its parts, so that a page can emphasize them. */
interface Headline {
  /** `Probably low` */
  judged: string;
  /** `registered nurses in Tampa typically make` */
  who: string;
  /** `about $90,600` */
  about: string;
}

/** What an offer is, as far as the probabilities say it, and the nearest fact. */
export function headlineParts(
  { role, city, level, estimate, everyone, ...judged }: Judged,
  period: PayPeriod = "annual",
): Headline {
  const say = (median: number) =>
    `about ${sayPay(period).short(period === "hourly" ? median : Math.round(median / 100) * 100)}`;
  const all =
    everyone === null ? "" : `, and all ${peopleIn(role.title)} there ${say(everyone.median)}`;
  return {
    judged: capitalized(verdictWords({ ...judged, level })),
    who: `${peopleIn(role.title)} in ${city ? city.name : "the United States"}${withExperience(level)} typically make`,
    about: `${say(estimate.median)}${all}${judged.hasTips ? " with tips" : ""}`,
  };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What to ask for, or to find out before anything is asked for. */
export interface Ask {
  /** The most that the figures support asking for, USD a year. */
  amount: number;
  /**
   * Whether typical pay is out of reach of what one asks for at once, so that the offer needs a reason
   * first.
   */
  isFar: boolean;
  /** The legal minimum, USD a year, if the offer is below it. */
  minimum: number | null;
}

/**
 * The verdict as a sentence: `Probably low: registered nurses in Tampa typically make about $90,600;
 * $108,000 is a fair upper ask.`
 *
 * @param ask null where the pay is a range, whose reader may be the employer, or already as much as the
 *   figures support.
 * @param period what the offer is stated for, in which the sentence is, too.
 */
export function headline(
  judged: Judged,
  { ask, period = "annual" }: { ask: Ask | null; period?: PayPeriod },
): string {
  const { judged: verdict, who, about } = headlineParts(judged, period);
  const next = ask === null ? "" : `; ${askWords(ask, judged, period)}`;
  return `${verdict}: ${who} ${about}${next}.`;
}

/** `$108,000 is a fair upper ask`; of an offer that is unlawful, far off, or without its tips, what comes first. */
function askWords(
  { amount, isFar, minimum }: Ask,
  { hasTips }: Pick<Judged, "hasTips">,
  period: PayPeriod,
): string {
  const say = sayPay(period);
  if (minimum !== null) {
    return `ask for at least ${say.short(minimum)}, ${hasTips ? "unless the law there counts tips toward it" : "the legal minimum"}`;
  }
  if (hasTips) return "find out first what tips add to the offer";
  if (isFar) return "find out first whether your offer is for the same job, level and hours";
  const step = askSteps[period];
  return `${say.short(Math.floor(amount / step) * step)} is a fair upper ask`;
}

/** The verdict of a sentence that {@link headline} wrote, inside another one: `probably low`. */
export function verdictIn(sentence: string): string {
  const { judged } = splitHeadline(sentence);
  return judged.charAt(0).toLowerCase() + judged.slice(1);
}

/** The parts of a sentence that {@link headline} wrote, and what to ask for, if it says so. */
export function splitHeadline(sentence: string): Headline & { ask: string | null } {
  const [, judged = sentence, who = "", about = "", ask = null] =
    /^(.+?): (.+ typically make) (about [^;]+?)(?:; (.+))?\.$/.exec(sentence) ?? [];
  return { judged, who, about, ask };
}
