/** Splits a cell with pay into amounts, currencies, units of time and the words between them. */

import { currencyAt, type SaidCurrency } from "./currencies.ts";
import type { PayUnit } from "./pay-unit.ts";
import { numberAt, readNumber } from "./read-number.ts";

export type PayToken =
  | { kind: "amount"; value: number; times: number; isForeign: boolean }
  | { kind: "currency"; said: SaidCurrency }
  | { kind: "unit"; unit: PayUnit }
  | { kind: "to" | "plus" | "slash" | "percent" | "noise" }
  | { kind: "bound"; bound: "min" | "max" }
  /** Words that are kept with the amounts, because they say more. */
  | { kind: "detail"; at: number }
  | { kind: "unknown" };

const unitWords: Readonly<Record<PayUnit, string>> = {
  HOUR: "hour|hours|hourly|hr|hrs|h|ph|stunde|std|heure|hora|timme|時|时",
  YEAR: "year|years|yearly|yr|yrs|y|annual|annually|annum|pa|py|jahr|jährlich|année|annuel|anual|anuales|año|ano|år|årlig|rok|roku|rocznie|год|年|연",
  MONTH:
    "month|months|monthly|mo|mth|mths|pm|pcm|monat|monatlich|mtl|mois|mensuel|mes|mês|mensual|mensuales|mensal|månad|mån|måned|miesiąc|miesięcznie|mies|měsíc|měsíčně|мес|месяц|bulan|bln|hó|luna|mt|mese|mensili|月|월",
  WEEK: "week|weeks|weekly|wk|pw|woche|wöchentlich|semaine|semana",
  DAY: "day|days|daily|pd|tag|tagessatz|jour|día|dia|日|일",
  TWO_WEEKS: "biweekly|fortnight|fortnightly",
  HALF_MONTH: "semimonthly",
};
const unitOfWord = new Map(
  (Object.keys(unitWords) as PayUnit[]).flatMap((unit) =>
    unitWords[unit].split("|").map((word) => [word, unit] as const),
  ),
);
/** A letter that is a unit only behind a slash or `p`. */
const shortUnits: Readonly<Record<string, PayUnit>> = {
  a: "YEAR",
  m: "MONTH",
  w: "WEEK",
  d: "DAY",
};

const timesOfWord = new Map<string, number>([
  ...["k", "thousand", "tsd", "tys", "tis", "千", "천"].map((word) => [word, 1e3] as const),
  ...["m", "mm", "mn", "mio", "mln", "million", "millions", "millones"].map(
    (word) => [word, 1e6] as const,
  ),
  ...["l", "lakh", "lakhs", "lac", "lacs", "lpa"].map((word) => [word, 1e5] as const),
  ...["cr", "crore", "crores"].map((word) => [word, 1e7] as const),
  ...["万", "萬", "만"].map((word) => [word, 1e4] as const),
  ...["億", "亿", "억"].map((word) => [word, 1e8] as const),
]);

type OtherWord = "to" | "min" | "max" | "plus" | "noise";
const otherWords = new Map<string, OtherWord>([
  ...of("to", "to", "bis", "à", "hasta", "until", "till", "до"),
  ...of(
    "min",
    "from",
    "min",
    "minimum",
    "starting",
    "starts",
    "least",
    "over",
    "above",
    "ab",
    "desde",
    "von",
  ),
  ...of("min", "upwards", "onwards"),
  ...of("max", "max", "maximum", "under", "below", "less"),
  ...of("plus", "plus"),
  ...of(
    "noise",
    "a",
    "an",
    "per",
    "pro",
    "par",
    "por",
    "p",
    "the",
    "of",
    "at",
    "on",
    "with",
    "and",
    "&",
    "al",
    "ao",
    "im",
    "na",
    "za",
    "pr",
    "fixe",
  ),
  ...of(
    "noise",
    "base",
    "basic",
    "salary",
    "pay",
    "wage",
    "rate",
    "gross",
    "brutto",
    "brut",
    "bruto",
    "range",
  ),
  ...of(
    "noise",
    "between",
    "approx",
    "approximately",
    "about",
    "around",
    "circa",
    "c",
    "roughly",
    "est",
  ),
  ...of(
    "noise",
    "estimated",
    "expected",
    "offered",
    "offer",
    "posted",
    "listed",
    "advertised",
    "before",
    "tax",
  ),
  ...of(
    "noise",
    "収",
    "薪",
    "俸",
    "給",
    "给",
    "봉",
    "급",
    "約",
    "约",
    "fixed",
    "ctc",
    "full",
    "time",
    "ft",
    "fte",
  ),
]);

function of(kind: OtherWord, ...words: string[]): [string, OtherWord][] {
  return words.map((word) => [word, kind]);
}

/** What employers add to base pay, and what pay depends on. */
const details =
  /^(?:bonus(?:es)?|equity|benefits?|stocks?|rsus?|options?|esop|commissions?|super|superannuation|pension|overtime|tips|401k?|holidays?|sign|perks|relocation|shares|car|allowances?|incentives?|medical|health|pto|depending|depends|doe|dependent|negotiable|neg|experience|exp|remote|hybrid|contract|contractor|temp|permanent|perm|part|weighting)$/;

const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+/uy;
const marks: Readonly<Record<string, PayToken>> = {
  ...Object.fromEntries([..."-–—~～…"].map((mark) => [mark, { kind: "to" as const }])),
  ...Object.fromEntries([..." .,;:*|≈#'\"&"].map((mark) => [mark, { kind: "noise" as const }])),
  "/": { kind: "slash" },
  "+": { kind: "plus" },
  "%": { kind: "percent" },
  "<": { kind: "bound", bound: "max" },
  "≤": { kind: "bound", bound: "max" },
  ">": { kind: "bound", bound: "min" },
  "≥": { kind: "bound", bound: "min" },
};

/** The tokens of a text of one line, without those that say nothing. */
export function payTokens(text: string): PayToken[] {
  const tokens: PayToken[] = [];
  for (let at = 0; at < text.length; ) {
    const [read, length] = tokenAt(text, at, tokens);
    tokens.push(...read.filter(({ kind }) => kind !== "noise"));
    at += length;
  }
  return tokens;
}

function tokenAt(text: string, at: number, before: readonly PayToken[]): [PayToken[], number] {
  numberAt.lastIndex = at;
  const digits = numberAt.exec(text)?.[0];
  if (digits !== undefined) return amountAt(text, at, digits);
  const currency = currencyAt(text, at);
  if (currency) {
    return [[{ kind: "currency", said: currency.said }], currency.length];
  }
  word.lastIndex = at;
  const written = word.exec(text)?.[0] ?? String.fromCodePoint(text.codePointAt(at) ?? 32);
  const isBehindSlash =
    before.at(-1)?.kind === "slash" ||
    /(?:^|[^\p{L}])p\.?\s?$/iu.test(text.slice(Math.max(0, at - 4), at));
  return [[wordToken(written.toLowerCase(), isBehindSlash, at, before)], written.length];
}

function wordToken(
  written: string,
  isBehindSlash: boolean,
  at: number,
  before: readonly PayToken[],
): PayToken {
  const mark = Object.hasOwn(marks, written) ? marks[written] : undefined;
  // "~$120k" is about so much, "600~800" a range.
  if (/[~～]/.test(written) && before.every(({ kind }) => kind !== "amount"))
    return { kind: "noise" };
  if (mark) return mark;
  const short =
    isBehindSlash && Object.hasOwn(shortUnits, written) ? shortUnits[written] : undefined;
  const unit = short ?? unitOfWord.get(written);
  if (unit) return { kind: "unit", unit };
  // "ca. 120k" is about so much; behind an amount it could be Canada.
  if (written === "ca" && before.length === 0) return { kind: "noise" };
  const other = otherWords.get(written);
  if (other === "min" || other === "max") return { kind: "bound", bound: other };
  if (other) return { kind: other };
  return details.test(written) ? { kind: "detail", at } : { kind: "unknown" };
}

/** An amount with what multiplies it, such as `k` or lakhs; the rest of that word may be its currency. */
function amountAt(text: string, at: number, digits: string): [PayToken[], number] {
  const written = digits.replace(/[.,'’]+$/, "");
  const number = readNumber(written);
  if (number === null) return [[{ kind: "unknown" }], digits.length];
  const from = at + written.length;
  const gap = text[from] === " " ? 1 : 0;
  word.lastIndex = from + gap;
  const behind = word.exec(text)?.[0] ?? text.slice(from + gap, from + gap + 1);
  const name = behind.toLowerCase();
  const known = timesOfWord.get(name);
  // The words of lakhs and crores are read again, because they are a currency too.
  const isCurrency = currencyAt(text, from + gap) !== null;
  // "45kGBP"
  const joined = !isCurrency && name.startsWith("k") ? currencyAt(behind.slice(1), 0) : null;
  const times = known ?? (joined ? 1_000 : 1);
  const isRead = !isCurrency && (known !== undefined || joined !== null);
  const amount = { kind: "amount", ...number, times } as const;
  const tokens: PayToken[] = [amount];
  if (name === "lpa") tokens.push({ kind: "unit", unit: "YEAR" });
  if (name === "l") tokens.push({ kind: "currency", said: { sign: "lakh" } });
  if (joined) tokens.push({ kind: "currency", said: joined.said });
  return [tokens, written.length + (isRead ? gap + behind.length : 0)];
}
