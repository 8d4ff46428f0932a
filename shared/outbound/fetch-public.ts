import { type AttemptError, AttemptFailed } from "./attempt.ts";
import { checkTarget, TargetRefused } from "./check-target.ts";
import { findAddresses, selectConnectable } from "./find-addresses.ts";
import { requestBySocket } from "./post-by-socket.ts";
import { type ReadBytes, readWhole } from "./read-response.ts";
import { readTextAtMost } from "./read-text-at-most.ts";
import type { SendingSettings } from "./settings.ts";
import { withDeadline } from "./with-deadline.ts";
import { writeGet } from "./write-request.ts";

/** The result of a GET of a public URL. */
type PublicResponse =
  | { kind: "received"; status: number /** After redirects. */; url: string; body: string }
  /** The message says what is wrong with the URL, or the one that it redirects to. */
  | { kind: "refused"; message: string }
  | { kind: "failed"; error: AttemptError };

export interface PublicRequest {
  url: string;
  /** Media types. */
  accept: string;
  /** The bytes of the body that are read; the rest is dropped. */
  maxBytes: number;
  /** Called with the number of bytes that have arrived; after it throws, no more are read. */
  arrived?(bytes: number): void;
}

const maxRedirects = 4;
/** The deadline of all redirects together. */
const deadlineMs = 8_000;
const redirects = [301, 302, 303, 307, 308];

/**
 * Reads a URL on the public Internet. Every address that it leads to is checked like that of a
 * webhook, also after redirects, and the socket is opened to the checked address.
 */
export async function fetchPublic(
  { url: first, accept, ...reading }: PublicRequest,
  settings: SendingSettings,
): Promise<PublicResponse> {
  const signal = AbortSignal.timeout(deadlineMs);
  const headers = {
    "User-Agent": "Service-Postings/1.0",
    Accept: accept,
    "Accept-Encoding": "identity",
  };
  let url = first;
  try {
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const { status, location, body } = await get(url, headers, reading, settings, signal);
      if (!redirects.includes(status) || location === null) {
        return { kind: "received", status, url, body };
      }
      if (!URL.canParse(location, url)) break;
      url = new URL(location, url).href;
    }
    return { kind: "refused", message: `must not redirect more than ${maxRedirects} times` };
  } catch (error) {
    if (error instanceof AttemptFailed) return { kind: "failed", error: error.code };
    if (error instanceof TargetRefused) return { kind: "refused", message: error.message };
    throw error;
  }
}

interface Received {
  status: number;
  location: string | null;
  body: string;
}

type Reading = Pick<PublicRequest, "maxBytes" | "arrived">;

async function get(
  url: string,
  headers: Readonly<Record<string, string>>,
  reading: Reading,
  settings: SendingSettings,
  signal: AbortSignal,
): Promise<Received> {
  const target = checkTarget(url, settings);
  const request = writeGet(target, headers);
  const addresses = await findAddresses(target, settings, signal);
  const connectable = selectConnectable(addresses, settings);
  if (connectable.length === 0) return getByFetch(url, headers, reading, signal);
  const { maxBytes, arrived } = reading;
  const read = {
    read: (next: ReadBytes) =>
      readWhole(async () => {
        const bytes = await next();
        if (bytes) arrived?.(bytes.length);
        return bytes;
      }, maxBytes),
  };
  const { response } = await requestBySocket(target, connectable, request, signal, read);
  const { status, fields } = response.head;
  return { status, location: fields.get("location") ?? null, body: response.body };
}

/** Uses the platform's `fetch`, for addresses to which sockets may not connect. */
async function getByFetch(
  url: string,
  headers: Readonly<Record<string, string>>,
  { maxBytes, arrived }: Reading,
  signal: AbortSignal,
): Promise<Received> {
  const request = fetch(url, { headers, signal, redirect: "manual" });
  const response = await withDeadline(request, signal).catch(() => {
    throw new AttemptFailed(signal.aborted ? "timeout" : "connection_failed");
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    body: await readTextAtMost(response.body, maxBytes, signal, arrived),
  };
}
