import type { AttemptError } from "./attempt.ts";
import { AttemptFailed } from "./attempt-failed.ts";
import { checkTarget, TargetRefused } from "./check-target.ts";
import { findAddresses, selectConnectable } from "./find-addresses.ts";
import { requestBySocket } from "./post-by-socket.ts";
import { readAtMost } from "./read-at-most.ts";
import { readWhole } from "./read-response.ts";
import type { SendingSettings } from "./settings.ts";
import { withDeadline } from "./with-deadline.ts";
import { writeGet } from "./write-request.ts";

/** What a GET of a public URL returned. */
export type PublicResponse =
  | { kind: "received"; status: number /** After redirects. */; url: string; body: string }
  /** The message says what is wrong with the URL, or the one that it redirects to. */
  | { kind: "refused"; message: string }
  | { kind: "failed"; error: AttemptError };

export interface PublicRequest {
  url: string;
  /** Media types. */
  accept: string;
  /** Of the body; the rest is not read. */
  maxBytes: number;
}

const maxRedirects = 4;
/** For all redirects together. */
const deadlineMs = 8_000;
const redirects = [301, 302, 303, 307, 308];

/**
 * Reads a URL on the public Internet. Every address that it leads to is checked like that of a
 * webhook, also after redirects, and the socket is opened to the checked address.
 */
export async function fetchPublic(
  { url: first, accept, maxBytes }: PublicRequest,
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
      const { status, location, body } = await get(url, headers, maxBytes, settings, signal);
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

async function get(
  url: string,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
  settings: SendingSettings,
  signal: AbortSignal,
): Promise<Received> {
  const target = checkTarget(url, settings);
  const request = writeGet(target, headers);
  const addresses = await findAddresses(target, settings, signal);
  const connectable = selectConnectable(addresses, settings);
  if (connectable.length === 0) return getByFetch(url, headers, maxBytes, signal);
  const read = { read: (bytes: Parameters<typeof readWhole>[0]) => readWhole(bytes, maxBytes) };
  const { response } = await requestBySocket(target, connectable, request, signal, read);
  const { status, fields } = response.head;
  return { status, location: fields.get("location") ?? null, body: response.body };
}

/** With the platform's `fetch`, for addresses that sockets may not connect to. */
async function getByFetch(
  url: string,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Received> {
  const request = fetch(url, { headers, signal, redirect: "manual" });
  const response = await withDeadline(request, signal).catch(() => {
    throw new AttemptFailed(signal.aborted ? "timeout" : "connection_failed");
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    body: await readAtMost(response.body, maxBytes, signal),
  };
}
