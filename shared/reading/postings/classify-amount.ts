/** Classifies an amount in a posting as pay, a benefit, a size, or money that the text does not explain. */
import { leastYearly } from "#shared/contract/pay-period.ts";
import { type AmountKind, includesMore, kindOf } from "./pay-kind.ts";
import type { Seen } from "./pay-mention.ts";
import { isTopAlone, lowEnd } from "./pay-range.ts";
import type { PayUnit } from "./pay-unit.ts";
import { findPaidFor, type PaidFor, unitEnd } from "./unit-words.ts";

/** The amount before, on whose words those of the next one build. */
export interface Previous {
  end: number;
  kind: AmountKind | null;
}

/** How far behind an amount words say what it includes. */
const reachIncluded = 100;
/** An amount without a unit of time is pay if it is at least this. */
const leastWithoutUnit = 15_000;
/** A number without a sign of money is no pay below this. */
const leastBare = 7;
/** Less is not paid for a day, a week or a month where it has no sign. */
const leastBareWeek = 100;
/** Nobody is offered more for an hour without a sign of money. */
const mostBareHour = 150;
/** What comes on top of an hour's pay is at most this. */
const mostOnTop = 15;
/** A raise, or what a night shift adds: nobody is paid so little. */
const mostRaise = 2;
/** From this amount on, nobody is paid it for a day, a week or a month. */
const leastPayday = 30_000;
/** Nobody is paid so much, so it is the size of something. */
const leastEnterprise = 2_000_000;

/**
 * The kind of an amount; `none` if it is no money, `unread` if it is money that the text does not explain, and
 * `perhaps` for a number that may be pay, which is asked about only where the posting states no other pay.
 */
export function classifyAmount(
  text: string,
  seen: Seen,
  previous: Previous,
): AmountKind | "none" | "unread" | "perhaps" {
  const { first, second, before, after, start, end } = seen;
  const { isAttached, unit, per } = paidFor(text, seen);
  const isMarked = first.isMarked || second?.isMarked === true;
  const value = (second ?? first).value;
  // In "$75 per signing" what is signed is no bonus.
  const behind = per !== null && isAttached ? after.slice(unitEnd(after)) : after;
  const kind = kindOf(before, behind);
  if (!isMarked) {
    if (isBarePay(seen, { unit, per, isAttached })) return kind ?? "base";
    const isHourly = isAttached && unit === "HOUR" && value >= leastBare && value <= mostBareHour;
    const isLikely = kind === "base" && (value >= leastWithoutUnit || value % 1 !== 0);
    const areCents = second !== null && first.value % 1 !== 0 && value % 1 !== 0;
    return isHourly || isLikely || areCents ? "perhaps" : "none";
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
  // "Weekends +$1.00" comes on top.
  const isOnTop = /\+ ?$/.test(before) && value <= mostOnTop && unit !== "YEAR";
  const isRaise = value <= mostRaise && unit === null && per === null;
  if (!second && (isOnTop || isRaise)) return "variable";
  if (kind === null && value >= leastEnterprise && (first.currency ?? "USD") === "USD")
    return "size";
  const isMore = includesMore.test(text.slice(end, end + reachIncluded));
  if (kind === "base") {
    if (isMore) return "total";
    const isMoney = first.currency !== null || second?.currency != null || value >= leastYearly;
    return isMoney || unit === "HOUR" ? "base" : "none";
  }
  if (unit !== null || per !== null) return isMore ? "total" : "base";
  // "Wages start at $20 and go up to $27" names the top of the same pay.
  if (previous.kind === "base" && isTopAlone(before)) return "base";
  // In "from $10K repairs to $100K fit-outs" both are sizes of what is between them, and of what follows.
  if (!second && ofThings.test(after) && /^[$€£]/.test(text.slice(end + after.length)))
    return "size";
  const gap = text.slice(previous.end, start);
  const isListed = /^[^.;\n•|]{0,40}(?:\bto|\band|\bor|,|-|–) ?$/.test(gap);
  if (isListed && previous.kind !== null && previous.kind !== "base") return previous.kind;
  const low = second ? lowEnd(first, second) : value;
  const isNarrow = value <= 6 * low;
  if (second && low >= leastWithoutUnit && isNarrow) return "base";
  if (isNarrow && isAlone(before, after, value, second !== null)) return "base";
  // "120k" without a sign may be how many customers there are.
  if (first.currency !== null || second?.currency != null) return "unread";
  return value >= leastWithoutUnit ? "perhaps" : "none";
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

/** Things between two amounts; "$18 going up to $22" and "$18 to start" are about pay. */
const ofThings =
  /^ (?!going|rising|increasing|growing|start|to |doe)[a-z][a-z-]{2,20}(?: (?!up )[a-z-]{2,20})? to $/i;

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

const schoolYear =
  /^ ?(?:\w{1,14} )?(?:school|academic|contract|salary)? ?(?:year|schedules?|calendar)\b/i;

/** Of numbers without a sign, "40 hours a week" and "5 years" are none; "Salary: 85,000" is. */
function isBarePay({ first, second, before, after }: Seen, { unit, per, isAttached }: PaidFor) {
  const { value } = second ?? first;
  const isLabeled = payLabel.test(before);
  const least = second ? lowEnd(first, second) : first.value;
  if (second && second.value > 6 * least) return false;
  // "Salary per the 25-26 schedule" names a school year.
  if (value === least + 1 && schoolYear.test(after)) return false;
  if (minMax.test(before)) return least >= leastWithoutUnit || least % 1 !== 0;
  if (isLabeled) {
    const isPlain = unit !== null || value >= leastWithoutUnit || second !== null || per !== null;
    return least >= leastBare && (isPlain || /^\W{0,3}(?:$|[,;(/+]|do[eq]\b)/i.test(after));
  }
  if (!isAttached) {
    // "18-22 DOE" is said of pay alone.
    return second !== null && least >= leastBare && /^ ?do[eq]\b/i.test(after);
  }
  if (unit === "HOUR") {
    const isWage = least >= leastBare && value <= mostBareHour;
    return (
      isWage && (second !== null || (/^ ?(?:an? |\/|per )/i.test(after) && bareStart.test(before)))
    );
  }
  const isEnough = least >= (unit === "YEAR" ? leastWithoutUnit : leastBareWeek);
  return unit !== null && isEnough && bareStart.test(before.trim());
}

/** What the amounts are for, in the words around them and between them. */
export function paidFor(text: string, seen: Seen): PaidFor {
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
