/** What the numbers in a letter are called on a page, in place of their names in the API. */
import type { NegotiationFigure } from "../negotiate/negotiate.response.ts";

const words: Readonly<Record<string, string>> = {
  "estimate.low": "Where the middle half of pay begins",
  "estimate.median": "Typical pay",
  "estimate.high": "Where the best-paid quarter begins",
  "estimate.confidence_lower": "Typical pay is likely no less than",
  "estimate.confidence_upper": "Typical pay is likely no more than",
  "everyone.median": "Typical pay there, whatever the experience",
  "everyone.median.hourly": "Typical pay there for an hour, whatever the experience",
  "occupation.p90": "What nine in ten in the occupation do not exceed",
  "leverage.upper_gap": "From the offer to where the best-paid quarter begins",
  "leverage.p90_gap": "From the offer to what nine in ten do not exceed",
  legal_minimum: "The legal minimum for a full-time year",
  "legal_minimum.hourly": "The legal minimum for an hour",
  "legal_minimum.higher": "The legal minimum of larger employers for a year",
  "legal_minimum.higher_hourly": "The legal minimum of larger employers for an hour",
  "leverage.minimum_gap": "From the offer to the legal minimum",
  "estimate.median.hourly": "Typical pay for an hour",
  "estimate.high.hourly": "Where the best-paid quarter begins, for an hour",
  "current_offer.hourly": "The pay for an hour that you are offered",
  "current_offer.base": "The base that you are offered",
  "current_offer.equity": "The equity that you are offered, a year",
  "current_offer.bonus": "The bonus that you are offered",
  "current_offer.signing": "The signing bonus that you are offered",
  "counter_offer.base": "What to ask for",
  "counter_offer.low": "The least to accept",
  "counter_offer.high": "The most to ask for",
  "counter_offer.base.hourly": "What to ask for, for an hour",
  "counter_offer.low.hourly": "The least to accept, for an hour",
  "counter_offer.high.hourly": "The most to ask for, for an hour",
  "counter_offer.increase": "From the offer to what to ask for",
  "leverage.gap": "From the offer to typical pay",
  "leverage.gap_pct": "The same as a share of typical pay",
  "leverage.competing_gap": "From the offer to your other one",
};

const competing = /^competing_offers\.\d+\.(\w+)$/;

/** The parts of a competing offer whose names are not words for people. */
const parts: Readonly<Record<string, string>> = {
  hourly: "pay for an hour",
  signing: "signing bonus",
};

/** `Typical pay` of `estimate.median`. */
export function figureWords({ name }: Pick<NegotiationFigure, "name">): string {
  const [, part] = competing.exec(name) ?? [];
  return (
    words[name] ??
    (part ? `Your other offer: ${parts[part] ?? part}` : name.replaceAll(/[._]/g, " "))
  );
}

/** Where a number comes from. */
export function figureSource({ name, source }: NegotiationFigure): string {
  if (source === "caller") return "You entered it";
  if (source === "estimate") return "Our estimate, from public wage data";
  if (name.startsWith("legal_minimum")) return "The law";
  if (name === "everyone.median") return "Our estimate, from public wage data";
  if (name === "occupation.p90") return "The government’s wage survey, carried forward";
  if (/^(?:current_offer|competing_offers\.\d+)\.base$/.test(name)) {
    return "The pay for an hour, for 2,080 hours";
  }
  if (name.endsWith(".hourly")) return "The amount for a year, over 2,080 hours";
  return name.startsWith("counter_offer") && !name.endsWith("increase")
    ? "As said above"
    : "The difference of two of these";
}
