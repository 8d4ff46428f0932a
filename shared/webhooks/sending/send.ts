import "./refuse-unsafe-start.ts";
import type { Attempt, OutgoingDelivery } from "./attempt.ts";
import { AttemptFailed } from "./attempt-failed.ts";
import { checkTarget, type Target, TargetRefused } from "./check-target.ts";
import { isCloudflare } from "./cloudflare-ranges.ts";
import { postByFetch } from "./post-by-fetch.ts";
import { type Posted, postBySocket } from "./post-by-socket.ts";
import { resolvePublic } from "./resolve-public.ts";
import { readRetryAfter } from "./retry-after.ts";
import type { SendingSettings } from "./settings.ts";
import { writeRequest } from "./write-request.ts";

const defaultDeadlineMs = 5_000;

/**
 * Sends one delivery, once. Whatever the URL, its DNS or the receiver does is
 * the attempt's result; it throws for mistakes of the caller alone.
 */
export async function send(
  delivery: OutgoingDelivery,
  settings: SendingSettings,
): Promise<Attempt> {
  const started = Date.now();
  const signal = AbortSignal.timeout(delivery.deadlineMs ?? defaultDeadlineMs);
  const attempt = await post(delivery, settings, signal).then(
    ({ answer, address }) => ({
      outcome: isSuccess(answer.status) ? ("succeeded" as const) : ("failed" as const),
      responseStatus: answer.status,
      error: null,
      retryAfterSeconds: readRetryAfter(answer.retryAfter, delivery.now),
      responseBody: answer.body,
      address,
    }),
    (error: unknown) => ({ ...unanswered, ...explain(error) }),
  );
  return { ...attempt, durationMs: Date.now() - started };
}

const unanswered = {
  outcome: "failed",
  responseStatus: null,
  retryAfterSeconds: null,
  responseBody: "",
} as const;

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

async function post(
  delivery: OutgoingDelivery,
  settings: SendingSettings,
  signal: AbortSignal,
): Promise<Posted> {
  const target = checkTarget(delivery.url, settings);
  const request = writeRequest(target, delivery.headers, delivery.body);
  const addresses = await findAddresses(target, settings, signal);
  const dialable = selectDialable(addresses, settings);
  return dialable.length === 0
    ? postByFetch(delivery, signal)
    : postBySocket(target, dialable, request, signal);
}

/** The addresses that a socket may be opened to; none where `fetch` has to do it. */
function selectDialable(
  addresses: readonly string[],
  { byFetch }: SendingSettings,
): readonly string[] {
  switch (byFetch) {
    case "none":
      return addresses;
    case "cloudflare":
      return addresses.filter((address) => !isCloudflare(address));
    case "all":
      return [];
  }
}

async function findAddresses(
  target: Target,
  settings: SendingSettings,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (target.local) return [target.local.address];
  const resolution = await resolvePublic(target.host, settings, signal);
  switch (resolution.kind) {
    case "public":
      return resolution.addresses;
    case "refused":
      throw new AttemptFailed("address_refused", resolution.address);
    case "unresolved":
      throw new AttemptFailed("dns_unresolved");
    case "unreachable":
      throw new AttemptFailed(signal.aborted ? "timeout" : "dns_unreachable");
  }
}

function explain(error: unknown): Pick<Attempt, "error" | "address"> {
  if (error instanceof AttemptFailed) return { error: error.code, address: error.address };
  if (error instanceof TargetRefused) return { error: "target_refused", address: null };
  throw error;
}
