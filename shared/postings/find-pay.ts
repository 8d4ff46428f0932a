/**
 * Finds pay in the words of a posting. Every expression is bounded, and the words around an amount are
 * looked at within a fixed distance, so that the time grows with the length of the text alone.
 */
import { leastYearly } from "../contract/pay-period.ts";
import { type Amount, findAmounts } from "./amounts.ts";
import {
  type AmountKind,
  includesMore,
  isContractRate,
  kindOf,
  nameVariable,
  type PayKind,
  withTips,
} from "./pay-kind.ts";
import { isMidpoint, joinEnds, lastOfRange, lowEnd } from "./pay-range.ts";
import type { PayUnit } from "./pay-unit.ts";
import { plainMarks } from "./plain-marks.ts";
import { findPaidFor, type PaidFor, unitEnd } from "./unit-words.ts";

export type { PayKind } from "./pay-kind.ts";

/** Pay that a posting names. */
export interface PayMention {
  /** The posting's own words. */
  text: string;
  /** What pay that is not guaranteed is called, as in `sign-on bonus`; null if that is not known. */
  called: string | null;
  /** As posted, for the unit; null where the posting names only the other end. */
  min: number | null;
  max: number | null;
  /** Null if the posting does not say what the amounts are for, or names a piece of work. */
  unit: PayUnit | null;
  /** The piece of work that the amounts are for, such as `visit` or `mile`. */
  per: string | null;
  kind: PayKind;
  /** ISO 4217. */
  currency: string;
  /** Whether it is the rate of a contractor's business (C2C, 1099). */
  isContract: boolean;
  /** The words that name it, which may be a place, a level or a job. */
  label: string;
}

export interface FoundPay {
  mentions: PayMention[];
  /** Amounts of money that no rule has classed, with the words around them. */
  unread: string[];
  /** What is pay only if nothing else is: a stipend, or a number without a sign of money. */
  perhaps: string[];
}

/** How far from an amount words are read. */
const [reachBefore, reachAfter] = [90, 60];
/** An amount without a unit of time is pay if it is at least this. */
const leastWithoutUnit = 15_000;
/** A number without a sign of money is no pay below this. */
const leastBare = 7;
/** From this amount on, nobody is paid it for a day, a week or a month. */
const leastPayday = 30_000;
/** Nobody is paid so much, so it is the size of something. */
const leastEnterprise = 2_000_000;
/** Amounts that are shown as not read. */
const maxUnread = 5;

/** A mention and where its amounts are. */
export interface Placed {
  mention: PayMention;
  start: number;
  end: number;
}

/** An amount, or both ends of a range, with what is around it. */
interface Seen {
  first: Amount;
  second: Amount | null;
  start: number;
  end: number;
  /** The words of the same sentence or line. */
  before: string;
  after: string;
  label: string;
}

/** Every pay that a text names, in its order, without what is no pay of a person. */
export function findPay(text: string): FoundPay {
  const plain = plainMarks(text);
  const amounts = findAmounts(plain);
  const found: Placed[] = [];
  const [unread, perhaps]: [string[], string[]] = [[], []];
  let previous: { end: number; kind: AmountKind | null } = { end: 0, kind: null };
  for (let at = 0; at < amounts.length; at++) {
    const first = amounts[at];
    if (!first) break;
    const last = lastOfRange(plain, amounts, { at, from: previous.end });
    const second = last === at ? null : (amounts[last] ?? null);
    const next = amounts.slice(last + 1, last + 6).find(({ isMarked }) => isMarked);
    const until = next?.start ?? plain.length;
    const seen = see(plain, { first, second, from: previous.end, until });
    const kind = classify(plain, seen, previous);
    at = last;
    if (kind === "none") continue;
    previous = { end: seen.end, kind: kind === "unread" || kind === "perhaps" ? null : kind };
    if (kind === "unread") unread.push(quote(plain, seen));
    if (kind === "perhaps") perhaps.push(quote(plain, seen));
    if (kind !== "base" && kind !== "variable" && kind !== "total") continue;
    if (kind === "base" && isMidpoint(seen.before, seen.after)) continue;
    const placed = { mention: toMention(plain, seen, kind), start: seen.start, end: seen.end };
    const before = found.at(-1);
    const whole = before && joinEnds(plain, before, placed);
    if (whole) found[found.length - 1] = whole;
    else found.push(placed);
  }
  const shown = (words: string[]) => [...new Set(words)].slice(0, maxUnread);
  return {
    mentions: found.map(({ mention }) => mention),
    ...{ unread: shown(unread), perhaps: shown(perhaps) },
  };
}

/** What separates the words of one amount from those of others. */
const breaks = ["\n", "•", "|", ". ", "! ", "? "];

function see(
  text: string,
  { first, second, from, until }: Pick<Seen, "first" | "second"> & { from: number; until: number },
): Seen {
  const { start } = first;
  const { end } = second ?? first;
  const sentence = text.slice(Math.max(from, start - reachBefore), start);
  const cut = Math.max(...breaks.map((mark) => sentence.lastIndexOf(mark)));
  const behind = text.slice(end, Math.min(until, end + reachAfter));
  const [line = ""] = behind.split(/[\n•|]|[.!?] /, 1);
  const [, below = ""] = unitLine.exec(behind) ?? [];
  const after = line.trim() === "" && below !== "" ? ` ${below.trim()}` : line;
  const before = headed(text, sentence.slice(cut + 1), start);
  return { first, second, start, end, before, after, label: labelOf(text, start, from, after) };
}

/** Some pages have the unit on a line of its own. */
const unitLine =
  /^\s*\n\s*((?:\/ ?|per |an? )(?:hour|hr|year|yr|week|month|day|shift|visit|mile)|hourly|annually|yearly|weekly|monthly)[ .]*(?=\n|$)/i;

/** `Pay range` on a line of its own is about the amount on the next one. */
function headed(text: string, words: string, start: number): string {
  if (words.trim() !== "" && !/^[\s*\-–•]+$/.test(words)) return words.trimStart();
  const ahead = text.slice(Math.max(0, start - 2 * reachBefore), start).split(/[\n•|]/);
  const heading = ahead.findLast((line) => /[a-z]/i.test(line)) ?? "";
  const isHeading = heading.length <= 60 && !/[.!?]\s*$/.test(heading) && !/[$€£]/.test(heading);
  return isHeading ? `${heading.trim()} ` : "";
}

/** The words that name an amount: behind it in brackets or after "in" or "for", else ahead of it. */
function labelOf(text: string, start: number, from: number, after: string): string {
  const [, aside = "", place = ""] =
    /^[^$(,;:.]{0,24}?(?:\(([^()$]{1,80})\)|\b(?:in|for|on) ([^$,;:.]{2,50}?)(?= and\b|[$,;:.]|$))/.exec(
      after,
    ) ?? [];
  const line = text.slice(Math.max(0, start - 2 * reachBefore), start);
  const own = line.slice(line.lastIndexOf("\n") + 1);
  const since = own.slice(Math.max(0, own.length - (start - from)));
  // What follows the amount before this one in brackets, or after "in", names that one.
  const named = since.replace(
    /^[^$(,;:.\n]{0,24}?(?:\([^()]{1,80}\)|\b(?:in|for) [^,;:.]{2,50}(?=[,;.]| and\b))/,
    "",
  );
  const heading = /[a-z]/i.test(named) ? named : headed(text, "", start);
  return `${heading.trim()} ${aside} ${place}`.trim();
}

/** What an amount is: its kind, no money at all, or money of which nothing says what it is. */
function classify(
  text: string,
  seen: Seen,
  previous: { end: number; kind: AmountKind | null },
): AmountKind | "none" | "unread" | "perhaps" {
  const { first, second, before, after, start, end } = seen;
  const { isAttached, unit, per } = paidFor(text, seen);
  const isMarked = first.isMarked || second?.isMarked === true;
  const value = (second ?? first).value;
  const kind = kindOf(before, after);
  if (!isMarked) {
    if (isBarePay(seen, { unit, per, isAttached })) return kind ?? "base";
    return kind === "base" && (value >= leastWithoutUnit || value % 1 !== 0) ? "perhaps" : "none";
  }
  const isTimed = isAttached && (unit === "HOUR" || per !== null);
  // "Per diem $75/day" is for meals; "$400 per diem" is a day's pay.
  if (isAttached && unit === "DAY" && /\bper diem(?: rate)?(?: of|:| is)? ?$/i.test(before)) {
    return "benefit";
  }
  if (kind === "benefit" && isStipend(before, after)) return "perhaps";
  if (kind === "benefit") return isTimed && !isBenefitPay(before, after) ? "base" : kind;
  // "Our 300 employees earn $22 an hour" is about pay all the same.
  if (kind === "size")
    return isTimed ? "base" : isAttached && !isNear(before, after) ? "unread" : kind;
  if (kind === "variable" || kind === "total") return kind;
  if (kind === null && value >= leastEnterprise && (first.currency ?? "USD") === "USD")
    return "size";
  const isMore = includesMore.test(text.slice(end, end + reachAfter + 40));
  if (kind === "base") {
    if (isMore) return "total";
    const isMoney = first.currency !== null || second?.currency != null || value >= leastYearly;
    return isMoney || unit === "HOUR" ? "base" : "none";
  }
  if (unit !== null || per !== null) return isMore ? "total" : "base";
  // "Wages start at $20 and go up to $27" names the top of the same pay.
  if (previous.kind === "base" && topOnly.test(before)) return "base";
  // In "from $10K repairs to $100K fit-outs" the second is a size, too.
  const gap = text.slice(previous.end, start);
  const isListed = /^[^.;\n•|]{0,40}(?:\bto|\band|\bor|,|-|–) ?$/.test(gap);
  if (isListed && (previous.kind === "size" || previous.kind === "benefit")) return previous.kind;
  if (first.currency === null && second?.currency == null && !second) return "none";
  if (second && first.value >= leastWithoutUnit && value <= 6 * first.value) return "base";
  return isAlone(before, after, value, second !== null) ? "base" : "unread";
}

/** A stipend or a living allowance is the pay of interns and fellows, unless it is for something. */
function isStipend(before: string, after: string): boolean {
  const around = `${before.slice(-40)} $ ${after.slice(0, 40)}`;
  const isFor =
    /\b(?:housing|meals?|food|travel|relocation|moving|internet|phone|home|office|wellness|education|learning|book|scrubs?|uniforms?|boots?|tools?|car|auto|vehicle|truck|mileage|gas|parking|commut\w+|gym|clothing|child ?care|health|insurance|equipment|tech\w*|development|conference|remote)\b|\bfor (?!the (?:summer|semester|term|year|program|internship)|\d)/i;
  return /\bstipends?\b|\b(?:living )?allowances?\b/i.test(around) && !isFor.test(around);
}

/** A benefit for an hour or a visit is one only where its name is next to the amount. */
function isBenefitPay(before: string, after: string): boolean {
  const near = `${before.slice(-30)} $ ${after.slice(0, 30)}`;
  return kindOf(near.slice(0, near.indexOf("$")), near.slice(near.indexOf("$") + 1)) === "benefit";
}

/** Whether a size is named next to an amount, and not somewhere in its sentence. */
function isNear(before: string, after: string): boolean {
  return kindOf(before.slice(-24), after.slice(0, 24)) === "size";
}

/** Words around an amount that say no more than that it is an amount. */
const shapeWords =
  /\b(?:up|to|from|start(?:s|ing)?|at|as|much|high|doe|doq|depending|on|experience|exp|negotiable|plus|or|more|and|above|higher|per|a|an|around|about|approximately|approx|between|only|just|usd|minimum|maximum|min|max|the|is|range|full|part|time|w2|now|hiring|immediately|wanted|needed|1st|2nd|3rd|first|second|third|shift|shifts|days?|nights?|evenings?|weekends?)\b/gi;

/** Whether an amount has hardly any words around it, as in `Data Engineer - $120k`. */
function isAlone(before: string, after: string, value: number, isRange: boolean): boolean {
  const around = `${before.split(/[,;:()]| [-–—|@/] /).at(-1)} ${after.split(/[,;()]| [-–—|/] | plus /, 1)[0]}`;
  const words = around.replace(shapeWords, " ").match(/[\p{L}]{2,}/gu) ?? [];
  return words.length <= (value >= leastWithoutUnit ? 4 : isRange ? 3 : 1);
}

/** Words of pay, and of what stands between them and an amount: `Salary range: from about`. */
const payLabel =
  /\b(?:pay(?:s|ing)?|paid|salar(?:y|ies)|wages?|rates?|compensation|comp|base|range|hourly|annual(?:ly)?|yearly|hiring at|start(?:s|ing)? at|earn|make)\b[ :=~-]{0,3}(?:(?:is|are|of|for|from|between|range[sd]?|starts?|starting|at|about|around|approx(?:imately|\.)?|up to|to|the|this|position|role|job|an?|as|low|min(?:imum)?|max(?:imum)?|per|hour|year|hourly|annual(?:ly)?|annum|week|month|rate|pay|salary|wage|base|usd|(?:band|grade|group|level|step|tier|class|zone|code|plan|schedule)(?: ?[a-z]{0,2}-?\d{0,3})?|\((?:usd|annual|hourly|yearly|doe)\))[ :=~-]{0,3}){0,8}[[(]?$/i;
/** `MIN: 41,000` in a table of pay. */
const minMax = /\b(?:min|mid|max)(?:imum|point)?(?: (?:salary|pay|rate))?[ :=|-]{1,4}$/i;
/** `Portland OR - 12 an hour cash`; "pick 120 an hour" is how much is done. */
const bareStart = /(?:^|[-–—:,;(]|\b(?:at|pay|pays|paying|from|starting)) ?$/i;

/** Of numbers without a sign, "40 hours a week" and "5 years" are none; "Salary: 85,000" is. */
function isBarePay({ first, second, before, after }: Seen, { unit, per, isAttached }: PaidFor) {
  const { value } = second ?? first;
  const isLabeled = payLabel.test(before);
  const least = second ? lowEnd(first, second) : first.value;
  if (second && second.value > 6 * least) return false;
  if (minMax.test(before)) return least >= leastWithoutUnit || least % 1 !== 0;
  if (isLabeled) {
    const isPlain = unit !== null || value >= leastWithoutUnit || second !== null || per !== null;
    return least >= leastBare && (isPlain || /^\W{0,3}(?:$|[,;(/+]|do[eq]\b)/i.test(after));
  }
  if (!isAttached) return false;
  if (unit === "HOUR") {
    const isWage = least >= leastBare && value <= 150;
    return (
      isWage && (second !== null || (/^ ?(?:an? |\/|per )/i.test(after) && bareStart.test(before)))
    );
  }
  return unit === "YEAR" && least >= leastWithoutUnit && bareStart.test(before);
}

/** What the amounts are for, in the words around them and between them. */
function paidFor(text: string, seen: Seen): PaidFor {
  const { first, second, before, after } = seen;
  const own = (second ?? first).per ?? first.per;
  if (own === "mile") return { unit: null, per: "mile", isAttached: true };
  if (own === "year") return { unit: "YEAR", per: null, isAttached: true };
  // In "hourly $24 - $31 / annual $50,000" the word behind is about the next amount.
  if (nextLabel.test(after) && /^ ?[$€£\d]/.test(text.slice(seen.end + after.length))) {
    return findPaidFor(before, "");
  }
  // "$24, 15 days off a year" says a year of something else.
  const near = after.replace(/^\+/, "").replace(otherNumber, "");
  const around = findPaidFor(before, near);
  const gap = second ? text.slice(first.end, second.start) : "";
  const between = around.isAttached ? around : findPaidFor("", gap.replace(/[-–—]|\bto\b/g, " "));
  const said = between.isAttached ? between : around;
  const value = (second ?? first).value;
  if (said.unit === null) return said;
  // "$60,000, paid every two weeks" says when it is paid, not what it is for; nor is $20 a week's pay.
  const isPayday = said.unit !== "HOUR" && said.unit !== "YEAR" && value >= leastPayday;
  const isTooLittle = !said.isAttached && value < (leastFor[said.unit] ?? 0);
  return isPayday || isTooLittle ? { unit: null, per: null, isAttached: false } : said;
}

/** Another number behind an amount, except `per 12-hour shift`; what follows it is about that one. */
const otherNumber = /(?<!\b(?:per|an?|each|every|two|\/) ?|\/ ?|[\d,])\d[\s\S]*$/i;

const nextLabel =
  /^ ?[/|,;&] ?(?:annual(?:ly)?|annualized|hourly|weekly|monthly|yearly|salary)(?: (?:rate|salary|pay|range))?[ :=-]{0,3}$/i;

/** Less than this is not paid for the time that words ahead of it name, as in `Weekly pay, from $20`. */
const leastFor: Partial<Record<PayUnit, number>> = {
  ...{ DAY: 40, WEEK: 100, TWO_WEEKS: 200, HALF_MONTH: 200, MONTH: 200, YEAR: leastYearly },
};

const payWord = "(?: (?:pay|base|salary|wage|hourly|annual|hiring|compensation|rate|range)){0,3}";
const topOnly = new RegExp(
  `(?:\\bup ?to|\\bas much as|\\bas high as|\\bmax(?:imum)?${payWord}(?: is)?(?: of|:)?|\\bno more than|\\bcapped at|\\btops? out at|\\b(?:increas(?:es?|ing)|rais(?:es?|ing)|ris(?:es?|ing)|progress(?:es|ing)?|grow(?:s|ing)?|advanc(?:es?|ing)) to) ?(?:an? )?$`,
  "i",
);
/** `$105k max` */
const topBehind =
  /^ ?(?:\/ ?h(?:ou)?r|an hour|per hour|hourly|\/ ?yr|a year|per year|annually)? ?\(?(?:max(?:imum)?|tops|top end)\b(?! ?\w)/i;
const minimumLabel = new RegExp(`\\bmin(?:imum)?${payWord}(?: is)?(?: of|:)? ?$`, "i");
const bottomOnly =
  /(?:\bfrom|\bstart(?:s|ing)?(?: (?:base|pay|salary|rate|wage|hourly|hourly rate|hourly pay|base salary))?(?: is)?(?: at| from| of|:)?|\bat least|\bmin(?:imum)?(?: of|:)?|\bno less than|\bpay starts at|\bas low as|\bstart(?:ing)? (?:pay|rate|wage|salary)(?: is|:)?) ?$/i;
const andUp =
  /^(?:\+(?! ?\$)| ?(?:\/ ?h(?:ou)?r|an hour|per hour|hourly|\/ ?yr|a year|per year|annually|k)? ?(?:\+(?! ?[\w$])|and up\b|& up\b|and above\b|or more\b|or higher\b|minimum\b|to start\b))/i;

function toMention(text: string, seen: Seen, kind: PayKind): PayMention {
  const { first, second, start, end, before, after, label } = seen;
  const up = andUp.exec(text.slice(end, end + reachAfter))?.[0] ?? "";
  const { unit, per } = paidFor(text, seen);
  const length = Math.max(
    unitEnd(after.startsWith("+") ? after.slice(1) : after) + (after.startsWith("+") ? 1 : 0),
    up.length,
  );
  const words = text
    .slice(start, end + length)
    .replace(/\s+/g, " ")
    .trim();
  const isCalled = kind === "variable" || (kind === "total" && withTips.test(after));
  const common = {
    text: words,
    called: kind === "variable" ? nameVariable(before, after) : isCalled ? "with tips" : null,
    ...{ unit, per, kind, label },
    currency: currencyOf(first, second),
    isContract: isContractRate(before, after),
  };
  if (second) {
    const ends = [lowEnd(first, second), second.value] as const;
    return { ...common, min: Math.min(...ends), max: Math.max(...ends) };
  }
  if (topOnly.test(before) || topBehind.test(after)) {
    return { ...common, text: `up to ${words}`, min: null, max: first.value };
  }
  if (up !== "" || bottomOnly.test(before) || minimumLabel.test(before)) {
    return { ...common, min: first.value, max: null };
  }
  return { ...common, min: first.value, max: first.value };
}

function currencyOf(first: Amount, second: Amount | null): string {
  const named = [second?.currency, first.currency].filter((code) => code != null);
  return named.find((code) => code !== "USD") ?? named[0] ?? "USD";
}

/** The words around an amount that was not read, so that a person sees what it is. */
function quote(text: string, { start, end, before, after }: Seen): string {
  const ahead = before.split(/[,;]/).at(-1) ?? "";
  const [behind = ""] = after.split(/[,;]/, 1);
  return `${ahead.replace(/^ ?[/(]\S* /, "")}${text.slice(start, end)}${behind}`
    .replace(/\s+/g, " ")
    .trim();
}
