/** The parts of a location between commas and dashes. */
import { countryOfCode, isUnitedStates } from "./countries.ts";
import { namesNation } from "./nation-words.ts";
import type { MeantPlace } from "./place.ts";
import type { PlaceBook } from "./place-book.ts";
import { ofRow, placeInState } from "./place-names.ts";
import { partsOf } from "./place-phrases.ts";
import { toWords } from "./resolve-words.ts";
import { type NamedState, stateOfPart } from "./state-words.ts";

/** A part that names a state, or anything else. */
export interface Part {
  text: string;
  state: NamedState | null;
}

interface Parts {
  parts: Part[];
  /** Whether the location says that it is in the United States. */
  isAmerican: boolean;
  /** The ZIP code behind a part; null for none. */
  zip: string | null;
}

/** The parts of a location that names one place, or several in a list, without its country if that is this one. */
export function readLocationParts(segment: string, { names }: PlaceBook): Parts {
  const all = partsOf(segment).flatMap((part) => byHyphens(part, names));
  const own = all.map(withoutNation).filter((part) => part !== "");
  const zip = own.flatMap((part) => /(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(part)?.[1] ?? [])[0] ?? null;
  const parts = own.map(withoutNumbers).filter((part) => part !== "");
  return {
    parts: parts.map((text) => ({ text, state: stateOfPart(text, names) })),
    isAmerican: own.join() !== all.join(),
    zip,
  };
}

/** `US-TX-Austin` and `CA-San Francisco` are written with hyphens, `Winston-Salem` is a town. */
function byHyphens(part: string, names: PlaceBook["names"]): string[] {
  const [, head = "", rest = ""] = /^([A-Z]{2,3}|United States)-(.+)$/.exec(part) ?? [];
  const isCode =
    isUnitedStates(head) || countryOfCode(head) !== null || stateOfPart(head, names) !== null;
  if (head === "" || !isCode) return [part];
  const more = byHyphens(rest, names);
  const [name = ""] = more;
  const dash = name.indexOf("-");
  // "United States-Georgia-Atlanta"
  const isState = dash > 0 && stateOfPart(name.slice(0, dash), names) !== null;
  return [head, ...(isState ? [name.slice(0, dash), name.slice(dash + 1)] : more)];
}

const countryBehind = /\s(?:USA|US|United States(?: of America)?|U\.S\.A?\.?)$/i;

/** Empty for a part that names nothing but the nation. */
function withoutNation(part: string): string {
  if (namesNation(part)) return "";
  return part.replace(/^the /i, "").replace(countryBehind, "");
}

const street =
  /^\d{1,6}[a-z]?\s(?:[\p{L}\d.'’#-]+\s){0,6}(?:street|st|avenue|ave|boulevard|blvd|road|rd|drive|dr|lane|ln|way|parkway|pkwy|highway|hwy|court|ct|place|pl|plaza|square|sq|circle|cir|trail|terrace)\b\.?(?:\s(?:(?:ste|suite|unit|apt|floor|fl|bldg|building|#)\s?[\w-]{1,6}|[nsew]{1,2}))*\s*/iu;

/** A part without the ZIP code behind it and the street or number before it. */
function withoutNumbers(part: string): string {
  return part
    .replace(/(?:^|\s)\d{5}(?:-\d{4})?$/, "")
    .replace(/^(?:ste|suite|unit|floor|bldg|building|room|#)\s?#?[\w-]{1,6}$/i, "")
    .replace(street, "")
    .replace(/^[\d\s#]+(?=\p{L}|$)/u, "")
    .trim();
}

/** "Brandon, FL 33511": the ZIP code says it exactly, where it is in the state that is named. */
export function placeOfZip({ parts, zip }: Parts, book: PlaceBook): MeantPlace | null {
  if (zip === null) return null;
  const row = book.rows(zip).find(({ kind }) => kind === "zip");
  const states = parts.flatMap(({ state }) => state ?? []);
  if (!row || (parts.length > 0 && !states.some(({ code }) => code === row.state))) return null;
  const [town = ""] = row.title.split(", ");
  const place = parts.length > 0 ? placeInState(toWords(town), row.state, book) : null;
  return place?.kind === "city" && place.asked === null ? place : ofRow(row);
}
