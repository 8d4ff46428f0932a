import {
  bySlash,
  byUnit,
  consultingAlone,
  contract,
  contractor,
  forATime,
  partTime,
  partTimeLetters,
  saysNothing,
  stipend,
  therapy,
  travel,
  w2,
} from "./work-phrases.ts";

/**
 * What an offer says of the kind of work it is. Names are written for people, so nothing of this is certain
 * enough to be counted: it is what to ask about.
 */
export interface SaidOfWork {
  /** Paid to a business of one's own: a 1099, corp-to-corp, freelance. */
  isContractor: boolean;
  /** On contract, which may be paid on a W-2 or on a 1099. */
  isContract: boolean;
  isW2: boolean;
  /** Travel assignments, whose pay is partly stipends. */
  isTravel: boolean;
  hasStipend: boolean;
  /** Part-time, or with hours as they come: per diem, PRN, on call. */
  isPartTime: boolean;
  /** Less than a year: temporary, seasonal, an internship, so many weeks. */
  isForATime: boolean;
  /** Paid for a day, a visit, a mile or a sale. */
  isByUnit: boolean;
  /** Hours a week; null if none are named. */
  hours: number | null;
}

/** What the texts of one offer say: its name, the words for its job, its city as typed. */
export function readWorkWords(texts: readonly string[]): SaidOfWork {
  const said = texts.map((text) => plain(text).replace(saysNothing, " · "));
  const some = (...patterns: readonly RegExp[]) =>
    said.some((text) => patterns.some((pattern) => pattern.test(text)));
  // "Plus per diem" is money for meals, "per diem" alone a nurse without fixed hours.
  const isPartTime = said.some((text) => partTime.test(text.replace(stipend, "")));
  return {
    isContractor: some(contractor),
    isContract: some(contract, consultingAlone),
    isW2: some(w2),
    isTravel: some(travel),
    hasStipend: some(stipend),
    isPartTime: isPartTime || (some(partTimeLetters) && !some(therapy)),
    isForATime: some(forATime) || said.some(namesSpan),
    isByUnit: some(byUnit, bySlash),
    hours: said.map(hoursIn).find((hours) => hours !== null) ?? null,
  };
}

/** The words for a job without those for the kind of work: `Registered Nurse` of `Part-time Registered Nurse (PRN)`. */
export function withoutWorkWords(text: string): string {
  const words = text.toLowerCase();
  // In "Travel Agent, part-time" the first word is a part of the title.
  const own = words.search(saysNothing) < 0 ? [contract, travel] : [];
  return [...own, contractor, w2, stipend, partTime, forATime, byUnit, bySlash]
    .reduce((rest, { source }) => rest.replace(new RegExp(source, "g"), " "), words)
    .replace(/[([][\s,/-]*[)\]]/g, " ")
    .replace(/^[\s,/:;-]+|[\s,/:;-]+$/g, "")
    .replace(/\s+/g, " ");
}

/** Lower case, with one kind of dash, quote and space. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\s_]+/g, " ")
    .trim();
}

const hoursOfWeek =
  /(?<![$\d.,:/])(\d{1,3}(?:\.\d{1,2})?) ?(?:(?:-|to) ?\d{1,2} ?)?\+? ?-?(?:hours?|hrs?|hpw|h)\b\.?(?: ?(?:(?:a|per|each|every|\/) ?)?(week|wk|w|weekly|biweekly|bi-weekly|pay period)\b)?/g;
/** What follows hours that are not those of a week. */
const otherHours =
  /^ ?-? ?(?:shifts?|days?|fitness|energy|commute|drive|away|from|before|notice|response|turnaround|nights?|clinic|emergency|care|plan|hotline|er\b|a day|per day|\/ ?day)/;
const shiftsOfWeek =
  /\b(\d|two|three|four|five) ?x? ?(8|9|10|12)(?:'?s|[- ]?(?:hrs?|hours?)(?: shifts?)?)(?![a-z])|\b([2-6]) ?x ?(8|9|10|12)\b/;
const shareOfFullTime =
  /(?<![\d.])(0?\.\d{1,2})[- ]?fte\b|\bfte[ :]{0,2}(0?\.\d{1,2})\b|\b(\d{2}) ?% (?:fte|time|appointment)\b/;

const countWords: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** `20 hours a week`, `80 hrs biweekly`, `three 12s`, `0.6 FTE` */
function hoursIn(text: string): number | null {
  for (const { 0: whole, 1: digits, 2: unit, index } of text.matchAll(hoursOfWeek)) {
    const hours = Number(digits);
    if (unit !== undefined) return /bi|pay/.test(unit) ? hours / 2 : hours;
    const isOther = otherHours.test(text.slice(index + whole.length));
    if (hours >= 5 && hours <= 80 && !isOther) return hours;
  }
  const [shifts, count = "", length = "", times = "", each = ""] = shiftsOfWeek.exec(text) ?? [];
  if (shifts !== undefined) {
    return (countWords[count] ?? Number(count || times)) * Number(length || each);
  }
  const [, share, other = share, percents] = shareOfFullTime.exec(text) ?? [];
  if (percents !== undefined) return Number(percents) * 0.4;
  return other === undefined ? null : Math.round(Number(other) * 400) / 10;
}

const spans =
  /(?<![$\d.,])(\d{1,2}) ?(?:(?:-|to) ?\d{1,2} ?)?\+?[- ]?(weeks?|wks?|months?|mos?)\b(?! ?(?:of |paid |of paid |parental |paternity |maternity )?(?:vacation|pto|leave|off|notice|severance|probation(?:ary)?|review|holidays?|cliff|training|onboarding|bonus|raise|experience|away|ago)\b)/g;
/** What stands before a span that is not how long the work lasts. */
const otherSpan = /(?:\b(?:in|after|every|within|first|next|past|last|starts?) |\/ ?)$/;

/** Whether a span of less than a year is named that is no vacation, notice or the like. */
function namesSpan(text: string): boolean {
  return [...text.matchAll(spans)].some(({ index, 1: digits, 2: unit = "" }) => {
    const count = Number(digits);
    const isYear = unit.startsWith("m") ? count >= 12 : count >= 50;
    return !isYear && count > 0 && !otherSpan.test(text.slice(0, index));
  });
}
