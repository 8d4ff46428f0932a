/** The pay of a row of another program's table, from the cells and the names of its columns. */
import type { PayPeriod } from "#schema/pay-periods.ts";
import { leastYearly, maxHourly } from "#shared/contract/pay-period.ts";
import {
  canMean,
  currencyCodes,
  leastYearlyIn,
  mergeCurrencies,
  readCurrency,
  type SaidCurrency,
  type SharedSign,
} from "#shared/reading/postings/currencies.ts";
import { type CellPay, readForeignPay } from "#shared/reading/postings/foreign-pay.ts";
import { payTokens } from "#shared/reading/postings/pay-tokens.ts";
import { type PayUnit, toPeriod } from "#shared/reading/postings/pay-unit.ts";
import type { PayField } from "./import-columns.ts";
import { type PlaceAbroad, placeAbroad } from "./place-abroad.ts";

/** A cell with pay, and the name of its column, which may say the currency or the time. */
interface PayCell {
  text: string;
  column: string;
}

/** The pay that a job can hold. */
interface RowPay {
  salaryMin?: number;
  salaryMax?: number;
  salaryPeriod?: PayPeriod;
  currency?: string;
}

/** What the pay of a row does not say. */
export type PayDoubt =
  /**
   * In which currency it is: with its sign, the currency of the place, and what the person chose, without
   * which the pay is kept in words.
   */
  | { why: "currency"; sign: string; place: string | null; chosen: string | null }
  /** For which time it is: a year and a month are as likely. It is kept in words. */
  | { why: "time" }
  /** What base pay is. It is kept in words. */
  | { why: "words" };

export interface ReadRowPay {
  pay: RowPay;
  /** The cells as they are. */
  text: string;
  /** What the notes keep, because the pay says less or nothing of it; null if nothing is left. */
  words: string | null;
  doubts: readonly PayDoubt[];
}

/** A person's choices of the currencies of amounts that do not say theirs, by {@link askedKey}. */
export type GivenCurrencies = Readonly<Record<string, string | null>>;

/** Amounts with the same sign in places with the same currency are asked about together. */
export function askedKey({ sign, place }: { sign: string; place: string | null }): string {
  return `${sign} ${place ?? ""}`;
}

/** The pay from the cells of a row, none of which is empty; null if it has no pay. */
export function readRowPay(
  cells: Readonly<Partial<Record<PayField, PayCell>>>,
  location: string | undefined,
  given: GivenCurrencies = {},
): ReadRowPay | null {
  const { salary, hourlySalary, ...ends } = cells;
  const read = readCells(cells, location, given);
  const isRead = read === null || Object.keys(read.pay).length > 0;
  if (isRead || (!salary && !hourlySalary) || (!ends.salaryMin && !ends.salaryMax)) return read;
  // "Negotiable" in one column, and the amounts in two others.
  const other = readCells(ends, location, given);
  const words = [read.words, other?.words].filter((one) => one != null).join(", ");
  return other && { ...other, words };
}

function readCells(
  cells: Readonly<Partial<Record<PayField, PayCell>>>,
  location: string | undefined,
  given: GivenCurrencies,
): ReadRowPay | null {
  const { salaryPeriod, currency } = cells;
  const single = cells.hourlySalary ?? cells.salary;
  const named = single ? [single] : [cells.salaryMin ?? [], cells.salaryMax ?? []].flat();
  if (named.length === 0) {
    const code = currency && readCurrency(currency.text);
    return code && "code" in code
      ? { pay: { currency: code.code }, text: "", words: null, doubts: [] }
      : null;
  }
  const words = wordsOf(named, cells);
  const unread = (...doubts: PayDoubt[]): ReadRowPay => ({ pay: {}, text: words, words, doubts });
  const read = named.map(({ text }) => readForeignPay(text));
  if (!read.every((one) => one !== null)) return unread({ why: "words" });
  const unit = unitOf(read, named, { salaryPeriod, isHourly: cells.hourlySalary !== undefined });
  const said = currencyOf(read, named, currency);
  const ends = single ? read[0] : endsOf(read, cells);
  if (unit === undefined || said === undefined || !ends) return unread({ why: "words" });
  const amounts = { ...ends, isForeign: read.some(({ isForeign }) => isForeign) };
  const { code, asked } = decide(said, amounts, placeAbroad(location), given);
  if (code === null) return unread(...asked);
  const pay = toPay(amounts, unit, code);
  if (pay === null || "why" in pay) return unread(...asked, pay ?? { why: "words" });
  const isSaid = currency !== undefined || code !== "USD";
  return {
    pay: { ...pay, ...(isSaid ? { currency: code } : {}) },
    text: words,
    words: read.some(({ saysMore }) => saysMore) ? words : null,
    doubts: asked,
  };
}

/** The cells as they are; a currency of their own column goes with them. */
function wordsOf(
  named: readonly PayCell[],
  { salaryPeriod, currency }: Partial<Record<PayField, PayCell>>,
): string {
  const amounts = named.map(({ text }) => text.trim()).join(" to ");
  return [amounts, currency?.text.trim(), salaryPeriod?.text.trim()].filter(Boolean).join(" ");
}

/** The time that the pay is for: null if nothing says it, undefined if it is said in two ways or not understood. */
function unitOf(
  read: readonly CellPay[],
  named: readonly PayCell[],
  { salaryPeriod, isHourly }: { salaryPeriod: PayCell | undefined; isHourly: boolean },
): PayUnit | null | undefined {
  const inCells = new Set(read.flatMap(({ unit }) => unit ?? []));
  if (inCells.size > 1) return undefined;
  const [cell] = inCells;
  if (cell) return cell;
  if (salaryPeriod) {
    const [unit, other] = unitsIn(salaryPeriod.text);
    return other === undefined ? unit : undefined;
  }
  const inNames = new Set(named.flatMap(({ column }) => unitsIn(column)));
  const [name] = inNames.size === 1 ? inNames : [];
  return name ?? (isHourly ? "HOUR" : null);
}

function unitsIn(text: string): PayUnit[] {
  const tokens = payTokens(
    text
      .slice(0, 100)
      .replace(/[()[\]_-]/g, " ")
      .replace(/\bbi[- ]weekly\b/gi, "biweekly"),
  );
  return [...new Set(tokens.flatMap((token) => (token.kind === "unit" ? token.unit : [])))];
}

/** What cells and columns say together; undefined if they contradict each other. */
function currencyOf(
  read: readonly CellPay[],
  named: readonly PayCell[],
  column: PayCell | undefined,
): SaidCurrency | null | undefined {
  const ofColumn = column && readCurrency(column.text);
  // A text that is no currency, in a column for it, may be one that is not known here.
  if (column && !ofColumn && read.some(({ currency }) => currency === null)) return undefined;
  const inCells = [...read.map(({ currency }) => currency), ofColumn].filter((one) => one != null);
  if (inCells.length > 0) return mergeCurrencies(inCells);
  return mergeCurrencies(named.flatMap(({ column: name }) => currencyInName(name) ?? []));
}

/** `Salary (GBP)`, `Pay in €`: the currency that the name of a column says. */
function currencyInName(name: string): SaidCurrency | null {
  const found = payTokens(name.replace(/[()[\]_]/g, " ")).flatMap((token) =>
    token.kind === "currency" ? token.said : [],
  );
  return mergeCurrencies(found) ?? null;
}

function endsOf(
  read: readonly CellPay[],
  { salaryMin, salaryMax }: Partial<Record<PayField, PayCell>>,
): Pick<CellPay, "min" | "max"> | null {
  const [first, second = first] = read.map(({ min, max }) => min ?? max);
  // A range in the column of one end says both.
  const [only, ...others] = read;
  if (only && others.length === 0 && only.min !== only.max) return only;
  if (read.some(({ min, max }) => min !== null && max !== null && min !== max)) return null;
  if (first == null || second == null) return null;
  return { min: salaryMin ? first : null, max: salaryMax ? second : null };
}

/**
 * Decides the currency of the amounts. A sign or code that one country alone uses decides it. A plain `$`, or
 * no sign, means U.S. dollars unless the place is abroad or the number is written as Americans never write it:
 * then the person is asked. The place never decides on its own.
 */
function decide(
  said: SaidCurrency | null,
  { min, max, isForeign }: Pick<CellPay, "min" | "max" | "isForeign">,
  place: PlaceAbroad | null,
  given: GivenCurrencies,
): { code: string | null; asked: PayDoubt[] } {
  if (said && "code" in said) return { code: said.code, asked: [] };
  const { sign } = said ?? { sign: "" as const };
  const known = codeOf(sign, { min, max, isForeign }, place);
  if (known !== null) return { code: known, asked: [] };
  const key = askedKey({ sign, place: place?.currency ?? null });
  const own = Object.hasOwn(given, key) ? (given[key] ?? null) : null;
  const chosen = own !== null && currencyCodes.includes(own) ? own : null;
  const asked = { why: "currency", sign, place: place?.currency ?? null, chosen } as const;
  return { code: chosen, asked: [asked] };
}

function codeOf(
  sign: SharedSign | "",
  { min, max, isForeign }: Pick<CellPay, "min" | "max" | "isForeign">,
  place: PlaceAbroad | null,
): string | null {
  if (sign === "" || sign === "$") {
    const isHome = place === null || (place.isDoubtful && sign === "$" && !isDollar(place));
    // A table has zeros for what is not known.
    const isNothing = sign === "" && !(min || max);
    return isNothing || (isHome && !isForeign) ? "USD" : null;
  }
  if (place?.currency && !place.isDoubtful)
    return canMean(sign, place.currency) ? place.currency : null;
  if (place !== null) return null;
  if (sign === "lakh") return "INR";
  if (sign === "r") return "ZAR";
  // Nobody is paid so many yuan for a year.
  return sign === "¥" && Math.max(min ?? 0, max ?? 0) >= 2_000_000 ? "JPY" : null;
}

function isDollar({ currency }: PlaceAbroad): boolean {
  return currency !== null && canMean("$", currency);
}

/** As much as a thousand full-time jobs pay at least is a misread amount. */
const mostTimesLeast = 1_000;
/** The contract takes no more. */
const mostStored = 1_000_000_000;

/** Amounts as a job has them; null if they cannot be pay for what they are said to be. */
function toPay(
  { min, max }: Pick<CellPay, "min" | "max">,
  unit: PayUnit | null,
  code: string,
): RowPay | { why: "time" } | null {
  const [low, high] = [min ?? max ?? 0, max ?? min ?? 0];
  const least = leastYearlyIn(code);
  if (min && max && min > max) return null;
  // Below the first amount it is likely for an hour, which the job's page asks; below the other, for a month.
  if (unit === null && low >= leastYearly && (least === null || high < least))
    return { why: "time" };
  const pay = toPeriod(unit ?? "YEAR", { min: low, max: high });
  const most =
    pay.period === "hourly"
      ? (least ?? mostStored) / (10_000 / maxHourly)
      : (least ?? mostStored) * mostTimesLeast;
  if (pay.max > Math.min(most, mostStored)) return null;
  return {
    ...(min === null ? {} : { salaryMin: pay.min }),
    ...(max === null ? {} : { salaryMax: pay.max }),
    ...(unit === null ? {} : { salaryPeriod: pay.period }),
  };
}
