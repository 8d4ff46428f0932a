/** Reads what a page says, without a browser. */
import type { LiveService } from "./live-service.ts";

export interface FetchedPage {
  status: number;
  headers: Headers;
  html: string;
}

/** Requests a page as a browser does, from an address of its own. */
export async function fetchPage(
  live: LiveService,
  path: string,
  { accept = "text/html", address = newIpv6Address() } = {},
): Promise<FetchedPage> {
  const response = await live.service.fetch(path, { headers: { accept }, address });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The text of an HTML fragment: without tags, with its entities resolved. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll(/\s+/g, " ");
}

let given = 0;

/** A documentation address (RFC 3849), in a /48 that no other address of this process is in. */
export function newIpv6Address(): string {
  given++;
  return `2001:db8:${(0x1000 + given).toString(16)}::1`;
}
