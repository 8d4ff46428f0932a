import type { PayPeriod } from "#schema/pay-periods.ts";
import { dollars, grouped } from "../core/format.ts";
import { hoursPerYear, toHourly } from "./pay-period.ts";

/** An amount or a range of pay; a bound of 0 or null is not known. */
interface WrittenPay {
  min: number | null;
  max: number | null;
  period: PayPeriod;
  /** ISO 4217. */
  currency?: string;
}

const times: Readonly<Record<PayPeriod, string>> = { annual: "a year", hourly: "an hour" };

/**
 * Pay with what it is for: `$120,000 to $150,000 a year`, `$38.50 an hour`, `40,000 EUR a year`. Null
 * if none is known. Every page and tool that names the pay of a job writes it with this function.
 */
export function payWords({ min, max, period, currency = "USD" }: WrittenPay): string | null {
  const ends = [min, max].flatMap((end) => (end ? [payAmount(end, currency)] : []));
  const [first, last = first] = ends;
  if (first === undefined) return null;
  const range = last === first ? first : `${first} to ${last}`;
  return `${currency === "USD" ? range : `${range} ${currency}`} ${times[period]}`;
}

/** `$120,000`, and with cents where there are some: `$38.50`. Other currencies are without a sign. */
function payAmount(amount: number, currency: string): string {
  const isWhole = Number.isInteger(amount);
  const whole = isWhole ? amount : Math.trunc(amount);
  const cents = isWhole ? "" : amount.toFixed(2).slice(-3);
  return currency === "USD" ? `${dollars(whole)}${cents}` : `${grouped(whole)}${cents}`;
}

/** `$47.00 an hour ($97,760 a year)` for people who are paid by the hour, `$98,000` for others. */
export function yearlyWords(yearly: number, period: PayPeriod): string {
  if (period === "annual") return dollars(yearly);
  return `$${toHourly(yearly).toFixed(2)} an hour (${dollars(yearly)} a year)`;
}

export const hoursAssumption = `Pay for an hour counts ${grouped(hoursPerYear)} times a year: 52 weeks of 40 hours, without overtime.`;
