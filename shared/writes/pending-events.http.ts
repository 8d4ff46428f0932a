import type { Context } from "hono";
import { logFailure } from "#shared/core/log-failure.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { announceEvents } from "./announce.ts";
import { toDeliveryQueue } from "./delivery-queue.ts";

/** Starts the list of the current write's events. A write that runs again starts a new list. */
export function collectEvents(c: Context<AppEnv>): (eventId: string) => void {
  const pendingEvents: string[] = [];
  c.set("pendingEvents", pendingEvents);
  return (eventId) => void pendingEvents.push(eventId);
}

/** Queues the deliveries of those events once they are committed; the response does not wait for it. */
export function queuePendingEvents(c: Context<AppEnv>): void {
  const { pendingEvents } = c.var;
  if (!pendingEvents || pendingEvents.length === 0) return;
  const context = { db: openDatabase(c), queue: toDeliveryQueue(c.env.WEBHOOK_QUEUE) };
  const queued = announceEvents(context, pendingEvents).catch((error: unknown) => {
    // Nothing is lost: the sweeper queues what this has not.
    logFailure({ requestId: c.var.requestId, task: "announce events" }, error);
  });
  c.executionCtx.waitUntil(queued);
}
