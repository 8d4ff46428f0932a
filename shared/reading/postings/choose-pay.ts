/** Chooses which of several amounts of base pay is a posting's: that of its place, its level or its job. */

import { hoursPerYear } from "#shared/contract/pay-period.ts";
import type { PayMention } from "./pay-mention.ts";
import { stateNames, states } from "./places.ts";

/** A job's place and title, which are read before its pay. */
export interface Wanted {
  /** Names of its place, the nearest first: `Denver`, `Colorado`, `CO`. */
  places: readonly string[];
  /** Its title; null if that is not known. */
  title: string | null;
}

interface ChosenPay {
  mention: PayMention;
  /** Whether it goes from the lowest to the highest of several that are named apart. */
  isOverall: boolean;
  /** The amounts that it is made of. */
  parts: readonly PayMention[];
}

const isFull = ({ min, max }: PayMention) => min !== null && max !== null && min < max;

/** The pay of the place, level or job that is wanted, else of all that are named, else the first range. */
export function choosePay(all: readonly PayMention[], wanted: Wanted): ChosenPay | null {
  const employed = all.filter(({ isContract }) => !isContract);
  const paid = employed.length > 0 ? employed : all;
  const inDollars = paid.filter(({ currency }) => currency === "USD");
  const mentions = inDollars.length > 0 ? inDollars : paid;
  const full = mentions.filter(isFull);
  const several = full.length > 0 ? full : mentions;
  const named = several.length > 1 ? namedFor(several, wanted) : null;
  if (named) return { mention: named, isOverall: false, parts: [named] };
  const overall =
    full.length > 1 ? overallOf(full) : full.length === 0 ? overallOf(mentions) : null;
  if (overall) return overall;
  const timed = ({ unit, per }: PayMention) => unit !== null || per === null;
  const first = full.find(timed) ?? full[0] ?? mentions.find(timed) ?? mentions[0];
  return first ? { mention: first, isOverall: false, parts: [first] } : null;
}

/** Other names of places that labels have. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  ...{ "New York": ["NYC", "NY metro", "Manhattan"], "San Francisco": ["SF", "Bay Area"] },
  "Los Angeles": ["LA"],
  "District of Columbia": ["D.C."],
};

function namesPlace(label: string, place: string): boolean {
  return [place, ...(otherNames[place] ?? [])].some((name) => {
    const isCode = /^[A-Z.]{2,4}$/.test(name);
    const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // "Washington, DC" is not in the state, nor "New York City" all of it.
    return new RegExp(
      `(?<![\\p{L}\\p{N}])${words}(?!,? D\\.?C|[\\p{L}\\p{N}])`,
      isCode ? "u" : "iu",
    ).test(label);
  });
}

const levels: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:senior|sr)\b/i, /\b(?:senior|sr)\b/i],
  [/\b(?:staff|principal)\b/i, /\b(?:staff|principal)\b/i],
  [
    /\b(?:junior|jr|entry|associate|trainee|apprentice)\b/i,
    /\b(?:junior|jr|entry|trainee|apprentice)\b/i,
  ],
  [/\blead\b/i, /\blead\b/i],
  [/(?<![\w])(?:I|1)$/, /\b(?:I|1)\b/],
  [/(?<![\w])(?:II|2)$/, /\b(?:II|2)\b/],
  [/(?<![\w])(?:III|3)$/, /\b(?:III|3)\b/],
  [/(?<![\w])(?:IV|4)$/, /\b(?:IV|4)\b/],
  [/(?<![\w])(?:V|5)$/, /\b(?:V|5)\b/],
];

/** `All other locations` names whatever place has no range of its own. */
const elsewhere =
  /\b(?:all|any) other\b|\bother (?:locations|states|areas|cities|places|markets|u\.?s)|\belsewhere\b|\brest of (?:the )?(?:us|u\.s\.|united states|country)|\bremaining\b/i;

function namedFor(several: readonly PayMention[], { places, title }: Wanted): PayMention | null {
  for (const place of places) {
    const here = several.filter(({ label }) => namesPlace(label, place));
    if (here.length > 0 && here.length < several.length) return here[0] ?? null;
  }
  const job = title?.replace(/\(.*?\)/g, " ").trim() ?? "";
  const level = levels.find(([ofTitle]) => ofTitle.test(job))?.[1];
  const leveled = level ? several.filter(({ label }) => level.test(lastWords(label))) : [];
  if (leveled.length === 1 && leveled[0]) return leveled[0];
  const called = several.filter(({ label }) => isCalled(lastWords(label), job));
  if (called.length === 1 && called[0]) return called[0];
  const others = several.filter(({ label }) => elsewhere.test(label));
  return places.length > 0 && others.length === 1 ? (others[0] ?? null) : null;
}

/** The words directly ahead of an amount, which are its name: `Level II` of `Pay by level: Level II:`. */
function lastWords(label: string): string {
  return (
    label
      .replace(/[\s:–—=-]+$/, "")
      .split(/[.;,•|\n:]| [-–—/] |^\/ /)
      .at(-1)
      ?.trim() ?? ""
  );
}

/** Whether a label is the title, a part of it or its initials: `RN` of a registered nurse. */
function isCalled(label: string, title: string): boolean {
  const words = (text: string): string[] =>
    text.toLowerCase().match(/[a-z]{2,}|\bi\b|\b[1-9]\b/g) ?? [];
  const [own, ofTitle] = [words(label), words(title)];
  if (own.length === 0 || own.length > 5 || ofTitle.length === 0) return false;
  const initials = ofTitle.map((word) => word.charAt(0)).join("");
  const isInitials = own.length === 1 && initials.length > 1 && own[0] === initials;
  return (
    isInitials ||
    own.every((word) => ofTitle.includes(word.replace(/s$/, "")) || ofTitle.includes(word))
  );
}

/** Words that name one range among others: a place, a zone, a level, a step, a degree or a time. */
const naming = new RegExp(
  `\\b(?:zone|tier|level|grade|step|band|region|location|lane|group|market|geo|area|city|office|metro|states?|class|year|entry|junior|mid|senior|sr|staff|principal|lead|experienced|apprentice|journeyman|master|bachelor|associate|doctorate|ph\\.?d|BA|MA|BS|RN|LPN|CNA|nights?|days?|evenings?|weekends?|full|part|certified|uncertified|licensed|unlicensed|remote|${stateNames})(?:['’]?s)?\\b|(?<![A-Za-z])(?:${states}|NYC|SF|I{1,3}|IV)(?![A-Za-z])|\\p{L}{3,}[ -]?[1-9]?$`,
  "iu",
);
/** "$21.17, $22.23, $23.34" are the steps of one schedule. */
function isStep({ label, min }: PayMention, before: PayMention | undefined): boolean {
  return !/\p{L}/u.test(lastWords(label)) && min !== null && min > (before?.min ?? 0);
}

function withName({ label, text }: PayMention): string {
  const name = lastWords(label);
  return name === "" || name.length > 40 || /[/$\d]\S* /.test(name) ? text : `${name}: ${text}`;
}

const leastYear = 10_000;
/** What is named apart may be so many times as high as the lowest. */
const widestOverall = 4;

/** One range from the lowest to the highest of those that are named apart; null if they are not. */
function overallOf(mentions: readonly PayMention[]): ChosenPay | null {
  const [first] = mentions;
  if (!first) return null;
  // "$21.17, $22.23, $23.34 per hour" says once what all of them are for.
  const unit = mentions.find((one) => unitOf(one) !== null)?.unit ?? first.unit;
  // "$46.15 on the check, $50/day for travelers": a day's pay says nothing of the other amount.
  const isLent = unit === null || unit === "HOUR" || unit === "YEAR";
  const alike = mentions.filter((one) => {
    const isTime = isLent
      ? one.unit === null || one.unit === unit || unitOf(one) === unitOf(first)
      : one.unit === unit;
    return isTime && one.per === first.per && one.currency === first.currency;
  });
  const labels = new Set(alike.map(({ label }) => lastWords(label).toLowerCase()));
  const isNamed = alike.every(({ label }) => naming.test(lastWords(label)));
  const areSteps =
    alike.length > 2 && alike.every((one, at) => at === 0 || isStep(one, alike[at - 1]));
  if (!areSteps && (alike.length < 2 || labels.size < alike.length || !isNamed)) return null;
  const ends = alike.flatMap(({ min, max }) => [min, max].filter((end) => end !== null));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (low === high || high > widestOverall * low) return null;
  const text = alike.map(withName).join("; ");
  return {
    mention: { ...first, unit, text: text.slice(0, 300), min: low, max: high },
    isOverall: true,
    parts: alike,
  };
}

/** An amount without a unit is for a year if it is large enough. */
function unitOf({ unit, min, max }: PayMention) {
  return unit ?? ((min ?? max ?? 0) >= leastYear ? "YEAR" : null);
}

const hoursIn = {
  HOUR: hoursPerYear,
  DAY: 260,
  WEEK: 52,
  TWO_WEEKS: 26,
  HALF_MONTH: 24,
  MONTH: 12,
  YEAR: 1,
};
/** The same pay for another time differs by rounding and by how many hours a year has. */
const nearly = 0.04;

/** Whether one amount is the other one, a part of it, or the same for another unit of time. */
export function isSamePay(one: PayMention, other: PayMention): boolean {
  if (one.per !== other.per || one.currency !== other.currency) return false;
  const [low, high] = yearly(one);
  const [otherLow, otherHigh] = yearly(other);
  // "The midpoint of $110,000" is in the range; another range for the same time is another one.
  if (unitOf(one) === unitOf(other)) {
    const isEqual = low === otherLow && high === otherHigh;
    return isEqual || (!isFull(other) && otherLow >= low && otherHigh <= high);
  }
  return otherLow >= low * (1 - nearly) && otherHigh <= high * (1 + nearly);
}

function yearly({ min, max, unit }: PayMention): readonly [number, number] {
  const scale = unit === null ? ((max ?? min ?? 0) < 1_000 ? hoursPerYear : 1) : hoursIn[unit];
  return [(min ?? max ?? 0) * scale, (max ?? min ?? 0) * scale];
}
