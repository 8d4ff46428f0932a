import type { PayPeriod } from "#schema/pay-periods.ts";
import { askSteps, mostTimesOffered, mostToAsk } from "../estimate/most-to-ask.ts";
import type { NegotiateData } from "./negotiate.response.ts";

interface CounterInput {
  /** The offered base, annual USD. */
  offered: number;
  /** What the offer is stated for, in whose steps one asks. */
  period: PayPeriod;
  /** 25th percentile; null if it was not published. */
  low: number | null;
  median: number;
  /** 75th percentile; null if it was not published. */
  high: number | null;
  /** The most to hold out for where a level is named, whatever it pays; null if none is. */
  everyone: number | null;
  /** The base of the best competing offer; null if none pays more a year than the offer. */
  competing: number | null;
  /** The highest amount to advise; null if none is known. */
  ceiling: number | null;
  /** The legal minimum, which the ceiling is not below; null if none is known. */
  minimum: number | null;
  /** Whether tips are in the figures, so that base pay cannot be compared with them. */
  hasTips: boolean;
  /** Whether the offer is above what three in four are published to earn, so that no figure calls it low. */
  isAbovePublished: boolean;
}

/** From typical pay on, and where tips hide it, one asks for at most this many times as much. */
const modestTimes = 1.1;

export interface Counter {
  position: NegotiateData["leverage"]["position"];
  level: NegotiateData["leverage"]["level"];
  /** Whether the offer is in the middle half of pay or above it, so that `evaluate` never calls it low. */
  isAcceptable: boolean;
  /** Whether it is above what three in four are published to earn, so that no figure calls it low. */
  isAbovePublished: boolean;
  /** Whether it is low for its level alone: as much as everyone there typically makes. */
  isUsualForAll: boolean;
  base: number;
  /** What the base comes from before it is limited: the middle up to the upper quartile, a tenth more, or the offer. */
  aim: { kind: "halfway" | "tenth" | "offer"; exact: number };
  /** The least to accept. */
  low: number;
  high: number;
  /** The base of the offer, or of a better one if that is more: an amount of the caller's, which may be above the ceiling. */
  floor: number;
  ceiling: number | null;
  /** The amounts that the ceiling lowered. */
  capped: { base: boolean; low: boolean; high: boolean };
  /** The amounts that were lowered to the most that one asks for at once. */
  reached: { base: boolean; high: boolean };
  /** Whether the most that one asks for at once is where the middle half of pay begins, because the offer is so low. */
  isReachUsual: boolean;
  /** Whether typical pay lies further away than one asks for at once, so that the offer needs a reason first. */
  isFar: boolean;
  /** The amounts that were raised to the legal minimum. */
  raised: { base: boolean; low: boolean; high: boolean };
  /** Whether the legal minimum plays a part. */
  isNearMinimum: boolean;
  /** How base, low and high are derived from the input. */
  derivation: { base: string; low: string; high: string };
}

/**
 * Plans the counter-offer. It is halfway from the median, or from the offer if that is more, to the upper
 * quartile, and at most a tenth above the one or the other; from the upper quartile on, the estimate
 * supports no higher base. Where tips are in the figures, it is a tenth more than the offer, since how much
 * of the figures is base pay is not known. The least to accept is the lower quartile: an offer in the middle
 * half of pay is worth taking if the employer says no, and `evaluate` says the same of it. Of a level it is no
 * more than what everyone there typically makes, because a level alone decides nothing. None of these is
 * above the ceiling, above the most that one asks for at once, or below the legal minimum. None is below the
 * offer or a better competing one, both of which the caller has already.
 */
export function planCounter(input: CounterInput): Counter {
  const { offered, period, low, median, high, competing, ceiling, minimum, hasTips } = input;
  const nearest = (value: number) => Math.round(value / askSteps[period]) * askSteps[period];
  const position = offered < median ? "below" : offered <= (high ?? median) ? "within" : "above";
  const floor = Math.max(offered, competing ?? 0);
  const aimed = aimOf(position, input);
  // Above the upper quartile rounding would ask for more than the figures support.
  const aim = aimed.kind === "offer" ? offered : nearest(aimed.exact);
  const upper = hasTips ? aim : nearest(high ?? median);
  const usual = low ?? median;
  const isForAll = input.everyone !== null && input.everyone < usual;
  const enough = isForAll ? (input.everyone ?? usual) : usual;
  const isAcceptable = hasTips || input.isAbovePublished || offered >= enough;
  const atMostEveryone = Math.floor(enough / askSteps[period]) * askSteps[period];
  const least = low === null || isAcceptable ? floor : isForAll ? atMostEveryone : nearest(low);
  const reach = mostToAsk({ offered, period, low: hasTips ? null : low, minimum });
  const atMost = (amount: number) => Math.min(amount, ceiling ?? amount, reach);
  const atLeast = Math.max(floor, minimum ?? 0);
  /**
   * The caller's own offers count even above the ceiling, and nothing below the legal minimum can
   * be offered.
   */
  const advise = (amount: number) => Math.max(atMost(amount), atLeast);
  const isRaised = (amount: number) => Math.max(atMost(amount), floor) < (minimum ?? 0);
  const isLowered = (amount: number) => atMost(amount) < amount && atMost(amount) >= atLeast;
  const isCapped = (amount: number) => isLowered(amount) && atMost(amount) === ceiling;
  const isReached = (amount: number) => isLowered(amount) && !isCapped(amount);
  const base = advise(aim);
  const raised = { base: isRaised(aim), low: isRaised(least), high: isRaised(upper) };
  const isNearMinimum =
    minimum !== null &&
    (offered < minimum ||
      median <= minimum ||
      ceiling === minimum ||
      Object.values(raised).includes(true));
  return {
    position,
    isAcceptable,
    isAbovePublished: input.isAbovePublished,
    isUsualForAll: isForAll && isAcceptable && !hasTips && offered < usual,
    level: levelOf(position, {
      outbid: competing !== null,
      supported: !hasTips && (ceiling === null || offered < ceiling),
    }),
    base,
    aim: aimed,
    low: Math.min(advise(least), base),
    high: Math.max(advise(upper), base),
    floor,
    ceiling,
    raised,
    reached: { base: isReached(aim), high: isReached(upper) },
    isReachUsual: reach > offered * mostTimesOffered,
    isFar: !hasTips && isReached(aim) && base < median,
    isNearMinimum,
    capped: { base: isCapped(aim), low: isCapped(least), high: isCapped(upper) },
    derivation: derivationOf(position, input, { isNearMinimum, isAcceptable, isForAll }),
  };
}

/** What the counter-offer is taken from, before it is rounded. */
function aimOf(
  position: Counter["position"],
  { offered, period, median, high, hasTips }: CounterInput,
): Counter["aim"] {
  if (position === "above") return { kind: "offer", exact: offered };
  const step = askSteps[period];
  const from = hasTips ? offered : Math.max(offered, median);
  const tenth = Math.floor((from * modestTimes) / step) * step;
  const halfway = (from + (high ?? median)) / 2;
  return !hasTips && halfway <= from * modestTimes
    ? { kind: "halfway", exact: halfway }
    : { kind: "tenth", exact: tenth };
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
  { period, low, high, competing, ceiling, hasTips }: CounterInput,
  {
    isNearMinimum,
    isAcceptable,
    isForAll,
  }: Pick<Counter, "isNearMinimum" | "isAcceptable"> & { isForAll: boolean },
): Counter["derivation"] {
  const rounded = `rounded to the nearest ${askSteps[period]}`;
  const upper = high === null ? "estimate.median" : "estimate.high";
  const modest = (from: string) =>
    `mean of ${from} and ${upper}, ${rounded}, at most ${from} * ${modestTimes} rounded down to ${askSteps[period]}`;
  const tenth = `current_offer.base * ${modestTimes} rounded down to ${askSteps[period]}`;
  const aim = {
    below: hasTips ? tenth : modest("estimate.median"),
    within: hasTips ? tenth : modest("current_offer.base"),
    above: "current_offer.base",
  }[position];
  const legal = isNearMinimum ? " or legal_minimum" : "";
  const minimum = `${competing === null ? "current_offer.base" : "current_offer.base or the best competing base"}${legal}`;
  const quarterMore = `current_offer.base * ${mostTimesOffered} rounded down to ${askSteps[period]}`;
  const reach =
    low === null || hasTips
      ? quarterMore
      : `${quarterMore}, or estimate.low ${rounded} if that is more,`;
  const limit = `; at most ${ceiling === null ? "" : "occupation.p90 and "}${reach}`;
  return {
    base: `${aim}${limit}; at least ${minimum}`,
    low:
      low === null || isAcceptable
        ? minimum
        : `${isForAll ? `everyone.median, at most the occupation's 75th percentile, rounded down to ${askSteps[period]}` : `estimate.low, ${rounded}`}${limit}; at least ${minimum}, at most the counter-offer`,
    high: `${hasTips ? aim : `${upper}, ${rounded}`}${limit}; at least the counter-offer`,
  };
}
