import "./refuse-unsafe-start.ts";
import { type Attempt, AttemptFailed, type OutgoingDelivery } from "./attempt.ts";
import { checkTarget, TargetRefused } from "./check-target.ts";
import { findAddresses, selectConnectable } from "./find-addresses.ts";
import { postByFetch } from "./post-by-fetch.ts";
import { type PostResult, postBySocket } from "./post-by-socket.ts";
import type { SendingSettings } from "./settings.ts";
import { writeRequest } from "./write-request.ts";

/** The preferred date format of RFC 9110; the two obsolete formats are not supported. */
const dateForm =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Parses a `Retry-After` field to seconds from now, at least 0; null if it is absent or
 * malformed. The retry schedule decides how much of it is honored.
 *
 * @param now milliseconds since the epoch.
 */
function readRetryAfter(field: string | null, now: number): number | null {
  if (field === null) return null;
  if (/^[0-9]{1,9}$/.test(field)) return Number(field);
  if (!dateForm.test(field)) return null;
  const at = Date.parse(field);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1_000));
}

const defaultDeadlineMs = 5_000;

/**
 * Sends one delivery once. Problems with the URL, its DNS or the receiver are part of the
 * returned attempt; only programming errors are thrown.
 */
export async function sendDelivery(
  delivery: OutgoingDelivery,
  settings: SendingSettings,
): Promise<Attempt> {
  const started = Date.now();
  const signal = AbortSignal.timeout(delivery.deadlineMs ?? defaultDeadlineMs);
  const attempt = await post(delivery, settings, signal).then(
    ({ response, address }) => ({
      outcome: isSuccess(response.status) ? ("succeeded" as const) : ("failed" as const),
      responseStatus: response.status,
      error: null,
      retryAfterSeconds: readRetryAfter(response.retryAfter, delivery.now),
      responseHeaders: response.headers,
      responseBody: response.body,
      address,
    }),
    (error: unknown) => ({ ...noResponse, ...explain(error) }),
  );
  return { ...attempt, durationMs: Date.now() - started };
}

const noResponse = {
  outcome: "failed",
  responseStatus: null,
  retryAfterSeconds: null,
  responseHeaders: null,
  responseBody: "",
} as const;

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

async function post(
  delivery: OutgoingDelivery,
  settings: SendingSettings,
  signal: AbortSignal,
): Promise<PostResult> {
  const target = checkTarget(delivery.url, settings);
  const request = writeRequest(target, delivery.headers, delivery.body);
  const addresses = await findAddresses(target, settings, signal);
  const connectable = selectConnectable(addresses, settings);
  return connectable.length === 0
    ? postByFetch(delivery, signal)
    : postBySocket(target, connectable, request, signal);
}

function explain(error: unknown): Pick<Attempt, "error" | "address"> {
  if (error instanceof AttemptFailed) return { error: error.code, address: error.address };
  if (error instanceof TargetRefused) return { error: "target_refused", address: null };
  throw error;
}
