import type { Context } from "hono";
import { logFailure } from "../../core/log-failure.ts";
import { announceEvents } from "../../webhooks/announce.ts";
import { toDeliveryQueue } from "../../webhooks/delivery/queue.ts";
import type { AppEnv } from "../env.ts";
import { openDatabase } from "../request/database.ts";

/** Starts a list of the events that the write at hand tells of; one that is decided anew starts it anew. */
export function collectEvents(c: Context<AppEnv>): (eventId: string) => void {
  const told: string[] = [];
  c.set("told", told);
  return (eventId) => void told.push(eventId);
}

/** Once they are committed, queues the deliveries of those events; the answer does not wait for it. */
export function queuePendingEvents(c: Context<AppEnv>): void {
  const { told } = c.var;
  if (!told || told.length === 0) return;
  const context = { db: openDatabase(c), queue: toDeliveryQueue(c.env.WEBHOOK_QUEUE) };
  const announced = announceEvents(context, told).catch((error: unknown) => {
    // Nothing is lost: the sweep finds them.
    logFailure({ requestId: c.var.requestId, task: "announce events" }, error);
  });
  c.executionCtx.waitUntil(announced);
}
