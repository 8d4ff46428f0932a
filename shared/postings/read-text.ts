/** Reads a posting that a person has typed or pasted, as text or as HTML. */
import { findPay, type PayMention } from "./find-pay.ts";
import { htmlToText } from "./html-to-text.ts";
import { readJobPosting } from "./job-posting.ts";
import { type PayUnit, toPeriod } from "./pay-unit.ts";
import type { PostedPay } from "./posting.ts";
import { tidy } from "./tidy.ts";
import { maxText, toLine } from "./to-stored.ts";

/** Whichever way a posting came, what it says. */
export interface PostingText {
  title: string | null;
  company: string | null;
  location: string | null;
  /** The short lines at the top, one of which may be the title where nothing says which. */
  heads: string[];
  /** Plain text. */
  text: string;
  /** The link of the posting itself, if the page names one for programs. */
  url: string | null;
  /** Pay that the page names in a form for programs. */
  pay: PostedPay | null;
}

/** A posting as pasted: HTML with a description for programs, other HTML, or plain text. */
export function readText(pasted: string): PostingText {
  const isHtml = /<(?:!doctype|html|body|head|div|p|br|ul|li|span|script|h[1-6]|table)\b/i.test(
    pasted,
  );
  const found = isHtml ? readJobPosting(pasted) : null;
  const page = (isHtml ? htmlToText(pasted) : tidy(pasted)).slice(0, maxText);
  const text = found?.description?.slice(0, maxText) ?? page;
  return {
    title: toLine(found?.title ?? null) ?? labeled(page, titleLabel),
    company: toLine(found?.company ?? null) ?? labeled(page, companyLabel),
    location: toLine(found?.location ?? null) ?? labeled(page, locationLabel) ?? firstPlace(page),
    heads: headsOf(page),
    text,
    url: found?.url ?? null,
    pay: found?.pay ?? null,
  };
}

/** A title is no longer than this, and among so many lines. */
const [longestHead, mostHeads] = [100, 8];

function headsOf(page: string): string[] {
  const lines = page
    .slice(0, 2_000)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.slice(0, mostHeads).filter((line) => line.length <= longestHead);
}

const titleLabel = /(?:^|\n) ?(?:job title|position title|title|position|role) ?: ?([^\n]{2,120})/i;
const companyLabel = /(?:^|\n) ?(?:company|employer) ?: ?([^\n]{2,120})/i;
const locationLabel =
  /(?:^|\n) ?(?:job location|work location|locations?|based in|where) ?: ?([^\n]{2,120})/i;

function labeled(text: string, label: RegExp): string | null {
  return label.exec(text.slice(0, 8_000))?.[1]?.trim() ?? null;
}

const states =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
const stateNames =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Guam|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming";
/** `McAllen`, `O'Fallon`, `Winston-Salem`, `d'Alene`; a word in capitals alone is more often a license. */
const townWord =
  "(?:(?:St|Ste|Ft|Mt)\\.|(?:d['’])?\\p{Lu}(?:['’]\\p{Lu})?\\p{Ll}[\\p{L}'’]{0,20}(?:-\\p{L}[\\p{L}'’]{1,20}){0,3})";
const town = `${townWord}(?: (?:(?:de|del|du|of|la|las|los|the) ){0,2}${townWord}){0,3}`;
/** Provinces of Canada are read so that nobody takes such a place for none. */
const cityAndState = new RegExp(
  `(?<![\\p{L}\\p{N}_.]|\\p{L}['’-])(${town}(?:, ?(?:${states}|${stateNames}|ON|BC|AB|QC)|,? (?:${states})(?= ?(?:[.,;|()\\n]|$))| (?!IN|OR)(?:${states})(?= [-–—] )))(?![\\w])`,
  "gu",
);
/** A list of places in one line, such as "San Francisco, CA, Seattle, WA or Austin, TX". */
const betweenPlaces = /^[ ,;/|&•]{0,4}(?:and|or)?[ ,;/|&•]{0,4}$/i;
const mostPlaces = 5;

/** The first place of a text, and those that are listed with it. */
function placesIn(text: string): string[] {
  const places: string[] = [];
  let end: number | null = null;
  for (const match of text.matchAll(cityAndState)) {
    if (end !== null && !betweenPlaces.test(text.slice(end, match.index))) break;
    places.push(match[0]);
    end = match.index + match[0].length;
    if (places.length === mostPlaces) break;
  }
  return [...new Set(places)];
}

/** The first "City, ST" near the beginning, and those in a list with it; what a text says later may be about an office. */
function firstPlace(text: string): string | null {
  const top = text.slice(0, 1_500);
  const places = placesIn(top);
  if (places.length > 0) {
    return /\bremote\b/i.test(top.slice(0, 300))
      ? `${places.join("; ")} (remote)`
      : places.join("; ");
  }
  return /(?:^|\n|\()(?:fully |100% )?remote\b/i.test(top) ? "Remote" : null;
}

/** Which ends of its pay a posting names. */
export const payShapes = ["range", "single", "up_to", "open_end", "none"] as const;
export type PayShape = (typeof payShapes)[number];

/** The base pay of a posting as it says it. */
export interface PayRead {
  shape: PayShape;
  /** USD or `currency`, for an hour or a year; null for an end that is not named. */
  min: number | null;
  max: number | null;
  /** Null if it is not clear what the amounts are for. */
  period: "annual" | "hourly" | null;
  /** What the posting says the amounts are for; null if it does not say. */
  unit: PayUnit | null;
  currency: string;
  /** The posting's own words; null if it names no pay. */
  words: string | null;
  /** Whether the amounts include what is not guaranteed. */
  isTotal: boolean;
  /** Other base pay that the posting names, in its words. */
  others: string[];
  /** What it names besides the base, in its words. */
  variable: string[];
}

const noPay: PayRead = {
  ...{ shape: "none", min: null, max: null, period: null, unit: null, currency: "USD" },
  ...{ words: null, isTotal: false, others: [], variable: [] },
};

/** From this amount on, pay without a unit of time is for a year; below the other, it is asked about. */
const [leastYear, leastPlausible] = [10_000, 200];

/** Pay from amounts that a person typed. */
export function readTyped(
  { min, max, currency = "USD" }: { min: number | null; max: number | null; currency?: string },
  unit: PayUnit | null,
): PayRead {
  if (min === null && max === null) return noPay;
  const shape =
    min === null ? "up_to" : max === null ? "open_end" : min === max ? "single" : "range";
  return { ...noPay, shape, currency, ...inPeriod(min, max, unit) };
}

function inPeriod(
  min: number | null,
  max: number | null,
  said: PayUnit | null,
): Pick<PayRead, "min" | "max" | "period" | "unit"> {
  const most = max ?? min ?? 0;
  const least = min ?? max ?? 0;
  const unit = said ?? (least >= leastYear ? "YEAR" : null);
  const isDoubtful =
    unit === null ||
    (unit === "YEAR" && least < leastPlausible) ||
    (unit === "HOUR" && most > 5_000);
  if (isDoubtful) return { min, max, period: null, unit: said };
  const pay = toPeriod(unit, { min: least, max: most });
  // A day's, week's or month's pay that makes less than this for a year is one that was misread, or part-time.
  const isConverted = unit !== "HOUR" && unit !== "YEAR";
  if (isConverted && pay.min < leastYear) return { min, max, period: null, unit: said };
  return {
    min: min === null ? null : pay.min,
    max: max === null ? null : pay.max,
    period: pay.period,
    unit: said,
  };
}

/**
 * The base pay of a posting: what its page says for programs, else the first range of its text, and of
 * several ranges the one whose line names the place.
 *
 * @param places names that the line of a range may have, such as `Denver` and `Colorado`.
 */
export function readPay({ text, pay }: PostingText, places: readonly string[] = []): PayRead {
  const mentions = findPay(text);
  const base = distinct(mentions.filter(({ kind }) => kind === "base"));
  const variable = distinct(mentions.filter(({ kind }) => kind === "variable")).map(toWords);
  const structured = pay && fromStructured(pay);
  if (structured) return { ...structured, variable };
  const total = distinct(mentions.filter(({ kind }) => kind === "total"));
  const chosen = choose(base, places) ?? choose(total, places);
  if (!chosen) return { ...noPay, variable };
  const others = (base.length > 0 ? base : total).filter(
    (other) => other !== chosen && isFull(other) && !contains(chosen, other),
  );
  const { min, max, unit, currency } = chosen;
  return {
    ...readTyped({ min, max, currency }, unit),
    words: chosen.text,
    isTotal: chosen.kind === "total" || isCommissionOnly(text),
    others: others.map(toWords),
    variable: [...(base.length > 0 ? total.map(toWords) : []), ...variable],
  };
}

const toWords = ({ text, called }: PayMention) => (called === null ? text : `${text} (${called})`);

const isFull = ({ min, max }: PayMention) => min !== null && max !== null && min < max;

function choose(mentions: readonly PayMention[], places: readonly string[]): PayMention | null {
  const full = mentions.filter(isFull);
  const named = places.flatMap((place) =>
    full.filter(({ before }) => before.toLowerCase().includes(place.toLowerCase())),
  );
  return named[0] ?? full[0] ?? mentions[0] ?? null;
}

/** "$100,000 to $120,000 … the midpoint of $110,000" is one range. */
function contains(one: PayMention, other: PayMention): boolean {
  return one.min === other.min && one.max === other.max;
}

function distinct(mentions: readonly PayMention[]): PayMention[] {
  return mentions.filter(
    (mention, at) => mentions.findIndex((other) => contains(other, mention)) === at,
  );
}

function fromStructured({ min, max, period, currency, text }: PostedPay): PayRead | null {
  const amounts = [min, max].map((amount) => (amount === 0 ? null : amount));
  const [low = null, high = null] = amounts;
  if (low === null && high === null) return null;
  const unit = period === "hourly" ? "HOUR" : "YEAR";
  const read = readTyped({ min: low, max: high, currency: currency ?? "USD" }, unit);
  return { ...read, words: text };
}

/** "Medical" and "dental" alone may be the trade; in a list, or with what is covered, they are benefits. */
const benefitWords =
  /\bbenefits?\b|\b401 ?\(?k\)?|\b403 ?\(?b\)?|\bhealth ?(?:insurance|care (?:plan|coverage|benefits)|plan|coverage)|\b(?:medical|dental)(?: ?[,&/.;!\n]| and (?:dental|vision|medical|health)| (?:insurance|coverage|plan|vision)|$)|\bpaid time off\b|\bPTO\b|\bvacation\b|\bpension\b|\bparental leave\b/i;

/** Whether a text says anything about benefits, without the words of the job's title. */
export function namesBenefits(text: string, title = ""): boolean {
  return benefitWords.test(title === "" ? text : text.replaceAll(title, "\n"));
}

/** Whether a text says that a commission is all the pay there is. */
export function isCommissionOnly(text: string): boolean {
  return /\bcommission[- ]only\b|\b(?:100 ?%|straight|only|purely) commission\b/i.test(text);
}

/** Whether a text says that the job has tips; "tips for your application" are none. */
export function namesTips(text: string): boolean {
  return /(?:\+|&|\b(?:plus|with|and|in|cash|earn|make|including|great|keep (?:all )?your|before)) ?(?:\w{1,12} )?(?:tips|gratuities)\b(?! (?:for|on|to)\b)|\b(?:tips|gratuities) included\b|\btipped (?:position|job|role|wage)\b/i.test(
    text,
  );
}
