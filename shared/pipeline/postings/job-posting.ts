/** Postings as pages describe them to search engines: https://schema.org/JobPosting. */
import { htmlToText, linkedDataIn, tidy } from "./html-to-text.ts";
import { type Fields, fieldsOf, listOf, numberOf, parseJson, textOf, timeOf } from "./json.ts";
import { type PostedPay, payOf, type ReadPosting } from "./posting.ts";

const maxNodes = 1_000;

/** The first posting that a page describes; null if it describes none. */
export function readJobPosting(html: string): ReadPosting | null {
  for (const script of linkedDataIn(html)) {
    const posting = nodesIn(parseJson(script)).find(isPosting);
    if (posting) return toPosting(posting);
  }
  return null;
}

/** The nodes of linked data: the outermost ones, and those of a graph. */
function nodesIn(data: unknown): Fields[] {
  // A list grows while it is walked; of a page's own lists no more is copied than is looked at.
  const nodes = listOf(data).slice(0, maxNodes).map(fieldsOf);
  for (const node of nodes) {
    const inner = [listOf(node["@graph"]), listOf(node.mainEntity)];
    for (const list of inner) {
      nodes.push(...list.slice(0, maxNodes - nodes.length).map(fieldsOf));
    }
  }
  return nodes;
}

function isPosting(node: Fields): boolean {
  return listOf(node["@type"]).some(
    (type) => textOf(type)?.replace(/^https?:\/\/schema\.org\//, "") === "JobPosting",
  );
}

function toPosting(node: Fields): ReadPosting {
  const description = textOf(node.description);
  return {
    source: "page",
    url: textOf(node.url),
    title: plain(node.title) ?? plain(node.name),
    company: nameOf(node.hiringOrganization),
    location: locationOf(node),
    description: description === null ? null : htmlToText(unescapeOnce(description)),
    pay: payIn(node),
    postedAt: timeOf(node.datePosted),
  };
}

/** A description is HTML, which some pages escape once more. */
function unescapeOnce(html: string): string {
  return /<[a-z]/i.test(html) || !/&lt;\/?[a-z]/i.test(html) ? html : htmlToText(html);
}

/** One line; some pages have markup and entities in names. */
function plain(value: unknown): string | null {
  const text = textOf(value);
  return text === null ? null : textOf(htmlToText(text).replace(/\s+/g, " "));
}

function nameOf(value: unknown): string | null {
  return plain(value) ?? plain(fieldsOf(listOf(value)[0]).name);
}

function locationOf(node: Fields): string | null {
  const isRemote = listOf(node.jobLocationType).includes("TELECOMMUTE");
  const places = listOf(node.jobLocation).flatMap((place) => {
    const { address, name } = fieldsOf(place);
    const { addressLocality, addressRegion, addressCountry } = fieldsOf(listOf(address)[0]);
    const parts = [plain(addressLocality), plain(addressRegion)].filter((part) => part !== null);
    const text = parts.length > 0 ? parts.join(", ") : (plain(address) ?? plain(name));
    return text ?? nameOf(addressCountry) ?? [];
  });
  const distinct = [...new Set(places)];
  if (distinct.length === 0) return isRemote ? "Remote" : null;
  return tidy(`${distinct.join("; ")}${isRemote ? " (remote)" : ""}`);
}

function payIn({ baseSalary }: Fields): PostedPay | null {
  const salary = fieldsOf(listOf(baseSalary)[0]);
  const value = fieldsOf(salary.value);
  const single = numberOf(value.value) ?? numberOf(salary.value);
  const unit = textOf(value.unitText) ?? textOf(salary.unitText) ?? "YEAR";
  const currency = textOf(salary.currency) ?? textOf(value.currency);
  return payOf({
    min: numberOf(value.minValue) ?? numberOf(salary.minValue) ?? single,
    max: numberOf(value.maxValue) ?? numberOf(salary.maxValue) ?? single,
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
