import type { PayPeriod } from "../../schema/pay-periods.ts";
import type { StoredPosting } from "../../schema/pipeline.ts";
import { maxHourly } from "../contract/pay-period.ts";
import { payUnits, toPeriod } from "./pay-unit.ts";

/** The contents of a posting. Its texts are not shortened. */
export interface ReadPosting {
  source: StoredPosting["source"];
  /** The link of the posting itself, if it names one. */
  url: string | null;
  title: string | null;
  company: string | null;
  location: string | null;
  description: string | null;
  pay: PostedPay | null;
  /** Milliseconds since the epoch. */
  postedAt: number | null;
}

/** Pay as posted. */
export interface PostedPay {
  text: string;
  /** Pay in units of the currency; null if the posting gives none that can be read. */
  min: number | null;
  max: number | null;
  /** What the amounts are for; those for other times than an hour are converted to a year. */
  period: PayPeriod;
  /** ISO 4217. */
  currency: string | null;
}

export interface PostedAmounts {
  min: number | null;
  max: number | null;
  currency: string | null;
  /** `YEAR`, `MONTH`, `WEEK`, `DAY` or `HOUR`. */
  unit: string;
}

const maxPay = 1_000_000_000;

/**
 * Pay from amounts for a unit of time; null if there are none.
 *
 * @param text the pay in the posting's own words, if it has any.
 */
export function readPostedPay(
  { min, max, currency, unit }: PostedAmounts,
  text: string | null = null,
): PostedPay | null {
  const [low, high] = [min ?? max, max ?? min];
  if (low === null || high === null) return text === null ? null : payInWords(text);
  const code = currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null;
  const range = low === high ? String(low) : `${low} to ${high}`;
  const words = text ?? `${range}${code === null ? "" : ` ${code}`} a ${unit.toLowerCase()}`;
  const known = payUnits.find((one) => one === unit);
  const ends = { min: Math.min(low, high), max: Math.max(low, high) };
  const pay = known && toPeriod(known, ends);
  if (!pay || !isUsable(pay, code ?? "USD")) return { ...payInWords(words), currency: code };
  return { text: words, ...pay, currency: code };
}

/** Some pages name the hour and mean the year. */
function isUsable(
  { min, max, period }: { min: number; max: number; period: PayPeriod },
  currency: string,
): boolean {
  const most = period === "hourly" && currency === "USD" ? maxHourly : maxPay;
  return min >= 0 && max <= most;
}

function payInWords(text: string): PostedPay {
  return { text, min: null, max: null, period: "annual", currency: null };
}
