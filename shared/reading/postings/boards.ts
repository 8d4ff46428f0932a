/** Job boards with a public interface that returns a posting as JSON. */
import { htmlToText } from "./html-to-text.ts";
import { asFields, asList, asNumber, asText, asTime, type Fields } from "./json.ts";
import { placeAbroad } from "./places.ts";
import { tidy } from "./plain-text.ts";
import { type PostedPay, type ReadPosting, readPostedPay } from "./posting.ts";

/** Where a board has the posting that a link leads to. */
interface BoardPosting {
  /** The URL of its JSON. */
  api: string;
  /** The posting in that JSON; null if it is not in it. */
  read(json: unknown): ReadPosting | null;
}

/** A name in a path of a board. */
const name = "([A-Za-z0-9][A-Za-z0-9%._-]{0,99})";
const uuid = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";
const greenhousePath = new RegExp(`^/${name}/jobs/(\\d{1,20})(?:/|$)`);
const leverPath = new RegExp(`^/${name}/${uuid}(?:/|$)`, "i");

/** The posting of a link to one of the boards; null for any other link. */
export function findBoard(link: URL): BoardPosting | null {
  return greenhouse(link) ?? lever(link) ?? ashby(link);
}

/** https://developers.greenhouse.io/job-board.html */
function greenhouse({ hostname, pathname, searchParams }: URL): BoardPosting | null {
  if (!/^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/.test(hostname)) return null;
  const embedded = [searchParams.get("for"), searchParams.get("token")];
  const [, board, id] = greenhousePath.exec(pathname) ?? ["", ...embedded];
  if (!board || !id || !/^[\w.%-]{1,100}$/.test(board) || !/^\d{1,20}$/.test(id)) return null;
  const host = hostname.includes(".eu.")
    ? "boards-api.eu.greenhouse.io"
    : "boards-api.greenhouse.io";
  return {
    api: `https://${host}/v1/boards/${board}/jobs/${id}?pay_transparency=true`,
    read(json) {
      const job = asFields(json);
      if (String(job.id) !== id) return null;
      const content = asText(job.content);
      return {
        source: "greenhouse",
        url: asText(job.absolute_url),
        title: asText(job.title),
        company: asText(job.company_name) ?? nameFrom(board),
        location: asText(asFields(job.location).name),
        // The HTML of the posting is escaped once more.
        description: content === null ? null : htmlToText(htmlToText(content)),
        pay: greenhousePay(job.pay_input_ranges, asText(asFields(job.location).name)),
        postedAt: asTime(job.first_published) ?? asTime(job.updated_at),
      };
    },
  };
}

/** One range, or several that are named, such as `Pay range in Colorado`. */
function greenhousePay(ranges: unknown, location: string | null): PostedPay | null {
  const found = asList(ranges).slice(0, mostRanges).map(asFields).map(readGreenhouse);
  const [first] = found;
  if (found.length < 2 || !first) return first ? readPostedPay(first) : null;
  const lines = found.map((range) => `${range.title}: ${readPostedPay(range)?.text ?? ""}`);
  return readPostedPay(noAmounts, lines.join("\n"), namesIn(location));
}

function readGreenhouse({ min_cents, max_cents, currency_type, title, blurb }: Fields) {
  const [min = null, max = null] = [min_cents, max_cents].map((cents) => {
    const amount = asNumber(cents);
    return amount === null ? null : amount / 100;
  });
  const words = `${asText(title) ?? ""} ${asText(blurb) ?? ""}`;
  const isYearly = (max ?? min ?? 0) >= leastYearly;
  const unit = /hour/i.test(asText(title) ?? "") ? "HOUR" : isYearly ? "YEAR" : unitNamed(words);
  return { min, max, currency: asText(currency_type), unit, title: asText(title) ?? "Pay" };
}

/** From this amount on, a range whose time is not named is for a year. */
const leastYearly = 10_000;
const mostRanges = 10;
const noAmounts = { min: null, max: null, currency: null, unit: null };

function unitNamed(words: string): string | null {
  return /\b(hour|month|week|day|year)/i.exec(words)?.[1]?.toUpperCase() ?? null;
}

/** The places of `Denver, CO; Remote`, for ranges that are named after them. */
function namesIn(location: string | null): string[] {
  return (location ?? "")
    .split(/[,;/|]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** https://github.com/lever/postings-api */
function lever({ hostname, pathname }: URL): BoardPosting | null {
  const region = /^jobs(\.eu)?\.lever\.co$/.exec(hostname);
  const [, site, id] = leverPath.exec(pathname) ?? [];
  if (!region || !site || !id) return null;
  return {
    api: `https://api${region[1] ?? ""}.lever.co/v0/postings/${site}/${id}?mode=json`,
    read(json) {
      const job = asFields(json);
      if (asText(job.id)?.toLowerCase() !== id.toLowerCase()) return null;
      const { location, allLocations } = asFields(job.categories);
      const places = asList(allLocations).flatMap((place) => asText(place) ?? []);
      return {
        source: "lever",
        url: asText(job.hostedUrl),
        title: asText(job.text),
        company: nameFrom(site),
        location:
          places.length > 1
            ? places.join("; ")
            : placeAbroad(asText(location), asText(job.country)),
        description: leverDescription(job),
        pay: leverPay(job.salaryRange, asText(job.salaryDescriptionPlain)),
        postedAt: asTime(job.createdAt),
      };
    },
  };
}

/** The introduction, the lists with their headings, and the end. */
function leverDescription(job: Readonly<Record<string, unknown>>): string | null {
  const html = (value: unknown) => asText(value) ?? "";
  const lists = asList(job.lists).map((list) => {
    const { text, content } = asFields(list);
    return `<h3>${html(text)}</h3><ul>${html(content)}</ul>`;
  });
  return asText(htmlToText([html(job.description), ...lists, html(job.additional)].join("<p>")));
}

function leverPay(range: unknown, text: string | null): PostedPay | null {
  const { min, max, currency, interval } = asFields(range);
  const words = asText(interval) ?? "per-year-salary";
  const unit = /^per-(.{1,40}?)(?:-(?:salary|wage|rate))?$/.exec(words)?.[1] ?? null;
  const amounts = { min: asNumber(min), max: asNumber(max), currency: asText(currency) };
  const posted = unit?.replaceAll("-", " ").toUpperCase() ?? null;
  return readPostedPay({ ...amounts, unit: posted }, text === null ? null : tidy(text));
}

/** https://developers.ashbyhq.com/docs/public-job-posting-api */
function ashby({ hostname, pathname }: URL): BoardPosting | null {
  const [, board, id] = leverPath.exec(pathname) ?? [];
  if (hostname !== "jobs.ashbyhq.com" || !board || !id) return null;
  return {
    api: `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
    read(json) {
      const jobs = asList(asFields(json).jobs).map(asFields);
      const job = jobs.find((one) => asText(one.id)?.toLowerCase() === id.toLowerCase());
      if (!job) return null;
      const html = asText(job.descriptionHtml);
      const { addressCountry } = asFields(asFields(job.address).postalAddress);
      const places = [
        placeAbroad(asText(job.location), asText(addressCountry)),
        ...asList(job.secondaryLocations).map((one) => asFields(one).location),
      ];
      const named = places.flatMap((place) => asText(place) ?? []);
      return {
        source: "ashby",
        url: asText(job.jobUrl),
        title: asText(job.title),
        company: nameFrom(board),
        location: named.length > 0 ? named.join("; ") : job.isRemote === true ? "Remote" : null,
        description: html === null ? asText(job.descriptionPlain) : htmlToText(html),
        pay: ashbyPay(job.compensation, named),
        postedAt: asTime(job.publishedAt),
      };
    },
  };
}

/** One salary, or one for each tier, such as a place or a level. */
function ashbyPay(value: unknown, places: readonly string[]): PostedPay | null {
  const compensation = asFields(value);
  const summary = asText(compensation.compensationTierSummary);
  const tiers = asList(compensation.compensationTiers).slice(0, mostRanges).map(asFields);
  const named = tiers.flatMap(({ title, components }) => {
    const salary = salaryAmong(components);
    return salary ? [{ title: asText(title) ?? "Pay", salary }] : [];
  });
  if (named.length > 1) {
    const lines = named.map(
      ({ title, salary }) => `${title}: ${readPostedPay(salary)?.text ?? ""}`,
    );
    return readPostedPay(noAmounts, lines.join("\n"), places);
  }
  const salary = salaryAmong(compensation.summaryComponents) ?? named[0]?.salary ?? noAmounts;
  return readPostedPay(salary, summary);
}

function salaryAmong(components: unknown) {
  const salary = asList(components)
    .map(asFields)
    .find(({ compensationType }) => compensationType === "Salary");
  if (!salary) return null;
  const unit = /^1 (YEAR|MONTH|WEEK|DAY|HOUR)$/.exec(asText(salary.interval) ?? "")?.[1] ?? null;
  const amounts = { min: asNumber(salary.minValue), max: asNumber(salary.maxValue) };
  return { ...amounts, currency: asText(salary.currencyCode), unit };
}

/** A name for people from the one in a board's URL: `open-road_labs` is "Open Road Labs". */
function nameFrom(slug: string): string {
  const words = decode(slug)
    .split(/[-_\s]+/)
    .filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
