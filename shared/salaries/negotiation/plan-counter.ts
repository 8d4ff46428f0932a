import type { NegotiateData } from "../../contracts/responses/negotiate.ts";

export interface CounterInput {
  /** The offered base, annual USD. */
  offered: number;
  median: number;
  /** 75th percentile; null if it was not published. */
  high: number | null;
  /** The highest base of the competing offers; null without any. */
  competing: number | null;
  /** The highest amount to advise; null if none is known. */
  ceiling: number | null;
}

export interface Counter {
  position: NegotiateData["leverage"]["position"];
  level: NegotiateData["leverage"]["level"];
  base: number;
  low: number;
  high: number;
  /** The highest base of all offers: an amount of the caller's, which may be above the ceiling. */
  floor: number;
  ceiling: number | null;
  /** Which of the amounts the ceiling lowered. */
  capped: { base: boolean; low: boolean; high: boolean };
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
 * upper quartile; above that, the estimate supports no higher base. None of these is
 * above the ceiling. The counter-offer is never below the offer or the best competing
 * one, both of which the caller has already.
 */
export function planCounter(input: CounterInput): Counter {
  const { offered, median, high, competing, ceiling } = input;
  const position = offered < median ? "below" : offered <= (high ?? median) ? "within" : "above";
  const floor = Math.max(offered, competing ?? 0);
  const upper = nearest(high ?? median);
  // Above the upper quartile rounding would ask for more than the figures support.
  const aim = {
    below: nearest((median + (high ?? median)) / 2),
    within: upper,
    above: offered,
  }[position];
  const least = position === "below" ? nearest(median) : floor;
  const atMost = (amount: number) => Math.min(amount, ceiling ?? amount);
  /** What the caller has counts even above the ceiling. */
  const advise = (amount: number) => Math.max(atMost(amount), floor);
  const isCapped = (amount: number) => atMost(amount) < amount && atMost(amount) >= floor;
  const base = advise(aim);
  return {
    position,
    level: levelOf(position, {
      outbid: competing !== null && competing > offered,
      supported: ceiling === null || offered < ceiling,
    }),
    base,
    low: Math.min(advise(least), base),
    high: Math.max(advise(upper), base),
    floor,
    ceiling,
    capped: { base: isCapped(aim), low: isCapped(least), high: isCapped(upper) },
    derivation: derivationOf(position, input),
  };
}

function levelOf(
  position: Counter["position"],
  { outbid, supported }: { outbid: boolean; supported: boolean },
): Counter["level"] {
  if (!supported || position === "above") return outbid ? "moderate" : "limited";
  return position === "below" || outbid ? "strong" : "moderate";
}

function derivationOf(
  position: Counter["position"],
  { high, competing, ceiling }: CounterInput,
): Counter["derivation"] {
  const upper = high === null ? "estimate.median" : "estimate.high";
  const aim = {
    below: `mean of estimate.median and ${upper}, ${rounded}`,
    within: `${upper}, ${rounded}`,
    above: "current_offer.base",
  }[position];
  const minimum =
    competing === null ? "current_offer.base" : "current_offer.base or the best competing base";
  const limit = ceiling === null ? "" : "; at most occupation.p90";
  return {
    base: `${aim}${limit}; at least ${minimum}`,
    low: `${position === "below" ? `estimate.median, ${rounded}${limit}` : minimum}; at least ${minimum}, at most the counter-offer`,
    high: `${upper}, ${rounded}${limit}; at least the counter-offer`,
  };
}
