/** What could decide between offers besides their value: what could break a tie. */
import { dollars, percent, possessive } from "#shared/core/format.ts";
import type { ComparedOffer, CompareOffersData } from "./compare-offers.response.ts";
import type { Undecided } from "./find-undecided.ts";
import { isTie } from "./rank-offers.ts";

type Consideration = CompareOffersData["considerations"][number];

/** What an offer is worth if a part of it that is not promised is not paid. */
export type WorthWithout = (label: string, part: "equity" | "bonus") => number;

/**
 * @param ranked best first.
 * @param undecided without a ranking nothing is said to change it, and pay that is no full-time employee's
 *   is compared with none.
 */
export function listConsiderations(
  ranked: readonly ComparedOffer[],
  worthWithout: WorthWithout,
  { questions, unusual }: Undecided,
): Consideration[] {
  const isDecided = questions.length === 0;
  return [
    ...ranked.flatMap((offer) => riskOf(offer, isDecided ? ranked : [offer], worthWithout)),
    ...ranked.filter(({ label }) => !unusual.has(label)).flatMap(roomOf),
    ...ranked.flatMap(firstYearOf),
    {
      kind: "uncounted",
      text: "The health plan, the retirement match, time off and the way to work are not in these figures.",
    },
  ];
}

const mean = ({ years }: ComparedOffer, part: "equity" | "bonus") =>
  Math.round(years.reduce((sum, year) => sum + year[part], 0) / years.length);

/** What happens to the order if equity turns out worthless or a bonus is not paid. */
function riskOf(
  offer: ComparedOffer,
  ranked: readonly ComparedOffer[],
  worthWithout: WorthWithout,
): Consideration[] {
  const others = ranked.filter((other) => other !== offer);
  const best = others[0];
  // What is promised least is said: the bonus only of an offer without equity.
  const part = mean(offer, "equity") > 0 ? "equity" : "bonus";
  const amount = mean(offer, part);
  if (amount === 0) return [];
  const name = part === "equity" ? "equity" : "a bonus";
  const fails = part === "equity" ? "it is worth nothing" : "it is not paid";
  const text = `${dollars(amount)} a year of ${possessive(offer.label)} pay is ${name}.`;
  if (!best || offer.rank > best.rank) return [{ kind: "risk", text }];
  const [left, rival] = [worthWithout(offer.label, part), best.average.adjusted];
  const consequence = isTie(Math.max(left, rival), Math.min(left, rival))
    ? `If ${fails}, it is ${offer.rank === best.rank ? "still " : ""}a tie with ${best.label}.`
    : left > rival
      ? `Even if ${fails}, ${offer.label} is ahead.`
      : `If ${fails}, ${best.label} is ahead by ${dollars(rival - left)} a year.`;
  return [{ kind: "risk", text: `${text} ${consequence}` }];
}

/** Whether there is room to ask, where the offer names a job. */
function roomOf({ label, city, market, years }: ComparedOffer): Consideration[] {
  const base = years[0]?.base;
  if (!market || base === undefined) return [];
  const { base_delta: delta, base_pct: share, advice_ceiling: ceiling } = market;
  const typical = `what is typical in ${city.name}, ${dollars(market.estimate.median)}`;
  const by = percent(Math.abs(share) / 100, 0);
  const text =
    by === "0%"
      ? `${possessive(label)} base of ${dollars(base)} is ${typical}.`
      : delta > 0
        ? `${possessive(label)} base of ${dollars(base)} is already ${by} over ${typical}.`
        : `${possessive(label)} base of ${dollars(base)} is ${by} under ${typical}${ceiling !== null && base >= ceiling ? "" : ", so there is room to ask"}.`;
  return [{ kind: "room", text }];
}

function firstYearOf({ label, years }: ComparedOffer): Consideration[] {
  const [first] = years;
  if (!first || first.signing === 0) return [];
  return [
    {
      kind: "first_year",
      text: `${possessive(label)} signing bonus of ${dollars(first.signing)} comes once.`,
    },
  ];
}
