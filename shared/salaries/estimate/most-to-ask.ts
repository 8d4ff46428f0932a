import type { PayPeriod } from "#schema/pay-periods.ts";
import { hoursPerYear } from "#shared/contract/pay-period.ts";

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

/** What the most to ask for at once depends on, USD a year. */
export interface Offered {
  offered: number;
  /** What the offer is stated for. */
  period: PayPeriod;
  /** Where the middle half of pay begins; null if it is not published. */
  low: number | null;
  /** The legal minimum, if the offer is below it. */
  minimum: number | null;
}

/**
 * The most to ask for at once: a quarter more than what is offered, in whole steps. Whoever asks for
 * more is heard as asking for another job, whatever the figures for this one are. An offer so low that
 * this does not reach where the middle half of pay begins is for another job, or a mistake, and then that
 * much may be asked for. It is never below the legal minimum.
 */
export function mostToAsk({ offered, period, low, minimum }: Offered): number {
  const step = askSteps[period];
  const quarterMore = Math.floor((offered * mostTimesOffered) / step) * step;
  const usual = low === null || offered >= low ? 0 : Math.round(low / step) * step;
  return Math.max(offered, quarterMore, usual, minimum ?? 0);
}

/**
 * Whether an amount to ask for stops at the most that one asks for at once, and typical pay lies beyond:
 * the offer is then more likely for another level, other hours or another job than a mistake of the
 * employer's, so that this is to be found out before anything is asked for.
 */
export function isOutOfReach(
  ask: number,
  { median, ...offer }: Offered & { median: number },
): boolean {
  return ask < median && ask === mostToAsk(offer);
}
