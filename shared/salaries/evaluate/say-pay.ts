import type { PayPeriod } from "#schema/pay-periods.ts";
import { dollars } from "#shared/core/format.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";

/** Writes annual pay for whoever was offered pay for a year, or for an hour. */
export interface SayPay {
  /** `$79,040`, or `$38.00`, in a sentence that has said what it is for. */
  bare(annual: number): string;
  /** `$79,040 a year`, or `$38.00 an hour` */
  full(annual: number): string;
  /** `$79,040`, or `$38.00 an hour`, where a year needs no words. */
  short(annual: number): string;
}

const say: Readonly<Record<PayPeriod, SayPay>> = {
  annual: { bare: dollars, full: (annual) => `${dollars(annual)} a year`, short: dollars },
  hourly: {
    bare: hourly,
    full: (annual) => `${hourly(annual)} an hour`,
    short: (annual) => `${hourly(annual)} an hour`,
  },
};

export function sayPay(period: PayPeriod): SayPay {
  return say[period];
}
