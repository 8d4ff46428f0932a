import type { PayPeriod } from "../../../schema/pay-periods.ts";
import { hoursPerYear } from "../../contract/pay-period.ts";

/** An amount to ask for at once is at most this many times what is offered. */
export const mostTimesOffered = 1.25;

/**
 * Amounts to ask for are rounded to this many dollars a year: a thousand, or half a dollar an hour, because
 * nobody asks for $46.63 an hour.
 */
export const askSteps: Readonly<Record<PayPeriod, number>> = {
  annual: 1_000,
  hourly: hoursPerYear / 2,
};

/**
 * The most to ask for at once: a quarter more than what is offered, in whole steps. Whoever asks for
 * more is heard as asking for another job, whatever the figures for this one are. Annual USD.
 */
export function mostToAsk(offered: number, period: PayPeriod = "annual"): number {
  const step = askSteps[period];
  return Math.max(offered, Math.floor((offered * mostTimesOffered) / step) * step);
}

/**
 * Whether an amount to ask for stops at the most that one asks for at once, and typical pay lies beyond:
 * the offer is then more likely for another level, other hours or another job than a mistake of the
 * employer's, so that this is to be found out before anything is asked for.
 */
export function isOutOfReach(
  ask: number,
  { offered, median }: { offered: number; median: number },
  period: PayPeriod = "annual",
): boolean {
  return ask < median && ask === mostToAsk(offered, period);
}
