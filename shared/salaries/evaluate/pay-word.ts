import type { FigureLevel } from "#shared/contract/levels.ts";
import { namesLevel } from "#shared/figures/experience.ts";
import { decisive, isWideSpread } from "./judge-offer.ts";

/** What the words for pay follow from. */
export interface JudgedPay {
  /** Whom the pay is compared with. */
  level: FigureLevel;
  probabilities: Readonly<Record<"below" | "within" | "above", number | null>>;
  below_minimum: boolean;
  /** The highest pay of a range over its lowest. */
  offer: { spread: number };
  /** Whether tips are in what people make. */
  hasTips: boolean;
  /** Whether the offer is above what three in four are published to earn, which nobody calls low. */
  isAbovePublished: boolean;
  /** Whether a public scale decides on it more than the figures do, so that no verdict is sure. */
  isOnScale: boolean;
  /** Whether the pay is for an hour, of which a year of the job has other than 2,080. */
  isOtherHours: boolean;
}

const words = { below: "low", within: "fair", above: "high" } as const;
const probable = 0.5;
const otherHours = "hard to say by the hour";
const unknown = "hard to say from public data";

/**
 * The verdict on pay in words, the same in every place: on the board, on the page of a job, in suggestions and
 * in a headline. `probably low`, and without a qualification where that is sure, which neither a named level nor a job on a public scale ever is.
 */
export function verdictWords(judged: JudgedPay): string {
  const { level, probabilities, below_minimum, offer, hasTips, isAbovePublished, isOnScale } =
    judged;
  if (below_minimum) {
    return hasTips ? "below the full minimum wage, before tips" : "below the legal minimum wage";
  }
  if (judged.isOtherHours) return otherHours;
  if (isWideSpread(offer.spread)) return "too wide a range to judge";
  const [part, likely] = (["below", "within", "above"] as const)
    .map((one) => [one, probabilities[one] ?? 0] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best));
  if (likely < probable || (part === "below" && isAbovePublished)) return unknown;
  const isSure = likely >= decisive && !namesLevel(level) && !isOnScale;
  return isSure ? words[part] : `probably ${words[part]}`;
}
