import type { Observed } from "#shared/contract/estimate.response.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { namesLevel } from "#shared/figures/experience.ts";

/**
 * Whether an offer is above what three in four people of the occupation there were published to earn, where
 * what we call typical lies above nine in ten of them, is that of a level, or follows an unusual median by half. The figure is then a model's
 * more than a published one, and no reason to call the offer low.
 */
export function isAbovePublished(
  offered: number,
  { input, position, city }: Pick<Figures, "input" | "position" | "city">,
  observed: Observed | null,
): boolean {
  const p75 = observed?.p75 ?? null;
  const isUnusual = city?.basis === "local" && city.isUnusual;
  const isModeled =
    position.beyondPublished === "above_p90" || namesLevel(input.level) || isUnusual;
  return isModeled && p75 !== null && offered > p75;
}
