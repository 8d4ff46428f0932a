import type { ExperienceLevel } from "../../contract/salary-fields.ts";
import { namesLevel } from "../estimate/everyone.ts";
import { decisive, isWideSpread } from "./judge-offer.ts";

/** How pay compares with what the job pays, in a word, as far as the probabilities say it. */
export interface PayWord {
  /** The most probable of the three; null if none has a probability of a half, or the range is too wide. */
  word: "low" | "fair" | "high" | null;
  /** Whether its probability is 0.8 or more, and no level was named: a level alone decides nothing. */
  isSure: boolean;
}

const words = { below: "low", within: "fair", above: "high" } as const;
const probable = 0.5;

/**
 * The word for pay, the same in every place: on the board, above a pay check and in a verdict.
 *
 * @param spread the highest pay of a range over its lowest.
 * @param level whom the pay is compared with.
 */
export function payWord(
  probabilities: Readonly<Record<keyof typeof words, number | null>>,
  spread: number,
  level: ExperienceLevel,
): PayWord {
  const [part, likely] = (["below", "within", "above"] as const)
    .map((one) => [one, probabilities[one] ?? 0] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best));
  if (likely < probable || isWideSpread(spread)) return { word: null, isSure: false };
  return { word: words[part], isSure: likely >= decisive && !namesLevel(level) };
}

/** `probably low`: without a qualification where it is sure. */
export function payWordInWords({ word, isSure }: PayWord): string {
  if (word === null) return "hard to say";
  return isSure ? word : `probably ${word}`;
}
