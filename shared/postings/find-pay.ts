/**
 * Finds pay in the words of a posting. Every expression is bounded, and the words around an amount are
 * looked at within a fixed distance, so that the time grows with the length of the text alone.
 */
import { leastYearly } from "../contract/pay-period.ts";
import type { PayUnit } from "./pay-unit.ts";

/**
 * `base` is what an employer promises; `variable` what depends on results or is paid once, such as a
 * bonus; `total` is both together, such as on-target earnings.
 */
export type PayKind = "base" | "variable" | "total";

/** Pay that a posting names. */
export interface PayMention {
  /** The posting's own words. */
  text: string;
  /** What pay that is not guaranteed is called, as in `sign-on bonus`; null if that is not known. */
  called: string | null;
  /** As posted, for the unit; null where the posting names only the other end. */
  min: number | null;
  max: number | null;
  /** Null if the posting does not say what the amounts are for. */
  unit: PayUnit | null;
  kind: PayKind;
  /** ISO 4217. */
  currency: string;
  /** The words of the same line before the amounts, which may name a place. */
  before: string;
}

/** Amounts of one text that are looked at. */
const maxAmounts = 300;
/** How far from an amount words are read. */
const [reachBefore, reachAfter] = [90, 60];
/** An amount without a unit of time is pay if it is at least this. */
const leastWithoutUnit = 15_000;

const amountPattern =
  /(?<![\w.,$€£])(?:(US ?\$|USD ?\$?|CAD ?\$?|CA ?\$|C\$|AUD ?\$?|AU?\$|NZD ?\$?|NZ\$|EUR|GBP|INR|CHF|[$€£]) ?)?(\d{1,3}(?:,\d{3}){1,2}|\d{1,3}(?:\.\d{3}){2}(?![\d.]*\d)|\d{2,3}\.000(?!\d)|\d{3}\.\d00(?!\d)|\d{1,7})(\.\d{1,4})?(?!\d)( ?k(?![\w(])| thousand\b| ?(?:million|billion|mm?|bn?)\b)?(?! ?%| percent)/gi;

interface Amount {
  start: number;
  end: number;
  value: number;
  currency: string | null;
  isThousands: boolean;
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:US ?\$|USD ?\$?|\$)$/i, "USD"],
  [/^CA?D? ?\$?$/i, "CAD"],
  [/^A/i, "AUD"],
  [/^NZ/i, "NZD"],
  [/^(?:€|EUR)$/i, "EUR"],
  [/^(?:£|GBP)$/i, "GBP"],
  [/^INR$/i, "INR"],
  [/^CHF$/i, "CHF"],
];
const currencyBehind = /^ {0,2}(USD|CAD|AUD|NZD|EUR|GBP|INR|CHF)\b|^ {0,2}(?:US )?dollars\b/i;

/** The amounts of a text that may be pay; those that say millions are not. */
function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(amountPattern)) {
    const [whole, sign, digits = "", cents = "", scale = ""] = match;
    const isThousands = /^ ?(?:k|thousand)$/i.test(scale);
    if (scale !== "" && !isThousands) continue;
    // "401k" is a retirement plan, also without its brackets.
    if (sign === undefined && /^40[13]$/.test(digits)) continue;
    const [start, end] = [match.index, match.index + whole.length];
    const behind = currencyBehind.exec(text.slice(end, end + 12));
    const named = currencies.find(([pattern]) => pattern.test(sign ?? ""))?.[1];
    // "112.000" is written with the mark of thousands of other languages; "18.125" is not.
    const value = Number(digits.replace(/[.,]/g, "") + cents) * (isThousands ? 1_000 : 1);
    if (value === 0) continue;
    const currency = behind ? (behind[1]?.toUpperCase() ?? "USD") : (named ?? null);
    found.push({ start, end, value, currency, isThousands });
    if (found.length === maxAmounts) break;
  }
  return found;
}

const unitWords =
  "(?:(hours?|hourly|hrs?|h)|(years?|yearly|yrs?|annual(?:ly)?|annum|y|pa|p\\.a\\.)|(months?|monthly|mo)|(weeks?|weekly|wk)|(days?|daily|diem)|(bi-?weekly|(?:two|2|other) weeks?|fortnight(?:ly)?)|(half[- ]month))";
const unitsOfGroups: readonly PayUnit[] = [
  ...(["HOUR", "YEAR", "MONTH", "WEEK", "DAY"] as const),
  ...(["TWO_WEEKS", "HALF_MONTH"] as const),
];
/** Before "a week" these say how much is worked, not what is paid. */
const worked = "\\b(?:hours?|hrs?|days?|nights?|shifts?|times?|visits?|once|twice)(?: of work)? ?";
/** `/hr`, `per hour`, `an hour`, `hourly`; a word such as "year" alone is no unit. */
const unitBehind = new RegExp(
  `(?<!${worked})(?:(?:\\/ ?|\\bper ?|\\ban? |\\beach |\\bevery )${unitWords}|\\b(?:(hourly)|(annual(?:ly)?|yearly|p\\.a\\.)|(monthly)|(weekly)|(daily)|(bi-?weekly|fortnightly)|(semi-?monthly|twice (?:a|per) month|twice monthly)))(?![a-z])`,
  "i",
);
const unitAhead =
  /(hourly|per hour|an hour|\/ ?hr)|(annual(?:ly|ized)?|yearly|per year|a year|per annum)|((?<!semi-?)monthly|per month)|((?<!bi-?)weekly|per week)|(daily|per day)|(bi-?weekly|fortnightly)|(semi-?monthly|twice a month)/gi;

function unitOf(groups: readonly (string | undefined)[]): PayUnit | null {
  const at = groups.findIndex((group) => group !== undefined);
  return at < 0 ? null : (unitsOfGroups[at % unitsOfGroups.length] ?? null);
}

/** The first unit behind an amount, else the last one ahead of it, where "per diem" is a kind of employment. */
function findUnit(before: string, after: string): PayUnit | null {
  const behind = unitBehind.exec(after);
  if (behind) return unitOf(behind.slice(1));
  const ahead = [...before.matchAll(unitAhead)].at(-1);
  return ahead ? unitOf(ahead.slice(1)) : null;
}

/** What stands between the two ends of a range, units and currencies included. */
const betweenEnds = new RegExp(
  `^(?: ?(?:USD|CAD|dollars))?(?: ?(?:\\/|per|an?)? ?${unitWords}\\.?)?(?: min(?:imum)?\\.?)? ?(?:-|–|—|−|to|through|and up to|up to|- ?up to) ?$`,
  "i",
);

const kinds: readonly (readonly [PayKind | "none", RegExp])[] = [
  [
    "total",
    /\bOTE\b|\bon[- ]target\b|\btarget (?:earnings|compensation|pay)\b|\btotal (?:cash|target|comp|compensation|earnings|rewards|pay)\b|\bearnings?\b|\bearning potential\b|\bpotential\b|\bearn up to\b|\b(?:reps?|representatives|agents|closers|people|members|earners) (?:can )?(?:earn|make)\b/gi,
  ],
  [
    "variable",
    /\bbonus(?:es)?\b|\bcommissions?\b|\bsign(?:ing)?[- ]?on\b|\bsigning\b|\btips\b|\bgratuit(?:y|ies)\b|\bequity\b|\bstock\b|\bRSUs?\b|\bincentives?\b|\bprofit[- ]sharing\b|\bspiffs?\b|\bvariable\b|\bdifferentials?\b/gi,
  ],
  [
    "base",
    /\bbase\b|\bsalar(?:y|ies)\b|\bpay\b|\bpays\b|\bwages?\b|\brates?\b|\bhiring range\b|\bcompensation\b|\bpaid\b|\bhourly\b|\bhiring at\b/gi,
  ],
  [
    "none",
    /\brevenues?\b|\braised\b|\bfunding\b|\bvaluation\b|\bbudgets?\b|\bassets\b|\brelocation\b|\btuition\b|\breimburse\w{0,5}\b|\bstipends?\b|\ballowances?\b|\b401\b|\bHSA\b|\binsurance\b|\bdeductible\b|\breferral\b|\bquota\b|\bin sales\b|\bARR\b|\bdonat\w{1,4}\b|\bcustomers\b|\busers\b|\bemployees\b|\bfleet\b|\bequipment\b|\bportfolio\b|\bprojects\b|\bloans?\b|\bcontracts? (?:worth|of)\b|\bgift card\b/gi,
  ],
];

/** Behind these, words are about another amount. */
const joiners = /\bplus\b|\+|&|\band\b|\bas well as\b|\bwith\b|,|\(|\)|;| \/ /gi;

/** The kind whose word is nearest to the end of a text, or to its beginning; null if there is none. */
function nearestKind(text: string, from: "start" | "end"): PayKind | "none" | null {
  let nearest: { at: number; kind: PayKind | "none" } | null = null;
  for (const [kind, words] of kinds) {
    const matches = [...text.matchAll(words)];
    const match = from === "start" ? matches[0] : matches.at(-1);
    if (!match) continue;
    const at = from === "start" ? match.index : match.index + match[0].length;
    const isNearer = nearest === null || (from === "start" ? at < nearest.at : at > nearest.at);
    if (isNearer) nearest = { at, kind };
  }
  return nearest?.kind ?? null;
}

/** "Make $25-$35 an hour with tips" is what one may take home. */
const withTips =
  /^[^.,;+&]{0,20}?\b(?:with|incl(?:uding|udes|\.)?|inclusive of|after|counting) (?:\w{1,12} )?(?:tips|gratuities)\b|^[^.;+&]{0,20}?\b(?:tips|gratuities) included\b/i;

function kindOf(before: string, after: string): PayKind | "none" | null {
  const lastJoiner = [...before.matchAll(joiners)].at(-1);
  const near = before.slice(lastJoiner ? lastJoiner.index + lastJoiner[0].length : 0);
  const [firstJoiner] = [...after.matchAll(joiners)];
  // "$180k (OTE)" is said to be no base pay.
  const isTotal = /^ ?\((?:OTE|on[- ]target|total)\b/i.test(after) || withTips.test(after);
  return (
    (isTotal ? "total" : null) ??
    nearestKind(near, "end") ??
    nearestKind(after.slice(0, firstJoiner?.index ?? after.length), "start") ??
    nearestKind(before, "end")
  );
}

const payWord = "(?: (?:pay|base|salary|wage|hourly|annual|hiring|compensation|rate|range)){0,3}";
const topOnly = new RegExp(
  `(?:\\bup ?to|\\bas much as|\\bas high as|\\bmax(?:imum)?${payWord}(?: is)?(?: of|:)?|\\bno more than) ?$`,
  "i",
);
const minimumLabel = new RegExp(`\\bmin(?:imum)?${payWord}(?: is)?(?: of|:)? ?$`, "i");
const bottomOnly =
  /(?:\bfrom|\bstart(?:s|ing)?(?: (?:base|pay|salary|rate|wage|hourly|hourly rate|hourly pay|base salary))?(?: is)?(?: at| from| of|:)?|\bat least|\bmin(?:imum)?(?: of|:)?|\bno less than|\bpay starts at) ?$/i;
const andUp = /^(?:\+| ?(?:and up|and above|or more|or higher|minimum)\b)/i;

/** "$2,310 (includes $1,102 of stipends)" is not all base pay. */
const includesMore =
  /^[^.;\n]{0,20}\bincl(?:udes|uding|usive of|\.)? [^.;\n]{0,40}\b(?:stipends?|per diem|bonus(?:es)?|commissions?|tips|equity|overtime|differentials?)\b/i;
/** From this amount on, nobody is paid it for a day, a week or a month. */
const leastPayday = 30_000;

/** The words of the same sentence or line around the amounts. */
function readAround(
  text: string,
  { start, end, from, until }: { start: number; end: number; from: number; until: number },
): { before: string; after: string; line: string } {
  const ahead = text.slice(Math.max(0, start - 2 * reachBefore), start);
  const line = ahead.slice(ahead.lastIndexOf("\n") + 1);
  const sentence = text.slice(Math.max(from, start - reachBefore), start);
  const cut = Math.max(
    ...["\n", "•", "|", ". ", "! ", "? "].map((mark) => sentence.lastIndexOf(mark)),
  );
  const behind = text.slice(end, Math.min(until, end + reachAfter));
  const [first = ""] = behind.split(/[\n•|]|[.!?] /, 1);
  return { before: sentence.slice(cut + 1).trimStart(), after: first, line };
}

/** Every pay that a text names, in its order, without what is no pay of a person. */
export function findPay(text: string): PayMention[] {
  const plain = text.replace(/[\u00a0\u2007\u202f\t]/g, " ");
  const amounts = findAmounts(plain);
  const found: Placed[] = [];
  for (let at = 0; at < amounts.length; at++) {
    const first = amounts[at];
    if (!first) break;
    const from = amounts[at - 1]?.end ?? 0;
    const second = secondEnd(plain, amounts, at, from);
    if (second) at = amounts.indexOf(second, at);
    const until = amounts[at + 1]?.start ?? plain.length;
    const mention = readMention(plain, { first, second, from, until });
    if (!mention) continue;
    const last = found.at(-1);
    const placed = { mention, start: first.start, end: (second ?? first).end };
    const whole = last && joinEnds(plain, last, placed);
    if (whole) found[found.length - 1] = whole;
    else found.push(placed);
  }
  return found.map(({ mention }) => mention);
}

/** A mention and where its amounts are. */
interface Placed {
  mention: PayMention;
  start: number;
  end: number;
}

/** A range's top is at most so many times its bottom where they are named apart. */
const widestApart = 3;
/** How far apart two ends of one range are named. */
const reachApart = 60;

/** "Minimum pay: $34. Maximum pay: $52" and "$54,000; up to $92,000" as one range; null if they are not. */
function joinEnds(text: string, low: Placed, high: Placed): Placed | null {
  const [one, other] = [low.mention, high.mention];
  const gap = text.slice(low.end, high.start);
  const { min } = one;
  const { max } = other;
  const isBase = one.kind === "base" && other.kind === "base";
  if (!isBase || min === null || max === null || other.min !== null) return null;
  if (one.max !== null && (one.max !== min || gap.includes("\n"))) return null;
  if (gap.length > reachApart || max <= min || max > widestApart * min) return null;
  if (one.currency !== other.currency) return null;
  if (one.unit !== null && other.unit !== null && one.unit !== other.unit) return null;
  if (namesMore(text.slice(high.end, high.end + 30))) return null;
  const words = text.slice(low.start, high.end).replace(/\s+/g, " ");
  const unit = one.unit ?? other.unit;
  return { ...low, end: high.end, mention: { ...one, text: words, max, unit } };
}

/** Whether words say that an amount has more in it than what is promised. */
function namesMore(words: string): boolean {
  const [sentence = ""] = words.split(/[\n•|]|[.!?] /, 1);
  const kind = nearestKind(sentence, "start");
  return kind === "variable" || kind === "total";
}

/** The higher end of a range that begins with an amount; null if it begins none. */
function secondEnd(
  text: string,
  amounts: readonly Amount[],
  at: number,
  from: number,
): Amount | null {
  const [first, next] = [amounts[at], amounts[at + 1]];
  if (!first || !next) return null;
  const gap = text.slice(first.end, next.start);
  const isBetween =
    /\bbetween ?$/i.test(text.slice(Math.max(from, first.start - 12), first.start)) &&
    /^[^\n]{0,12} and $/i.test(gap);
  if (next.start - first.end <= 24 && (isBetween || betweenEnds.test(gap))) return next;
  // "$58,213 (BA, step 1) to $104,650": numbers in brackets are of what the end is for.
  const behind = text.slice(first.end, first.end + 44);
  const [aside] = /^ ?\([^()\n]{1,40}\)/.exec(behind) ?? [];
  if (aside === undefined || namesMore(aside)) return null;
  const start = first.end + aside.length;
  const last = amounts.slice(at + 1, at + 6).find((amount) => amount.start >= start);
  if (!last || last.start - start > 24 || !betweenEnds.test(text.slice(start, last.start))) {
    return null;
  }
  return namesMore(text.slice(last.end, last.end + 30)) ? null : last;
}

interface Ends {
  first: Amount;
  second: Amount | null;
  /** Where the amounts before and after begin and end. */
  from: number;
  until: number;
}

function readMention(text: string, { first, second, from, until }: Ends): PayMention | null {
  const { start } = first;
  const { end } = second ?? first;
  const around = readAround(text, { start, end, from, until });
  const isUp = andUp.test(around.after);
  const { before } = around;
  const after = isUp && around.after.startsWith("+") ? around.after.slice(1) : around.after;
  const gap = second ? text.slice(first.end, second.start) : "";
  const said = findUnit(before, after) ?? findUnit("", gap);
  // "$60,000, paid every two weeks" says when it is paid, not what it is for.
  const isPayday = said !== "HOUR" && said !== "YEAR" && (second ?? first).value >= leastPayday;
  const unit = isPayday ? null : said;
  const near = kindOf(before, after);
  const isMore = near !== "none" && includesMore.test(text.slice(end, end + reachAfter + 40));
  const kind = isMore ? "total" : near;
  const currency = second?.currency ?? first.currency;
  const isMarked = currency !== null || first.isThousands || second?.isThousands === true;
  if (
    !isPay({
      kind,
      unit,
      isMarked: isMarked || isBareHour(before, after, (second ?? first).value),
      currency,
      isRange: second !== null,
      value: (second ?? first).value,
    })
  ) {
    return null;
  }
  // In "120-150k" both ends are thousands.
  const low =
    second?.isThousands && !first.isThousands && first.value < 1_000
      ? first.value * 1_000
      : first.value;
  const words = text.slice(start, end + unitEnd(after, isUp));
  const common = {
    text: words.replace(/\s+/g, " ").trim(),
    called:
      kind === "variable"
        ? nameVariable(before, after)
        : kind === "total" && withTips.test(after)
          ? "with tips"
          : null,
    unit,
    kind: kind === null || kind === "none" ? ("base" as const) : kind,
    currency: currency ?? "USD",
    before: around.line,
  };
  if (second) {
    const ends = [low, second.value] as const;
    return { ...common, min: Math.min(...ends), max: Math.max(...ends) };
  }
  if (topOnly.test(before)) {
    return { ...common, text: `up to ${common.text}`, min: null, max: first.value };
  }
  if (isUp || bottomOnly.test(before) || minimumLabel.test(before))
    return { ...common, min: first.value, max: null };
  return { ...common, min: first.value, max: first.value };
}

/** What an amount that is not guaranteed is called, such as `sign-on bonus`; null if nothing near says it. */
function nameVariable(before: string, after: string): string | null {
  const called =
    /(?:\bsign(?:ing)? on |\b(?!(?:a|an|the|plus|and|of|on|our|your|with|in|to)\b)[a-z][a-z-]{1,15} )?\b(?:bonus(?:es)?|commissions?|tips|equity|stock|RSUs?|incentives?|profit[- ]sharing|differentials?)\b/gi;
  const [behind] = after.slice(0, 30).match(called) ?? [];
  return before.match(called)?.at(-1) ?? behind ?? null;
}

/** How much of the words behind an amount belongs to it: the unit that follows at once. */
function unitEnd(after: string, isUp: boolean): number {
  const match = unitBehind.exec(after.slice(0, 24));
  return (match && match.index <= 5 ? match.index + match[0].length : 0) + (isUp ? 1 : 0);
}

/** Nobody is offered more or less than these for an hour without a sign of dollars. */
const [leastBareHour, mostBareHour] = [7, 150];

/** `Portland OR - 12 an hour cash`; "pick 120 an hour" is how much is done. */
function isBareHour(before: string, after: string, value: number): boolean {
  return (
    value >= leastBareHour &&
    value <= mostBareHour &&
    /^ ?(?:an? (?:hour|hr)|\/ ?(?:hour|hr))\b/i.test(after) &&
    /(?:^|[-–—:,;(]|\b(?:at|pay|pays|paying|from|starting)) ?$/i.test(before)
  );
}

function isPay({
  kind,
  unit,
  isMarked,
  currency,
  isRange,
  value,
}: {
  kind: PayKind | "none" | null;
  unit: PayUnit | null;
  isMarked: boolean;
  currency: string | null;
  isRange: boolean;
  value: number;
}): boolean {
  if (kind === "none") return false;
  // Of numbers without a sign, "40 hours a week" and "5 years" are none; "Salary: 85,000" is.
  if (!isMarked)
    return kind === "base" && (value >= leastWithoutUnit || (unit === "HOUR" && isRange));
  if (kind !== null)
    return kind !== "base" || currency !== null || unit === "HOUR" || value >= leastYearly;
  if (currency === null && unit === "HOUR") return true;
  return currency !== null && (unit !== null || isRange || value >= leastWithoutUnit);
}
