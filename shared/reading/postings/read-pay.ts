/** The base pay of a posting, from what its page says for programs and from its words. */
import type { PayPeriod } from "#schema/pay-periods.ts";
import { isCommissionOnly } from "./benefits-and-tips.ts";
import { choosePay, isSamePay, type Wanted } from "./choose-pay.ts";
import { findPay } from "./find-pay.ts";
import type { PayMention } from "./pay-mention.ts";
import { inPeriod, type PayUnit } from "./pay-unit.ts";
import { plainMarks } from "./plain-text.ts";
import type { PostedPay } from "./posting.ts";
import type { PostingText } from "./read-text.ts";

/** Which ends of its pay a posting names. */
export const payShapes = ["range", "single", "up_to", "open_end", "none"] as const;
export type PayShape = (typeof payShapes)[number];

/** The base pay of a posting as it says it. */
export interface PayRead {
  shape: PayShape;
  /** In `currency`, for an hour or a year; null for an end that is not named. */
  min: number | null;
  max: number | null;
  /** Null if it is not clear what the amounts are for, or they are for a piece of work. */
  period: PayPeriod | null;
  /** What the posting says the amounts are for; null if it does not say. */
  unit: PayUnit | null;
  /** The piece of work that they are for, such as `visit`, which is not converted. */
  per: string | null;
  currency: string;
  /** The posting's own words; null if it names no pay. */
  words: string | null;
  /** Whether the amounts include what is not guaranteed. */
  isTotal: boolean;
  /** Whether it is the rate of a contractor's business. */
  isContract: boolean;
  /** Whether it goes from the lowest to the highest of several that the posting names apart. */
  isOverall: boolean;
  /** Other base pay that the posting names, in its words. */
  others: string[];
  /** What it names besides the base, in its words. */
  variable: string[];
  /** Amounts of money that may be the pay or anything else, with the words around them. */
  unread: string[];
}

const noPay: PayRead = {
  ...{ shape: "none", min: null, max: null, period: null, unit: null, per: null, currency: "USD" },
  ...{ words: null, isTotal: false, isContract: false, isOverall: false },
  ...{ others: [], variable: [], unread: [] },
};

/** Pay from amounts that a person typed. */
export function readTyped(
  { min, max, currency = "USD" }: { min: number | null; max: number | null; currency?: string },
  unit: PayUnit | null,
  per: string | null = null,
): PayRead {
  if (min === null && max === null) return noPay;
  const shape =
    min === null ? "up_to" : max === null ? "open_end" : min === max ? "single" : "range";
  const read = per === null ? inPeriod(min, max, unit) : { min, max, period: null };
  return { ...noPay, shape, currency, unit, per, ...read };
}

/**
 * The base pay of a posting: what its page says for programs, unless its text says the same more
 * completely, else what its text names for its place, level or job.
 */
export function readPay(
  { text, pay, page = "" }: Pick<PostingText, "text" | "pay"> & { page?: string | undefined },
  { places = [], title = null }: Partial<Wanted> = {},
): PayRead {
  const wanted = { places, title };
  const written = readWords(text, wanted);
  const structured = pay && fromStructured(pay, isAssignment(text, wanted));
  if (structured) {
    if (saysMore(written, structured)) return written;
    const others = written.currency === structured.currency ? written.words : null;
    const isOther = others !== null && !contains(structured, written);
    return {
      ...structured,
      others: [...(isOther ? [others] : []), ...written.others].slice(0, maxOthers),
      variable: written.variable,
    };
  }
  if (written.shape !== "none") return written;
  // What is on a page next to the posting may be the pay of another job.
  const aside = page === "" ? noPay : readWords(page, wanted);
  if (aside.words !== null && aside.others.length === 0) return aside;
  const unread = [
    ...(pay && /[$€£]|\d{2}/.test(pay.text) ? [pay.text] : []),
    ...written.unread,
    ...(aside.words === null ? [] : [aside.words]),
    ...findShares(text),
  ];
  return { ...written, unread: [...new Set(unread)].slice(0, maxOthers) };
}

const maxOthers = 10;

/** The pay that a text names. */
function readWords(text: string, wanted: Wanted): PayRead {
  const { mentions, unread, perhaps } = findPay(text);
  const ofKind = (kind: PayMention["kind"]) => mentions.filter((one) => one.kind === kind);
  const [base, total] = [ofKind("base"), ofKind("total")];
  const variable = distinct(ofKind("variable")).map(toWords);
  const pool = base.length > 0 ? base : total;
  const chosen = choosePay(distinct(pool), wanted);
  if (!chosen) return { ...noPay, variable, unread: [...unread, ...perhaps] };
  const { mention, parts, isOverall } = chosen;
  const { min, max, unit, per, currency, kind, isContract } = mention;
  const others = distinct(pool).filter(
    (other) => !parts.includes(other) && !isSamePay(mention, other),
  );
  return {
    ...readTyped({ min, max, currency }, ...paidPer(unit, per, isAssignment(text, wanted))),
    words: mention.text,
    isTotal: kind === "total" || isCommissionOnly(text),
    ...{ isContract, isOverall, unread },
    others: (isOverall ? [...parts, ...others] : others).map(toWords).slice(0, maxOthers),
    variable: [...(base.length > 0 ? distinct(total).map(toWords) : []), ...variable],
  };
}

function toWords({ text, called, isContract }: PayMention): string {
  const aside = called ?? (isContract ? "as a contractor" : null);
  return aside === null ? text : `${text} (${aside})`;
}

/** "$100,000 to $120,000 … the midpoint of $110,000" is one range. */
function distinct(mentions: readonly PayMention[]): PayMention[] {
  const isSame = (one: PayMention, other: PayMention) =>
    one.min === other.min && one.max === other.max && one.isContract === other.isContract;
  return mentions.filter((one, at) => mentions.findIndex((other) => isSame(one, other)) === at);
}

/** Work for some weeks or days of a year: a travel nurse's, a part of whose weekly pay often is a stipend, or a substitute's. */
const assignment =
  /\btravel(?:er|ing|ling)? (?:\w+ )?(?:rn|lpn|cna|nurse|nursing|tech(?:nician|nologist)?|therapist|pta?|ota?|slp|assignment|contract)\b|\b\d{1,2}[ -]?(?:wks?|weeks?)\b(?! (?:of |paid )?(?:vacation|pto|paid|parental|maternity|paternity|family|leave|notice|training|time off))(?=[ ,;.-]*(?:contract|assignment|\d|$|\n|extension|travel|start))|\b(?:assignment|locums?|(?:housing|lodging|meals?|weekly|tax[- ]free|non-?taxed|untaxed) stipends?|non-?tax(?:ed|able)|M&IE|substitutes?|day[- ]to[- ]day|day labor|on[- ]call|PRN|per diem)\b/im;

function isAssignment(text: string, { title }: Wanted): boolean {
  return assignment.test(`${title ?? ""}\n${text}`);
}

const shortTimes: Partial<Record<PayUnit, string>> = { DAY: "day", WEEK: "week" };

/** Nobody says how many weeks a year an assignment's are, so that they are not converted to one. */
function paidPer(
  unit: PayUnit | null,
  per: string | null,
  isOfAssignment: boolean,
): [unit: PayUnit | null, per: string | null] {
  const time = unit === null || !isOfAssignment ? undefined : shortTimes[unit];
  return time === undefined ? [unit, per] : [null, time];
}

function fromStructured(
  { amounts, currency, text }: PostedPay,
  isOfAssignment: boolean,
): PayRead | null {
  if (!amounts) return null;
  const { min, max } = amounts;
  const [unit, per] = paidPer(amounts.unit, amounts.per, isOfAssignment);
  // Some pages fill the field with a one.
  if (per === null && (max ?? min ?? 0) < leastPosted) return null;
  return { ...readTyped({ min, max, currency: currency ?? "USD" }, unit, per), words: text };
}

/** Less than this is no pay for any time. */
const leastPosted = 2;

/** Whether the text names both ends, or a unit, of the pay that a page has for programs without them. */
function saysMore(written: PayRead, structured: PayRead): boolean {
  const isPlain = written.period !== null && !written.isTotal && !written.isOverall;
  if (!isPlain || written.currency !== structured.currency) return false;
  const isUnclear = structured.period === null && structured.per === null;
  const isWider = written.shape === "range" && structured.shape !== "range";
  return (isUnclear || isWider) && contains(written, structured);
}

/** Whether the ends of one pay are within those of the other, as far as they are known. */
function contains(one: PayRead, other: PayRead): boolean {
  const isAlike = one.period === other.period || one.period === null || other.period === null;
  const [low, high] = [one.min ?? 0, one.max ?? Number.POSITIVE_INFINITY];
  const ends = [other.min, other.max].filter((end) => end !== null);
  return isAlike && one.per === other.per && ends.every((end) => end >= low && end <= high);
}

/** `45% commission`, `twenty dollars an hour` and `six figures` are pay without an amount in digits. */
const shares =
  /(?<![\w.])\d{1,3}(?:\.\d{1,2})?(?: ?% ?)?(?: ?[-–] ?\d{1,3} ?)?% ?(?:commission|split|of (?:the |your |all )?(?:gross|net|load|line ?haul|revenue|ticket|services?|sales|collections?|fees?|production))\b|(?<![\w./])\d{2} ?\/ ?\d{2} (?:commission|split)(?: split)?\b|(?<![\w.])\d{1,3}(?: ?[-–] ?\d{1,3})? (?:bps|basis points)\b|\b(?:low |mid |high )?(?:six|6|five|5)[- ]figures?\b(?: (?:income|salary|pay|earnings))?|\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ][a-z]{3,5})?)(?: (?:hundred|thousand))?(?: dollars\b[^.\n]{0,20}|(?: (?:fifty|twenty[- ]five|seventy[- ]five))? (?:an|per|a) (?:hour|week|day|shift)\b)/gi;

function findShares(text: string): string[] {
  return (plainMarks(text).match(shares) ?? [])
    .filter((words) => !/^100 ?% commission/i.test(words))
    .map((words) => words.replace(/\s+/g, " ").trim());
}
