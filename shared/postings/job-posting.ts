/** Postings as pages describe them to search engines: https://schema.org/JobPosting. */
import { isUnitedStates } from "../reference/countries.ts";
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
import { countryAbroad, placeAbroad } from "./posted-country.ts";
import { type PostedPay, type ReadPosting, readPostedPay } from "./posting.ts";
import { tidy } from "./tidy.ts";

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

function payIn({ baseSalary }: Fields): PostedPay | null {
  const salary = asFields(asList(baseSalary)[0]);
  const value = asFields(salary.value);
  const single = asNumber(value.value) ?? asNumber(salary.value);
  const unit = asText(value.unitText) ?? asText(salary.unitText) ?? "YEAR";
  const currency = asText(salary.currency) ?? asText(value.currency);
  return readPostedPay({
    min: asNumber(value.minValue) ?? asNumber(salary.minValue) ?? single,
    max: asNumber(value.maxValue) ?? asNumber(salary.maxValue) ?? single,
    currency: currency?.toUpperCase() ?? null,
    unit: unitOf(unit),
  });
}

/** Most pages have `HOUR`, as they should; some `hourly`, `Year` or `per month`. */
function unitOf(text: string): string {
  const word = text.toUpperCase();
  if (/YEAR|ANNUAL|ANNUM/.test(word)) return "YEAR";
  return (
    ["MONTH", "WEEK", "HOUR"].find((unit) => word.includes(unit)) ??
    (/DAY|DAILY/.test(word) ? "DAY" : word)
  );
}
