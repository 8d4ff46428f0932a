import type { CompetingOffer, NegotiateBody } from "../../contracts/negotiate.ts";
import type { Estimate } from "../../contracts/responses/estimate.ts";
import type { NegotiationFigure } from "../../contracts/responses/negotiate.ts";
import type { AdviceCeiling } from "../advice-ceiling.ts";
import type { Counter } from "./plan-counter.ts";

const parts = ["base", "equity", "bonus", "signing"] as const;

/** The competing offer with the highest base, and its index in the body; null without offers. */
export function bestCompeting(
  offers: readonly CompetingOffer[],
): { offer: CompetingOffer; index: number } | null {
  const index = offers.reduce(
    (best, offer, at) => (offer.base > (offers[best]?.base ?? -1) ? at : best),
    0,
  );
  const offer = offers[index];
  return offer ? { offer, index } : null;
}

/** Every number that may occur in the texts, with its source. */
export function listFigures(
  body: Pick<NegotiateBody, "current_offer" | "competing_offers">,
  estimate: Estimate,
  counter: Counter,
  ceiling: AdviceCeiling | null,
): NegotiationFigure[] {
  const { current_offer: offered } = body;
  const best = bestCompeting(body.competing_offers);
  const usd = (
    name: string,
    value: number,
    source: NegotiationFigure["source"],
    derivation: string | null = null,
  ): NegotiationFigure => ({
    name,
    value,
    unit: "usd",
    source,
    data_point_id: source === "estimate" ? estimate.data_point_id : null,
    derivation,
  });
  const stated = (
    name: string,
    offer: Partial<Record<(typeof parts)[number], number | undefined>>,
  ) =>
    parts.flatMap((part) => {
      const value = offer[part];
      return value === undefined ? [] : [usd(`${name}.${part}`, value, "caller")];
    });
  const gap = offered.base - estimate.median;
  return [
    usd("estimate.median", estimate.median, "estimate"),
    ...(estimate.high === null ? [] : [usd("estimate.high", estimate.high, "estimate")]),
    usd("estimate.confidence_lower", estimate.confidence_lower, "estimate"),
    usd("estimate.confidence_upper", estimate.confidence_upper, "estimate"),
    ...(ceiling
      ? [
          usd(
            "occupation.p90",
            ceiling.amount,
            "derived",
            `${ceiling.from} of the estimate's lineage, rounded down`,
          ),
          usd(
            "leverage.p90_gap",
            Math.abs(offered.base - ceiling.amount),
            "derived",
            "|current_offer.base - occupation.p90|",
          ),
        ]
      : []),
    ...stated("current_offer", offered),
    ...(best ? stated(`competing_offers.${best.index}`, best.offer) : []),
    usd("counter_offer.base", counter.base, "derived", counter.derivation.base),
    usd("counter_offer.low", counter.low, "derived", counter.derivation.low),
    usd("counter_offer.high", counter.high, "derived", counter.derivation.high),
    usd("leverage.gap", Math.abs(gap), "derived", "|current_offer.base - estimate.median|"),
    {
      name: "leverage.gap_pct",
      value: Number(((Math.abs(gap) / estimate.median) * 100).toFixed(1)),
      unit: "percent",
      source: "derived",
      data_point_id: null,
      derivation: "leverage.gap / estimate.median * 100",
    },
    usd(
      "counter_offer.increase",
      counter.base - offered.base,
      "derived",
      "counter_offer.base - current_offer.base",
    ),
    ...(best
      ? [
          usd(
            "leverage.competing_gap",
            Math.abs(best.offer.base - offered.base),
            "derived",
            "|best competing base - current_offer.base|",
          ),
        ]
      : []),
  ];
}
