import { AttemptFailed, type OutgoingDelivery } from "./attempt.ts";
import { boundHeaders } from "./bound-headers.ts";
import type { PostResult } from "./post-by-socket.ts";
import { maxBodyLength } from "./read-response.ts";
import { readTextAtMost } from "./read-text-at-most.ts";
import { withDeadline } from "./with-deadline.ts";
import { contentHeaders } from "./write-request.ts";

/**
 * Sends a request with the platform's `fetch`, which does its own DNS lookup. Used for
 * Cloudflare's own addresses, which sockets may not connect to, and only if the platform
 * restricts `fetch` to the public Internet.
 *
 * @throws {AttemptFailed} `timeout` or `connection_failed`.
 */
export async function postByFetch(
  { url, headers, body }: Pick<OutgoingDelivery, "url" | "headers" | "body">,
  signal: AbortSignal,
): Promise<PostResult> {
  const response = await withDeadline(
    fetch(url, {
      method: "POST",
      headers: { ...headers, ...contentHeaders },
      body,
      signal,
      redirect: "manual",
    }),
    signal,
  ).catch(() => {
    throw new AttemptFailed(signal.aborted ? "timeout" : "connection_failed");
  });
  return {
    response: {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      headers: boundHeaders(response.headers),
      body: await readTextAtMost(response.body, maxBodyLength, signal),
    },
    address: null,
  };
}
