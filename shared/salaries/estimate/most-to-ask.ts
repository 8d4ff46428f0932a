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
