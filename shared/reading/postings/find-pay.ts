/**
 * Finds pay in the words of a posting. Every expression is bounded, and the words around an amount are
 * looked at within a fixed distance, so that the time grows with the length of the text alone.
 */
import { type Amount, findAmounts } from "./amounts.ts";
import { classifyAmount, type Previous, paidFor } from "./classify-amount.ts";
import { isContractRate, nameVariable, type PayKind, withTips } from "./pay-kind.ts";
import type { PayMention, Placed, Seen } from "./pay-mention.ts";
import { isMidpoint, joinEnds, lastOfRange, readEnds } from "./pay-range.ts";
import { plainMarks } from "./plain-text.ts";
import { unitEnd } from "./unit-words.ts";

interface FoundPay {
  mentions: PayMention[];
  /** Amounts of money that no rule has classed, with the words around them. */
  unread: string[];
  /** What is pay only if nothing else is: a stipend, or a number without a sign of money. */
  perhaps: string[];
}

/** How far from an amount words are read. */
const [reachBefore, reachAfter] = [90, 60];
/** Amounts that are shown as not read. */
const maxUnread = 5;

/** Every pay that a text names, in its order, without what is no pay of a person. */
export function findPay(text: string): FoundPay {
  const plain = plainMarks(text);
  const amounts = findAmounts(plain);
  const found: Placed[] = [];
  const [unread, perhaps]: [string[], string[]] = [[], []];
  let previous: Previous = { end: 0, kind: null };
  for (let at = 0; at < amounts.length; at++) {
    const first = amounts[at];
    if (!first) break;
    const last = lastOfRange(plain, amounts, { at, from: previous.end });
    const second = last === at ? null : (amounts[last] ?? null);
    const next = amounts.slice(last + 1, last + 6).find(({ isMarked }) => isMarked);
    const until = next?.start ?? plain.length;
    const seen = see(plain, { first, second, from: previous.end, until });
    const kind = classifyAmount(plain, seen, previous);
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
  const ahead = text.slice(from, start);
  // The unit of the amount before this one is not about this one.
  const own = from === 0 ? ahead : ahead.replace(unitAtStart, "");
  const sentence = own.slice(Math.max(0, own.length - reachBefore));
  const cut = Math.max(...breaks.map((mark) => sentence.lastIndexOf(mark)));
  const behind = text.slice(end, Math.min(until, end + reachAfter));
  const [line = ""] = behind.split(/[\n•|]|[.!?] /, 1);
  const [, below = ""] = unitLine.exec(behind) ?? [];
  const after = line.trim() === "" && below !== "" ? ` ${below.trim()}` : line;
  const before = headed(text, sentence.slice(cut + 1), start);
  return { first, second, start, end, before, after, label: labelOf(text, start, from, after) };
}

const unitAtStart =
  /^ ?(?:(?:\/ ?|per |an? )[a-z-]{1,12}|hourly|annually|weekly|monthly|yearly|hrs?|yr|cpm)\b/i;

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

function toMention(text: string, seen: Seen, kind: PayKind): PayMention {
  const { first, second, start, end, before, after, label } = seen;
  const { unit, per } = paidFor(text, seen);
  const ends = readEnds(seen, text.slice(end, end + reachAfter));
  const plus = after.startsWith("+") ? 1 : 0;
  const length = Math.max(unitEnd(after.slice(plus)) + plus, ends.length);
  const words = text.slice(start, end + length).replace(/\s+/g, " ");
  const isCalled = kind === "variable" || (kind === "total" && withTips.test(after));
  return {
    text: `${ends.min === null ? "up to " : ""}${words.trim()}`,
    called: kind === "variable" ? nameVariable(before, after) : isCalled ? "with tips" : null,
    ...{ min: ends.min, max: ends.max, unit, per, kind, label },
    currency: currencyOf(first, second),
    isContract: isContractRate(before, after),
  };
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
