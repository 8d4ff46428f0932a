import type { PayPeriod } from "#schema/pay-periods.ts";
import type { StoredPosting } from "#schema/pipeline.ts";
import { ApiError } from "#shared/core/errors.ts";
import { findBoard } from "./boards.ts";
import { cleanLink } from "./clean-link.ts";
import { htmlToText } from "./html-to-text.ts";
import { readJobPosting } from "./job-posting.ts";
import { parseJsonOrNull } from "./json.ts";
import { maxText, type PostedPay, type ReadPosting, toStored } from "./posting.ts";

/** The result of reading a page on the public Internet. */
export type FetchedPage =
  | { kind: "received"; status: number; url: string; body: string }
  | { kind: "refused"; message: string }
  | { kind: "failed"; error: string };

/** Reads a page, with as many bytes as wanted. */
export type FetchPage = (request: {
  url: string;
  accept: string;
  maxBytes: number;
}) => Promise<FetchedPage>;

/** A board returns all of its postings at once, without pages. */
const maxBoardBytes = 4 * 1024 * 1024;
const maxPageBytes = 2 * 1024 * 1024;

interface FoundPosting {
  posting: StoredPosting;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: PayPeriod;
  currency: string | null;
  /** The pay as it is posted, also where a job cannot have it. */
  pay: PostedPay | null;
  /** All text of the page, which may name the pay in another place; empty for a board. */
  page: string;
}

/**
 * Reads the posting that a link leads to: from the public interface of its job board if it is on
 * one of those that are known, otherwise from what the page says for search engines.
 *
 * @param instead says what to do if programs cannot read the page.
 * @throws ApiError `parameter_missing` if there is no posting, `dependency_unavailable` if the page
 * does not respond.
 */
export async function readPosting(
  fetchPage: FetchPage,
  link: URL,
  now: number,
  instead = "Add the job with POST /api/mcp/jobs.",
): Promise<FoundPosting> {
  const found = (await onBoard(fetchPage, link)) ?? (await onPage(fetchPage, link, instead));
  const { pay } = found.read;
  return {
    posting: toStored(found.read, found.url, now),
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    salaryPeriod: pay?.period ?? "annual",
    currency: pay?.currency ?? null,
    ...{ pay, page: found.page ?? "" },
  };
}

interface Found {
  read: ReadPosting;
  url: string;
  page?: string;
}

/** Null if the board does not have it any more, or has changed. The page may still tell. */
async function onBoard(fetchPage: FetchPage, link: URL): Promise<Found | null> {
  const board = findBoard(link);
  if (!board) return null;
  const request = { url: board.api, accept: "application/json", maxBytes: maxBoardBytes };
  const page = await fetchPage(request);
  const read =
    page.kind === "received" && page.status === 200 ? board.read(parseJsonOrNull(page.body)) : null;
  return read?.title && read.company ? { read, url: link.href } : null;
}

async function onPage(fetchPage: FetchPage, link: URL, instead: string): Promise<Found> {
  const accept = "text/html,application/xhtml+xml";
  const page = await fetchPage({ url: link.href, accept, maxBytes: maxPageBytes });
  if (page.kind === "refused") throw urlFault(`${page.message}.`);
  if (page.kind === "failed") throw failure(page.error);
  if (page.status < 200 || page.status > 299) {
    throw urlFault(`leads to a page that responded with ${page.status}.`);
  }
  const read = readJobPosting(page.body);
  if (read?.title && read.company) {
    // Of a page that says the pay for programs, the rest is not asked.
    const rest = read.pay ? "" : htmlToText(page.body).slice(0, maxText);
    return { read, url: cleanLink(page.url).href, page: rest };
  }
  throw urlFault(
    `leads to a page without a description of a job that programs can read (schema.org JobPosting). ${instead}`,
  );
}

function failure(error: string): ApiError {
  switch (error) {
    case "address_refused":
      return urlFault("must name a host with public addresses only.");
    case "dns_unresolved":
      return urlFault("must name a host that has an address in DNS.");
    case "tls_failed":
    case "answer_malformed":
    case "answer_too_large":
      return urlFault("leads to a page that cannot be read.");
    default:
      return new ApiError("dependency_unavailable", {
        ...field("leads to a page that does not respond at the moment."),
        afterSeconds: 10,
      });
  }
}

function urlFault(message: string): ApiError {
  return new ApiError("parameter_missing", {
    ...field(message),
    clarification: "What is the public https URL of the posting?",
  });
}

/** The details of an error in the field `url`, in the form of errors from body validation. */
function field(message: string) {
  return { message: `url: ${message}`, param: "url", fields: [{ field: "url", message }] };
}
