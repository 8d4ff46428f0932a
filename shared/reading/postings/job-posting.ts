/** Postings as pages describe them to search engines: https://schema.org/JobPosting. */
import { isUnitedStates } from "#shared/reference/countries.ts";
import { currencyNamed } from "./amounts.ts";
import { htmlToText, linkedDataIn } from "./html-to-text.ts";
import {
  asFields,
  asList,
  asNumber,
  asText,
  asTime,
  type Fields,
  parseJsonOrNull,
} from "./json.ts";
import { countryAbroad, placeAbroad } from "./places.ts";
import { tidy } from "./plain-text.ts";
import { type PostedPay, type ReadPosting, readPostedPay } from "./posting.ts";

const maxNodes = 1_000;
const maxAreas = 10;

/** The first posting that a page describes; null if it describes none. */
export function readJobPosting(html: string): ReadPosting | null {
  for (const script of linkedDataIn(html)) {
    const posting = nodesIn(parseJsonOrNull(script)).find(isPosting);
    if (posting) return toPosting(posting);
  }
  return null;
}

/** The nodes of linked data: the outermost ones, and those of a graph. */
function nodesIn(data: unknown): Fields[] {
  // A list grows while it is walked; of a page's own lists no more is copied than is looked at.
  const nodes = asList(data).slice(0, maxNodes).map(asFields);
  for (const node of nodes) {
    const inner = [asList(node["@graph"]), asList(node.mainEntity)];
    for (const list of inner) {
      nodes.push(...list.slice(0, maxNodes - nodes.length).map(asFields));
    }
  }
  return nodes;
}

function isPosting(node: Fields): boolean {
  return asList(node["@type"]).some(
    (type) => asText(type)?.replace(/^https?:\/\/schema\.org\//, "") === "JobPosting",
  );
}

function toPosting(node: Fields): ReadPosting {
  const description = asText(node.description);
  return {
    source: "page",
    url: asText(node.url),
    title: plain(node.title) ?? plain(node.name),
    company: nameOf(node.hiringOrganization),
    location: locationOf(node),
    description: description === null ? null : htmlToText(unescapeOnce(description)),
    pay: payIn(node),
    postedAt: asTime(node.datePosted),
  };
}

/** A description is HTML, which some pages escape once more. */
function unescapeOnce(html: string): string {
  return /<[a-z]/i.test(html) || !/&lt;\/?[a-z]/i.test(html) ? html : htmlToText(html);
}

/** One line; some pages have markup and entities in names. */
function plain(value: unknown): string | null {
  const text = asText(value);
  return text === null ? null : asText(htmlToText(text).replace(/\s+/g, " "));
}

function nameOf(value: unknown): string | null {
  return plain(value) ?? plain(asFields(asList(value)[0]).name);
}

function locationOf(node: Fields): string | null {
  const isRemote = asList(node.jobLocationType).includes("TELECOMMUTE");
  const places = asList(node.jobLocation).flatMap((place) => {
    const { address, name } = asFields(place);
    const { addressLocality, addressRegion, addressCountry } = asFields(asList(address)[0]);
    const country = nameOf(addressCountry);
    const parts = [plain(addressLocality), plain(addressRegion)].filter(
      (part) => part !== null && part !== country,
    );
    const text = parts.length > 0 ? parts.join(", ") : (plain(address) ?? plain(name));
    return placeAbroad(text, country) ?? country ?? [];
  });
  const distinct = [...new Set(places)];
  if (distinct.length === 0) return isRemote ? remoteFrom(node) : null;
  return tidy(`${distinct.join("; ")}${isRemote ? " (remote)" : ""}`);
}

/** Where remote work has to be done from, if the posting says so: `Remote (Canada)`. */
function remoteFrom(node: Fields): string {
  const places = asList(node.applicantLocationRequirements).flatMap((area) => {
    const isCountry = asList(asFields(area)["@type"]).includes("Country");
    const name = nameOf(area);
    return (isCountry ? (countryAbroad(name) ?? name) : name) ?? [];
  });
  const distinct = [...new Set(places)].slice(0, maxAreas);
  return distinct.length === 0 || distinct.every(isUnitedStates)
    ? "Remote"
    : tidy(`Remote (${distinct.join("; ")})`);
}

const maxSalaries = 20;

/** Of several salaries, such as one for each place, from the lowest to the highest. */
function payIn({ baseSalary, salaryCurrency }: Fields): PostedPay | null {
  const found = asList(baseSalary)
    .slice(0, maxSalaries)
    .flatMap((salary) => readSalary(salary, asText(salaryCurrency)) ?? []);
  const [first] = found;
  const ends = found.flatMap(({ amounts }) => amounts ?? []);
  if (!first?.amounts || ends.length < 2) return first ?? null;
  const { unit, per } = first.amounts;
  const isAlike = ends.every((one) => one.unit === unit && one.per === per);
  const isOne = found.every(({ currency }) => currency === first.currency);
  if (!isAlike || !isOne) return first;
  const known = ends.flatMap(({ min, max }) => [min, max]).filter((end) => end !== null);
  return readPostedPay({
    ...{ min: Math.min(...known), max: Math.max(...known) },
    ...{ currency: first.currency, unit: unit ?? per },
  });
}

/** A number, words, or a `MonetaryAmount` with a number, words or a `QuantitativeValue`. */
function readSalary(salary: unknown, currencyOfPage: string | null): PostedPay | null {
  const outer = asFields(salary);
  const [inner, other] = asList(typeof salary === "object" ? outer.value : salary);
  const nested = asFields(asFields(inner).value);
  // Some pages have the value in a value once more.
  const value = Object.keys(nested).length > 0 ? nested : asFields(inner);
  const fields = [value, asFields(inner), outer];
  const unitText = textIn(fields, ["unitText", "unitCode"]);
  const unit = unitText === null ? null : unitOf(unitText);
  const given = [value.minValue ?? outer.minValue, value.maxValue ?? outer.maxValue];
  const single = [value.value, inner].find((one) => isGiven(one));
  const pair = given.some(isGiven) ? given : [single, other ?? single];
  const words = pair.flatMap((one) => asText(asList(one)[0]) ?? []);
  const signed = words.map(signIn).find((sign) => sign !== null);
  const currency = readCurrency(textIn(fields, ["currency"]) ?? signed ?? currencyOfPage);
  const [min = null, max = null] = pair.map(amountIn);
  if ((min ?? 0) > 0 || (max ?? 0) > 0) return readPostedPay({ min, max, currency, unit });
  // "$28 - $34" in place of a number; "competitive" names no amount.
  const text = [...new Set(words)].join(" - ");
  if (!/[1-9]/.test(text)) return null;
  const said = /hour|hr\b|year|yr\b|annual|month|week|day|per /i.test(text) || unit === null;
  const marked = currency === null || /[$€£]|[A-Z]{3}/.test(text) ? text : `${text} ${currency}`;
  const read = readPostedPay(
    { min: null, max: null, currency: null, unit: null },
    plain(said ? marked : `${marked} per ${unit.toLowerCase().replace("_", " ")}`),
  );
  return read && { ...read, currency: currency ?? read.currency };
}

const isGiven = (value: unknown) => amountIn(value) !== null || asText(asList(value)[0]) !== null;

function textIn(fields: readonly Fields[], names: readonly string[]): string | null {
  const found = fields.flatMap((one) => names.flatMap((name) => asText(one[name]) ?? []));
  return found[0] ?? null;
}

/** An amount; some pages write `85,000.00 USD` or `85.000`, and some have a list of one. */
function amountIn(value: unknown): number | null {
  const [one] = asList(value);
  const text = asText(one)?.replace(/ ?(?:USD|US\$)$|^(?:USD|US\$) ?/i, "");
  const dotted = text !== undefined && /^\d{1,3}(?:\.\d{3})+$/.test(text);
  return asNumber(dotted ? text.replaceAll(".", "") : (text ?? one));
}

/** The sign or code of a currency in words of an amount. */
function signIn(words: string): string | null {
  return /[€£¥₹₱₩₪]|\b[A-Z]{3}\b/.exec(words)?.[0] ?? null;
}

function readCurrency(text: string | null): string | null {
  if (text === null) return null;
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : currencyNamed(text.trim());
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:HUR|HRS?|H)$|HOUR/, "HOUR"],
  [/^(?:ANN|YRS?|Y)$|YEAR|ANNUAL|ANNUM/, "YEAR"],
  [/BI-?_? ?WEEK|FORTNIGHT|TWO[_ ]WEEKS/, "TWO_WEEKS"],
  [/SEMI-?_? ?MONTH|HALF[_ ]MONTH/, "HALF_MONTH"],
  [/^(?:MON|MO)$|MONTH/, "MONTH"],
  [/^(?:WEE|WK)$|WEEK/, "WEEK"],
  [/^DAY$|DAILY|\bDAY\b/, "DAY"],
];

/** Most pages have `HOUR`, as they should; some `hourly`, `Year` or `per month`; some a piece of work. */
function unitOf(text: string): string {
  const word = text.toUpperCase().replace(/^(?:PER|AN?|EACH|\/)[ _]/, "");
  return units.find(([pattern]) => pattern.test(word))?.[1] ?? word.slice(0, 40);
}
