import type { NegotiateData } from "../../contracts/negotiate.ts";

export interface CounterInput {
  /** The offered base, annual USD. */
  offered: number;
  median: number;
  /** 75th percentile; null if it was not published. */
  high: number | null;
  /** The highest base of the competing offers; null without any. */
  competing: number | null;
}

export interface Counter {
  position: NegotiateData["leverage"]["position"];
  level: NegotiateData["leverage"]["level"];
  base: number;
  low: number;
  high: number;
  /** The highest base of all offers. */
  floor: number;
  /** How base, low and high are derived from the input. */
  derivation: { base: string; low: string; high: string };
}

/** Counter-offers are rounded to this many dollars. */
const step = 1_000;
const nearest = (value: number) => Math.round(value / step) * step;
const rounded = `rounded to the nearest ${step}`;

/**
 * Plans the counter-offer. For an offer below the median it is halfway between the
 * median and the upper quartile; for an offer up to the upper quartile it is the
 * upper quartile; above that, the estimate supports no higher base. It is never
 * below the offer or the best competing one.
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
  const maximum = Math.max(nearest(upper), base);
  const upperName = high === null ? "estimate.median" : "estimate.high";
  const aim = {
    below: `mean of estimate.median and ${upperName}, ${rounded}`,
    within: `${upperName}, ${rounded}`,
    above: "current_offer.base",
  }[position];
  const minimum =
    competing === null ? "current_offer.base" : "current_offer.base or the best competing base";
  return {
    position,
    level: levelOf(position, competing !== null && competing > offered),
    base,
    low: Math.min(low, base),
    high: maximum,
    floor,
    derivation: {
      base: `${aim}; at least ${minimum}`,
      low: `${position === "below" ? `estimate.median, ${rounded}` : minimum}; at least ${minimum}, at most the counter-offer`,
      high: `${upperName}, ${rounded}; at least the counter-offer`,
    },
  };
}

function levelOf(position: Counter["position"], outbid: boolean): Counter["level"] {
  if (position === "below") return "strong";
  if (position === "within") return outbid ? "strong" : "moderate";
  return outbid ? "moderate" : "limited";
}
