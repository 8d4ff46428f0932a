import type { OutgoingDelivery } from "./attempt.ts";
import { AttemptFailed } from "./attempt-failed.ts";
import { inTime } from "./in-time.ts";
import type { Posted } from "./post-by-socket.ts";
import { maxBodyLength } from "./read-answer.ts";
import { readAtMost } from "./read-at-most.ts";
import { contentHeaders } from "./write-request.ts";

/**
 * Sends a request by the platform's `fetch`, which looks the host up by itself:
 * for Cloudflare's own addresses alone, which a socket may not connectFirst, and where
 * `fetch` is held to the public Internet.
 *
 * @throws {AttemptFailed}
 */
export async function postByFetch(
  { url, headers, body }: Pick<OutgoingDelivery, "url" | "headers" | "body">,
  signal: AbortSignal,
): Promise<Posted> {
  const response = await inTime(
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
    answer: {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      body: await readAtMost(response.body, maxBodyLength, signal),
    },
    address: null,
  };
}
