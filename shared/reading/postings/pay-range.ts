/** Both ends of a range of pay, however a posting writes them. */
import { type Amount, codes } from "./amounts.ts";
import { nearestKind } from "./pay-kind.ts";
import type { Placed, Seen } from "./pay-mention.ts";
import { unitWords } from "./unit-words.ts";

/** `Step 10`, `Grade B` before the other end. */
const stepWords =
  "(?:(?:step|grade|level|tier|band|class|lane|range|gs|year|max(?:imum)?|mid(?:point)?|top|high(?:est)?|end(?:ing)?)[ #-]{0,2}(?:[a-z]{1,2}|\\d{1,3})?[ :=-]{0,3})";
/** What stands between the two ends of a range, units and currencies included. */
const betweenEnds = new RegExp(
  `^(?: ?(?:\\((?:USD|CAD|min(?:imum)?|low|DOE)\\)|USD|${codes}|z[łl]|kr\\.?|euros?|pesos|rupees|dollars|[$€£]))?(?: ?\\(?(?:\\/|per|an?|p\\/?)? ?(?:${unitWords}|p\\.h\\.?|ph)\\)?\\.?)?(?: min(?:imum)?\\.?)?(?: to start)?(?: (?:step|grade|level) [a-z\\d]{1,3})? ?(?:-|–|—|−|→|~|to|thru|through|till|until|and up to|up to|- ?up to|up to a max(?:imum)? of|to a max(?:imum)? of|- ?max(?:imum)?:?|or up to|a|hasta|\\/|\\|)(?: an?)? ?${stepWords}{0,2}$`,
  "i",
);
/** How far apart both ends are. */
const reachGap = 40;

/** The place among the amounts of the last end of a range that begins with one; its own if it begins none. */
export function lastOfRange(
  text: string,
  amounts: readonly Amount[],
  { at, from }: { at: number; from: number },
): number {
  let last = secondEnd(text, amounts, at, from);
  if (last !== at + 1) return last;
  const low = amounts[at]?.value ?? 0;
  // "$52,000 - $65,000 - $78,000" is a bottom, a middle and a top; a schedule has more steps.
  for (let steps = 0; steps < mostSteps; steps++) {
    const next = secondEnd(text, amounts, last, from);
    const [one, other] = [amounts[last]?.value ?? 0, amounts[next]?.value ?? 0];
    const isRising = low < one && one < other && other <= widestApart * low;
    if (next !== last + 1 || !isRising) break;
    last = next;
  }
  return last;
}

/** Steps of a schedule that are followed. */
const mostSteps = 20;

function secondEnd(text: string, amounts: readonly Amount[], at: number, from: number): number {
  const [first, next] = [amounts[at], amounts[at + 1]];
  if (!first || !next) return at;
  const gap = text.slice(first.end, next.start);
  const isBetween =
    /\b(?:between|from) ?$/i.test(text.slice(Math.max(from, first.start - 12), first.start)) &&
    /^[^\n.;,]{0,16} and $/i.test(gap);
  const isLoose = /^ ?(?:a|\/|\|) ?$/i.test(gap);
  if (
    isPair(first, next, isLoose) &&
    gap.length <= reachGap &&
    (isBetween || betweenEnds.test(gap))
  ) {
    return at + 1;
  }
  // "$58,213 (BA, step 1) to $104,650": numbers in brackets are of what the end is for.
  const behind = text.slice(first.end, first.end + 44);
  const [aside] = /^ ?\([^()\n]{1,40}\)/.exec(behind) ?? [];
  if (aside === undefined || namesMore(aside)) return at;
  const start = first.end + aside.length;
  const place = amounts.slice(at + 1, at + 6).findIndex((amount) => amount.start >= start);
  const last = place < 0 ? undefined : amounts[at + 1 + place];
  if (!last || last.start - start > reachGap || !betweenEnds.test(text.slice(start, last.start))) {
    return at;
  }
  return namesMore(text.slice(last.end, last.end + 30)) ? at : at + 1 + place;
}

/** A number without a sign is no end of a range whose other end has one, unless both could be. */
function isPair(first: Amount, second: Amount, isLoose: boolean): boolean {
  const [one, other] = [first.currency, second.currency];
  // Canada and other countries use the dollar sign, too: "CAD $95,000 – $115,000".
  const isDollar = one?.endsWith("D") && other?.endsWith("D");
  if (one !== null && other !== null && one !== other && !isDollar) return false;
  const low = lowEnd(first, second);
  // "$25/$28" and "$18 a $22" are ranges if both have a sign and are near to each other.
  const widest = isLoose ? widestLoose : widestSaid;
  if (isLoose && !(first.isMarked && second.isMarked)) return false;
  return second.value <= widest * low && low <= widest * second.value;
}

/** The lower end of a range: in "120-150k" both are thousands, in "58-62 cpm" both are cents. */
export function lowEnd(first: Amount, second: Amount): number {
  const scaled = first.value * second.scale;
  const isShort = second.scale !== 1 && first.scale === 1 && first.value >= 1;
  return isShort && scaled <= second.value ? scaled : first.value;
}

/** A range says nothing if its top is more than so many times its bottom, and then it is none. */
const widestSaid = 20;
const widestLoose = 1.6;
/** A range's top is at most so many times its bottom where they are named apart. */
const widestApart = 3;
/** How far apart two ends of one range are named. */
const reachApart = 60;

const middle = /\b(?:mid[- ]?points?|mid(?:dle)?|median|market (?:rate|target)|target)\b/i;

/** Whether an amount is the middle of a range whose ends are named too. */
export function isMidpoint(before: string, after: string): boolean {
  return (
    /\b(?:mid[- ]?point|mid|median)(?: (?:pay|salary|of|is|range))?[ :=-]{0,3}$/i.test(before) ||
    /^ ?\((?:mid|mid[- ]?point|median)\)/i.test(after)
  );
}

/** "Minimum pay: $34. Maximum pay: $52" and "$54,000; up to $92,000" as one range; null if they are not. */
export function joinEnds(text: string, low: Placed, high: Placed): Placed | null {
  const [one, other] = [low.mention, high.mention];
  const gap = text.slice(low.end, high.start);
  const { min } = one;
  const { max } = other;
  const isBase = one.kind === "base" && other.kind === "base";
  if (!isBase || min === null || max === null || other.min !== null) return null;
  if (one.max !== null && (one.max !== min || gap.includes("\n"))) return null;
  const reach = middle.test(gap) ? 2 * reachApart : reachApart;
  if (gap.length > reach || max <= min || max > widestApart * min) return null;
  if (one.currency !== other.currency || one.isContract !== other.isContract) return null;
  if (one.unit !== null && other.unit !== null && one.unit !== other.unit) return null;
  if (one.per !== null && other.per !== null && one.per !== other.per) return null;
  if (namesMore(text.slice(high.end, high.end + 30))) return null;
  const words = text.slice(low.start, high.end).replace(/\s+/g, " ");
  const unit = one.unit ?? other.unit;
  const per = one.per ?? other.per;
  if (unit !== null && per !== null) return null;
  return { ...low, end: high.end, mention: { ...one, text: words, max, unit, per } };
}

/** Whether words say that an amount has more in it than what is promised. */
function namesMore(words: string): boolean {
  const [sentence = ""] = words.split(/[\n•|]|[.!?] /, 1);
  const kind = nearestKind(sentence, "start");
  return kind === "variable" || kind === "total";
}

/** Which ends of its pay an amount names: both, the top alone or the bottom alone. */

const payWord = "(?: (?:pay|base|salary|wage|hourly|annual|hiring|compensation|rate|range)){0,3}";
const topOnly = new RegExp(
  `(?:\\bup ?to|\\bpay(?:s|ing)? to|\\b(?:base|salary|comp(?:ensation)?|rates?) to|\\bas much as|\\bas high as|\\bmax(?:imum)?${payWord}(?: is)?(?: of|:)?|\\bno more than|\\bcapped at|\\btops? out at|\\b(?:increas(?:es?|ing)|rais(?:es?|ing)|ris(?:es?|ing)|progress(?:es|ing)?|grow(?:s|ing)?|advanc(?:es?|ing)) to) ?(?:an? )?$`,
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

/** Whether the words ahead of an amount say that it is the top of what is paid. */
export function isTopAlone(before: string): boolean {
  return topOnly.test(before);
}

/** The ends, and how many of the words behind say so. */
export function readEnds(
  { first, second, before, after }: Seen,
  behind: string,
): { min: number | null; max: number | null; length: number } {
  const { length } = andUp.exec(behind)?.[0] ?? "";
  if (second) {
    const ends = [lowEnd(first, second), second.value] as const;
    return { min: Math.min(...ends), max: Math.max(...ends), length };
  }
  const { value } = first;
  if (isTopAlone(before) || topBehind.test(after)) return { min: null, max: value, length };
  const isBottom = length > 0 || bottomOnly.test(before) || minimumLabel.test(before);
  return { min: value, max: isBottom ? null : value, length };
}
