import type { Context } from "hono";
import { newId } from "#shared/core/ids.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { Write } from "#shared/db/transaction.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { announceEvents } from "./announce.ts";
import type { AccountContext, AccountWriteContext } from "./context.ts";
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

/** The context of verbs that read for the caller of an operation. */
export function accountContext(c: Context<AppEnv>): AccountContext {
  const { caller, now } = c.var;
  if (!caller) throw new Error("an operation of the pipeline API has no caller");
  return { caller, now, db: openDatabase(c) };
}

/** The context of verbs that write for the caller, in the batch of their request. */
export function accountWriteContext(c: Context<AppEnv>, write: Write): AccountWriteContext {
  return { ...accountContext(c), write, newId, announce: collectEvents(c) };
}
