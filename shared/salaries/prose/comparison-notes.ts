import { dollars, listing } from "../../core/format.ts";
import { quarterLabel } from "../figures/quarter.ts";
import type { Quote } from "../quote.ts";
import { placeName, placeSource } from "./place-name.ts";

/** A citation to quote verbatim: both medians, their difference and their ids. */
export function compareCitation(first: Quote, second: Quote, origin: string): string {
  const { place, basis, quarter } = first.figures.input;
  const delta = first.estimate.median - second.estimate.median;
  const side = ({ figures, estimate }: Quote) =>
    `${figures.input.role.title} ${dollars(estimate.median)}`;
  const ids = [first, second].map(({ estimate }) => estimate.data_point_id);
  return (
    `Median annual pay at mid level in ${placeName(place)}, ${quarterLabel(quarter)}: ${side(first)}, ${side(second)}` +
    `${delta === 0 ? ", the same" : ` (${dollars(Math.abs(delta))} ${delta > 0 ? "more" : "less"} for ${first.figures.input.role.title})`}. ` +
    `Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics${placeSource(place, basis)}. Data points ${listing(ids)}.`
  );
}

/** The same for one role in two cities. */
export function cityCitation(first: Quote, second: Quote, origin: string): string {
  const { role, place, basis, quarter } = first.figures.input;
  const side = ({ figures, estimate }: Quote) =>
    `${placeName(figures.input.place)} ${dollars(estimate.median)}`;
  const ids = [first, second].map(({ estimate }) => estimate.data_point_id);
  return `${role.title}, median annual pay at mid level, ${quarterLabel(quarter)}: ${side(first)}; ${side(second)}. Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics${placeSource(place, basis)}. Data points ${listing(ids)}.`;
}

/** Lists a sentence that applies to every side once, and prefixes any other with its side's name. */
export function mergeAssumptions(
  sides: readonly { name: string; sentences: readonly string[] }[],
): string[] {
  const everywhere = (sentence: string) =>
    sides.every(({ sentences }) => sentences.includes(sentence));
  const all = sides.flatMap(({ name, sentences }) =>
    sentences.map((sentence) => (everywhere(sentence) ? sentence : `${name}: ${sentence}`)),
  );
  return [...new Set(all)];
}

export const leverageNote =
  "negotiation_leverage shows how far the 75th percentile and the published median are above the estimate; the 75th percentile counts only up to the 90th percentile of what everyone in the occupation earns there. It is arithmetic on these figures: no public source reports how offers are negotiated.";
