/** Reads a posting that a person has typed or pasted, as text or as HTML. */
import { htmlToText } from "./html-to-text.ts";
import { readJobPosting } from "./job-posting.ts";
import { stateNames, states } from "./places.ts";
import { plainMarks, tidy } from "./plain-text.ts";
import { maxText, type PostedPay, toLine } from "./posting.ts";

/** Whichever way a posting came, what it says. */
export interface PostingText {
  title: string | null;
  company: string | null;
  location: string | null;
  /** The short lines at the top, one of which may be the title where nothing says which. */
  heads: string[];
  /** Plain text. */
  text: string;
  /** All text of a page that has its posting's description for programs; empty elsewhere. */
  page?: string;
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
  const page = (isHtml ? htmlToText(pasted) : tidy(plainMarks(pasted))).slice(0, maxText);
  const text = found?.description?.slice(0, maxText) ?? page;
  return {
    title: toLine(found?.title ?? null) ?? labeled(page, titleLabel),
    company: toLine(found?.company ?? null) ?? labeled(page, companyLabel),
    location: toLine(found?.location ?? null) ?? labeled(page, locationLabel) ?? firstPlace(page),
    heads: headsOf(page),
    text,
    // What a page shows besides its posting's description may have the pay all the same.
    page: found?.description ? page : "",
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
