/** Pay in cells of other programs' tables, at home and abroad. */

import { mergeCurrencies, type SaidCurrency } from "./currencies.ts";
import { type PayToken, payTokens } from "./pay-tokens.ts";
import type { PayUnit } from "./pay-unit.ts";

/** The amounts of a cell, before it is known in which currency and for which time they are. */
export interface CellPay {
  /** Null for an end that the cell does not name: "up to", "from". */
  min: number | null;
  max: number | null;
  /** Null if the cell does not say it. */
  unit: PayUnit | null;
  /** Null if the cell does not say it. */
  currency: SaidCurrency | null;
  /** Whether a number is written as Americans never write it. */
  isForeign: boolean;
  /** Whether the cell says more than this, as "$95k + bonus" does. */
  saysMore: boolean;
}

/** Longer text is no pay. */
const maxLength = 200;

/** Pay that is not base pay before taxes: it is kept in words, because it cannot be compared. */
const notBase =
  /(?<!\p{L})(?:ote|tc|total|on[- ]target|package|all[- ]in|incl?|including|inclusive|net|netto|neto|nett|take[- ]home|after[- ]tax|in[- ]hand|stipend|per diem|b2b|c2c|corp to corp|1099|unpaid|volunteer)(?!\p{L})/iu;

/**
 * `$120k - $150k`, `€68.000`, `12 LPA`, `£350/day` or `up to CA$120,000`; null if any part of the text is
 * not understood.
 */
export function readForeignPay(text: string): CellPay | null {
  const short = text.replace(/\s+/g, " ").trim();
  if (short.length > maxLength || short === "") return null;
  const cell = plain(short);
  if (notBase.test(cell)) return null;
  const inner = [...cell.matchAll(/\(([^()]*)\)/g)].map(([, words = ""]) => words);
  const outer = cell.replace(/\([^()]*\)/g, " ");
  const tokens = payTokens(outer);
  const added = inner.map((words) => ({ words, tokens: payTokens(words) }));
  // "(CAD)" and "(hourly)" belong to the amount; "(about $57,000)" says it once more.
  const isPart = ({ words }: { words: string }) => !/\d/.test(words);
  if (added.some((part) => !isPart(part) && !isAside(part.tokens))) return null;
  const own = added.filter(isPart).flatMap((part) => part.tokens);
  const read = readTokens([
    ...tokens,
    ...own.filter(({ kind }) => kind === "unit" || kind === "currency"),
  ]);
  return read && { ...read, saysMore: read.saysMore || inner.length > 0 };
}

/** The same in plain characters: full-width ones and those of hyphens that spreadsheets have. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(/\bbi-weekly\b/gi, "biweekly")
    .replace(/\bsemi-monthly\b/gi, "semimonthly")
    .replace(/\b(?:every|per) (?:two|2) weeks\b/gi, "biweekly")
    .replace(/\bup ?to\b|\bbis zu\b|\bas much as\b/gi, "max")
    .replace(/\b(?:par |l')an\b/gi, " per year")
    .replace(/\bbetween (.{1,40}?) and\b/gi, "$1 to")
    .replace(/\bw-?2\b/gi, "contract")
    .replace(/\bT(?=EUR\b|€)/g, "k ")
    .replace(/\bor more\b|\band up\b/gi, "+")
    .replace(/[,.][-–—](?=\D|$)/g, " ")
    .slice(0, 2 * maxLength);
}

function isAside(tokens: readonly PayToken[]): boolean {
  return (
    readTokens(tokens) !== null ||
    tokens.some(({ kind }) => kind === "percent" || kind === "detail")
  );
}

function readTokens(all: readonly PayToken[]): CellPay | null {
  const { tokens, saysMore } = withoutDetails(all);
  if (tokens.some(({ kind }) => kind === "unknown" || kind === "percent")) return null;
  const amounts = tokens.filter((token) => token.kind === "amount");
  const units = new Set(tokens.flatMap((token) => (token.kind === "unit" ? token.unit : [])));
  const currency = mergeCurrencies(
    tokens.flatMap((token) => (token.kind === "currency" ? token.said : [])),
  );
  const ends = endsOf(tokens, amounts);
  if (ends === null || units.size > 1 || currency === undefined) return null;
  return {
    ...ends,
    unit: [...units][0] ?? null,
    currency,
    isForeign: amounts.some(({ isForeign }) => isForeign),
    saysMore: saysMore || ends.min === null || ends.max === null,
  };
}

/** Removes what is added to the amount: "+ 10% bonus", "plus $20k equity", "DOE". */
function withoutDetails(tokens: readonly PayToken[]): { tokens: PayToken[]; saysMore: boolean } {
  const detail = tokens.findIndex(({ kind }) => kind === "detail");
  if (detail === -1) return { tokens: [...tokens], saysMore: false };
  const plus = tokens.findIndex(({ kind }, at) => kind === "plus" && at < detail);
  const end = plus === -1 ? detail : plus;
  const later = tokens.slice(end).filter(({ kind }) => kind === "amount" && plus === -1);
  // An amount behind words such as "remote" may be another one.
  return later.length > 0
    ? { tokens: [{ kind: "unknown" }], saysMore: true }
    : { tokens: tokens.slice(0, end), saysMore: true };
}

type Amount = Extract<PayToken, { kind: "amount" }>;

/** The one amount or the two ends of a range; null for anything else. */
function endsOf(
  tokens: readonly PayToken[],
  amounts: readonly Amount[],
): Pick<CellPay, "min" | "max"> | null {
  const [first, second] = amounts;
  const separators = tokens.flatMap(({ kind }, index) => (kind === "to" ? index : []));
  const bounds = new Set(tokens.flatMap((token) => (token.kind === "bound" ? token.bound : [])));
  const isOpen = tokens.some(({ kind }) => kind === "plus");
  if (first === undefined || amounts.length > 2) return null;
  if (second === undefined) {
    // A hyphen in front is a sign, and one behind has lost its other end.
    if (separators.length > 0 || bounds.size + (isOpen ? 1 : 0) > 1) return null;
    const value = amountOf(first);
    return {
      min: bounds.has("max") ? null : value,
      max: bounds.has("min") || isOpen ? null : value,
    };
  }
  const [at, to] = [tokens.indexOf(first), tokens.indexOf(second)];
  const isRange = separators.length === 1 && separators.every((index) => index > at && index < to);
  if (!isRange || bounds.has("max") || isOpen) return null;
  const [min, max] = scaled(first, second);
  return min > max ? null : { min, max };
}

function amountOf({ value, times }: Amount): number {
  return Math.round(value * times * 100) / 100;
}

/** In "120-150k", "120k-150" and "45-60.000" both ends are thousands. */
function scaled(first: Amount, second: Amount): [number, number] {
  const [min, max] = [amountOf(first), amountOf(second)];
  if (first.times === 1 && second.times > 1 && first.value <= second.value) {
    return [amountOf({ ...first, times: second.times }), max];
  }
  if (second.times === 1 && first.times > 1 && second.value >= first.value && max < min) {
    return [min, amountOf({ ...second, times: first.times })];
  }
  if (min < 1_000 && max >= 1_000 && min * 1_000 <= max) return [min * 1_000, max];
  return [min, max];
}
