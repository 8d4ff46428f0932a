import type { PayPeriod } from "#schema/pay-periods.ts";
import type { StoredPosting } from "#schema/pipeline.ts";
import { maxHourly } from "#shared/contract/pay-period.ts";
import { choosePay } from "./choose-pay.ts";
import { findPay } from "./find-pay.ts";
import { inPeriod, type PayUnit, payUnits, unitInWords } from "./pay-unit.ts";
import { tidy } from "./plain-text.ts";

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
  /** Pay in units of the currency; null for an end that the posting does not give, or that cannot be read. */
  min: number | null;
  max: number | null;
  /** What the amounts are for; those for other times than an hour are converted to a year. */
  period: PayPeriod;
  /** ISO 4217. */
  currency: string | null;
  /** As it is posted, also where it cannot be converted; null where no amount could be read. */
  amounts: PayAmounts | null;
}

/** Amounts for a unit of time or a piece of work; neither where the posting does not say. */
interface PayAmounts {
  min: number | null;
  max: number | null;
  unit: PayUnit | null;
  /** A piece of work, such as `visit`. */
  per: string | null;
}

interface PostedAmounts {
  min: number | null;
  max: number | null;
  currency: string | null;
  /** `YEAR`, `MONTH`, `WEEK`, `DAY`, `HOUR` or a piece of work; null if the posting does not say. */
  unit: string | null;
}

const maxPay = 1_000_000_000;

/**
 * Pay from amounts for a unit of time, else from the words; null if there is neither.
 *
 * @param text the pay in the posting's own words, if it has any.
 * @param places names of the posting's places, for words that name several.
 */
export function readPostedPay(
  { min, max, currency, unit }: PostedAmounts,
  text: string | null = null,
  places: readonly string[] = [],
): PostedPay | null {
  const [low, high] = [min, max].map((amount) => (amount === 0 ? null : amount));
  if (low == null && high == null) return text === null ? null : payInWords(text, places);
  const code = currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null;
  const known = payUnits.find((one) => one === unit) ?? null;
  const per = unit === null || known !== null ? null : unit.toLowerCase();
  const isInverted = low != null && high != null && low > high;
  const ends = isInverted ? [high, low] : [low ?? null, high ?? null];
  const [least = null, most = null] = ends;
  const amounts = { min: least, max: most, unit: known, per };
  return toPosted(amounts, code, text ?? sayAmounts(amounts, code));
}

function sayAmounts({ min, max, unit, per }: PayAmounts, code: string | null): string {
  const range =
    min === null
      ? `up to ${max}`
      : max === null
        ? `from ${min}`
        : min === max
          ? String(min)
          : `${min} to ${max}`;
  const isLong = unit === "TWO_WEEKS" || unit === "HALF_MONTH";
  const time = unit === null ? "" : `${isLong ? " for" : ""} ${unitInWords[unit]}`;
  const what = per === null ? time : ` per ${per}`;
  return `${range}${code === null ? "" : ` ${code}`}${what}`;
}

/** Some pages name the hour and mean the year, so that a job would have an amount that it is not paid. */
function toPosted(amounts: PayAmounts, currency: string | null, text: string): PostedPay {
  const { unit, per } = amounts;
  const { min, max, period } =
    per === null
      ? inPeriod(amounts.min, amounts.max, unit)
      : { min: null, max: null, period: null };
  const most = period === "hourly" && (currency ?? "USD") === "USD" ? maxHourly : maxPay;
  const isUsable = period !== null && (min ?? 0) >= 0 && (max ?? min ?? 0) <= most;
  const ends = isUsable
    ? { min, max, period }
    : { min: null, max: null, period: "annual" as const };
  return { text, ...ends, currency, amounts };
}

/** The pay that words of a board or page name: they have nothing but pay in them. */
function payInWords(text: string, places: readonly string[]): PostedPay {
  const { mentions } = findPay(`Pay: ${text}`);
  const base = mentions.filter(({ kind }) => kind === "base");
  const chosen = choosePay(base, { places, title: null })?.mention;
  if (!chosen) {
    return { text, min: null, max: null, period: "annual", currency: null, amounts: null };
  }
  const { min, max, unit, per, currency } = chosen;
  return toPosted({ min, max, unit, per }, currency, text);
}

/** Characters of plain text that are read of a page. */
export const maxText = 60_000;
/** Characters of a description that are kept. */
const maxDescription = 30_000;
const maxName = 200;

/** A posting as a job keeps it, with its texts as long as they may be. */
export function toStored(read: ReadPosting, url: string, now: number): StoredPosting {
  const description = read.description === null ? null : tidy(read.description);
  return {
    url,
    source: read.source,
    title: toLine(read.title) ?? "",
    company: toLine(read.company) ?? "",
    location: toLine(read.location),
    description: description && cut(description, maxDescription),
    isCut: (description?.length ?? 0) > maxDescription,
    pay: toLine(read.pay?.text ?? null),
    postedAt: read.postedAt,
    readAt: now,
  };
}

/** Text as one line that a field of a job can have; null if nothing is left. */
export function toLine(text: string | null): string | null {
  const plain = text === null ? "" : cut(tidy(text).replace(/\s+/gu, " "), maxName).trim();
  return plain === "" ? null : plain;
}

/** The beginning of a text, without half of a character. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
