import type { NegotiateData } from "../../contracts/negotiate.ts";

export interface CounterInput {
  /** The offered base, annual USD. */
  offered: number;
  median: number;
  /** 75th percentile; null where it was not published. */
  high: number | null;
  /** The best base of the competing offers; null where there is none. */
  competing: number | null;
}

export interface Counter {
  position: NegotiateData["leverage"]["position"];
  level: NegotiateData["leverage"]["level"];
  base: number;
  low: number;
  high: number;
  /** The best of the offers that there are. */
  floor: number;
  /** How base, low and high follow from the input. */
  derivation: { base: string; low: string; high: string };
}

/** Asks are in steps of this many dollars. */
const step = 1_000;
const nearest = (value: number) => Math.round(value / step) * step;
const rounded = `to the nearest ${step}`;

/**
 * What to ask for. Below the median: halfway from the median to the upper
 * quartile. Up to the upper quartile: that. Above it the estimate supports no
 * higher base. Never below the offer or the best competing one.
 */
export function planCounter({ offered, median, high, competing }: CounterInput): Counter {
  const position = offered < median ? "below" : offered <= (high ?? median) ? "within" : "above";
  const floor = Math.max(offered, competing ?? 0);
  const upper = high ?? median;
  // Above the upper quartile rounding would ask for more than the figures support.
  const own = {
    below: nearest((median + upper) / 2),
    within: nearest(upper),
    above: offered,
  }[position];
  const base = Math.max(own, floor);
  const low = Math.max(position === "below" ? nearest(median) : floor, floor);
  const most = Math.max(nearest(upper), base);
  const upperName = high === null ? "estimate.median" : "estimate.high";
  const aim = {
    below: `mean of estimate.median and ${upperName}, ${rounded}`,
    within: `${upperName}, ${rounded}`,
    above: "current_offer.base",
  }[position];
  const least =
    competing === null ? "current_offer.base" : "current_offer.base or the best competing base";
  return {
    position,
    level: levelOf(position, competing !== null && competing > offered),
    base,
    low: Math.min(low, base),
    high: most,
    floor,
    derivation: {
      base: `${aim}; at least ${least}`,
      low: `${position === "below" ? `estimate.median, ${rounded}` : least}; at least ${least}, at most the counter-offer`,
      high: `${upperName}, ${rounded}; at least the counter-offer`,
    },
  };
}

function levelOf(position: Counter["position"], outbid: boolean): Counter["level"] {
  if (position === "below") return "strong";
  if (position === "within") return outbid ? "strong" : "moderate";
  return outbid ? "moderate" : "limited";
}
