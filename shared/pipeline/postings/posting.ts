import type { StoredPosting } from "../../../schema/pipeline.ts";

/** What a posting says. Texts are as long as it has them. */
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
  /** For a year, in whole units of the currency; null if the posting gives none that can be read. */
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string | null;
}

/** How many of a unit a year has; hours as in the pay check. */
const perYear: Readonly<Record<string, number>> = {
  YEAR: 1,
  MONTH: 12,
  WEEK: 52,
  DAY: 260,
  HOUR: 2_080,
};

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
export function payOf(
  { min, max, currency, unit }: PostedAmounts,
  text: string | null = null,
): PostedPay | null {
  const [low, high] = [min ?? max, max ?? min];
  if (low === null || high === null) return text === null ? null : payInWords(text);
  const times = perYear[unit];
  const yearly = (amount: number) => (times === undefined ? null : Math.round(amount * times));
  const code = currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null;
  const [yearlyLow, yearlyHigh] = [yearly(Math.min(low, high)), yearly(Math.max(low, high))];
  const isUsable = yearlyLow !== null && yearlyLow >= 0 && Number(yearlyHigh) <= maxPay;
  const range = low === high ? String(low) : `${low} to ${high}`;
  return {
    text: text ?? `${range}${code === null ? "" : ` ${code}`} a ${unit.toLowerCase()}`,
    min: isUsable ? yearlyLow : null,
    max: isUsable ? yearlyHigh : null,
    currency: code,
  };
}

function payInWords(text: string): PostedPay {
  return { text, min: null, max: null, currency: null };
}
