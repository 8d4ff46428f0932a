import type { Basis } from "#shared/contract/salary-fields.ts";
import { dollars, listing } from "#shared/core/format.ts";
import { withExperience } from "#shared/figures/experience-words.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import type { Quote } from "../estimate/quote.ts";
import { placeName, placeSource } from "../subject/place-name.ts";

/** Two roles, whatever the experience, in each basis; without a city the same quotes in both. */
export type QuotesByBasis = Readonly<Record<Basis, [Quote, Quote]>>;

/** How roles are compared in each basis, as a person would say it. */
const manners = {
  local: "by what each occupation earns there",
  price_parity: "by national pay at the prices there, one multiplier for both",
} as const satisfies Record<Basis, string>;

/** A citation to quote verbatim: the medians and their difference in both bases, and the ids of the one requested. */
export function compareCitation(quotes: QuotesByBasis, requested: Basis, credit: string): string {
  const [first] = quotes[requested];
  const { place, quarter } = first.figures.input;
  const ids = quotes[requested].map(({ estimate }) => estimate.data_point_id);
  const named = place
    ? [requested, otherThan(requested)].map(
        (basis) => `${manners[basis]} ${comparison(quotes[basis])}`,
      )
    : [comparison(quotes[requested])];
  return (
    `Typical (median) pay a year in ${placeName(place)}, ${quarterLabel(quarter)}: ${named.join("; ")}. ` +
    `${credit}, computed from BLS Occupational Employment and Wage Statistics${place ? ", national and metropolitan, and BEA regional price parities" : ""}. Data points ${listing(ids)}.`
  );
}

/** Names the basis of a comparison, and says whether the other basis has another winner. */
export function basisNote(quotes: QuotesByBasis, requested: Basis): string {
  if (!quotes[requested][0].figures.input.place) {
    return "Without a city, what is paid there and national pay at the prices there are the same: the nation's pay.";
  }
  const other = otherThan(requested);
  const compared = `The roles are compared ${manners[requested]}. Compared ${manners[other]}: ${comparison(quotes[other])}.`;
  return Math.sign(deltaOf(quotes[requested])) === Math.sign(deltaOf(quotes[other]))
    ? compared
    : `${compared} The two do not name the same winner, because what the nation pays one role more need not hold in a city.`;
}

function otherThan(basis: Basis): Basis {
  return basis === "local" ? "price_parity" : "local";
}

function deltaOf([first, second]: [Quote, Quote]): number {
  return first.estimate.median - second.estimate.median;
}

/** `Software Engineer $199,105, Data Scientist $186,954 ($12,151 more for Software Engineer)` */
function comparison(pair: [Quote, Quote]): string {
  const titleOf = ({ figures }: Quote) => figures.input.role.title;
  const side = (quote: Quote) => `${titleOf(quote)} ${dollars(quote.estimate.median)}`;
  const delta = deltaOf(pair);
  return `${side(pair[0])}, ${side(pair[1])}${delta === 0 ? ", the same" : ` (${dollars(Math.abs(delta))} ${delta > 0 ? "more" : "less"} for ${titleOf(pair[0])})`}`;
}

/** The citation for one role in several cities, of which there is at least one. */
export function placesCitation(quotes: readonly Quote[], credit: string): string {
  const [first] = quotes;
  if (!first) throw new Error("There is nothing to cite.");
  const { role, place, basis, quarter, level } = first.figures.input;
  const side = ({ figures, estimate }: Quote) =>
    `${placeName(figures.input.place)} ${dollars(estimate.median)}`;
  const ids = quotes.map(({ estimate }) => estimate.data_point_id);
  return `${role.title}${withExperience(level)}, typical (median) pay a year, ${quarterLabel(quarter)}: ${quotes.map(side).join("; ")}. ${credit}, computed from BLS Occupational Employment and Wage Statistics${placeSource(place, basis)}. Data points ${listing(ids)}.`;
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
