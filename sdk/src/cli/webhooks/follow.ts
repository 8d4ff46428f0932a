import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CompensationError } from "../../errors/client-errors.ts";
import { isApiError } from "../../index.ts";
import type { PipelineClient } from "../../pipeline-client.ts";
import { describeDelivery } from "./delivery.ts";
import { forward } from "./forward.ts";

interface FollowOptions {
  pipeline: PipelineClient;
  /** Names of events; `*` for all. */
  events: readonly string[];
  /** Where to go on; from now on without it. */
  after: string | undefined;
  /** Where events are sent as a webhook would be. */
  forwardTo: string | null;
  print(line: string): void;
  signal: AbortSignal;
  /** The pause before the log is read again, and the longest where nothing comes or nobody answers. */
  pauseMs?: number;
  longestPauseMs?: number;
}

type Query = NonNullable<Parameters<PipelineClient["events"]["list"]>[0]>;

/**
 * Reads the account's log of events until the signal ends, and sends each on as a webhook would be sent. A
 * service that does not answer is asked again from the same place, so that nothing is left out.
 *
 * @throws {CompensationError} if the service refuses the request, such as for a cursor that is too old.
 */
export async function followEvents(options: FollowOptions): Promise<void> {
  const { pipeline, print, signal, forwardTo, pauseMs = 2_000, longestPauseMs = 10_000 } = options;
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const event = options.events.includes("*")
    ? {}
    : { event: options.events as NonNullable<Query["event"]> };
  let after = options.after ?? "latest";
  let waitMs = pauseMs;
  let isListening = false;
  while (!signal.aborted) {
    try {
      const { data } = await pipeline.events.list({ ...event, after, limit: 100 }, { signal });
      if (!isListening) {
        // Said once it is true: what happens from now on is not missed.
        isListening = true;
        print("Listening without a tunnel. Ctrl-C stops it.");
        if (forwardTo) {
          print(`Sent on to ${forwardTo}, signed with this secret until then: ${secret}`);
        }
      }
      for (const logged of data.events) await receive(logged, secret, options);
      after = data.nextCursor;
      waitMs = data.events.length > 0 ? pauseMs : Math.min(waitMs * 1.2, longestPauseMs);
      if (data.hasMore) continue;
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof CompensationError) || isRefused(error)) throw error;
      print(`The service does not answer: ${error.message} Trying again from the same place.`);
      waitMs = Math.min(waitMs * 2, longestPauseMs);
    }
    await pause(waitMs, undefined, { signal }).catch(() => {});
  }
  if (after !== "latest") print(`To go on from here: --after ${after}`);
}

/** What the service has understood and refused it would refuse again. */
function isRefused(error: CompensationError): boolean {
  return isApiError(error) && error.status < 500 && error.status !== 429;
}

type Logged = Awaited<ReturnType<PipelineClient["events"]["list"]>>["data"]["events"][number];

async function receive(
  { id, event, data }: Logged,
  secret: string,
  { forwardTo, print }: FollowOptions,
): Promise<void> {
  const timestamp = new Date().toISOString();
  const body = Buffer.from(JSON.stringify({ event, timestamp, data }));
  const headers = signed(id, timestamp, body, secret);
  print(describeDelivery({ id, verified: true, refusal: null, headers, body }, ""));
  if (forwardTo) await forward({ headers, body }, forwardTo, print);
}

/** The headers of a delivery by Standard Webhooks, and those of the service. */
function signed(id: string, timestamp: string, body: Buffer, secret: string) {
  const seconds = String(Math.floor(Date.parse(timestamp) / 1_000));
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const standard = createHmac("sha256", key).update(`${id}.${seconds}.`).update(body);
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${standard.digest("base64")}`,
    "x-service-timestamp": timestamp,
    "x-service-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
  };
}
