import { and, asc, eq, exists, inArray, isNull, lte, sql } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries, webhooks } from "../../../schema/webhooks.ts";
import type { Database } from "../../db/client.ts";
import { cancelPending } from "../cancel-pending.ts";
import { disableAfterMs, graceMs } from "../schedule.ts";
import type { Attempt } from "../sending/attempt.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import type { Settlement } from "./decide-outcome.ts";
import { finished } from "./finished.ts";
import { parked } from "./parked.ts";

/**
 * Writes down what came of an attempt, all of it or nothing. Where the claim has
 * ended meanwhile, the attempt alone: what follows from it is another's to say.
 *
 * @param byQueue whether the queue will bring the next attempt, or the sweep.
 * @returns the parked delivery of the same webhook whose turn it is, if any.
 */
export async function recordAttempt(
  db: Database,
  delivery: ClaimedDelivery,
  attempt: Attempt,
  settlement: Settlement & { byQueue: boolean },
  now: number,
): Promise<string | null> {
  const table = webhookDeliveries;
  const held = and(eq(table.id, delivery.id), eq(table.claim, delivery.claim));
  const { responseStatus, error } = attempt;
  const { status, failures, retryAt, byQueue } = settlement;
  const [next] = await db.batch([
    takeAwaitingSlot(db, delivery, now),
    db
      .update(webhookAttempts)
      .set({
        outcome: attempt.outcome,
        responseStatus,
        error,
        responseBody: attempt.responseBody,
        durationMs: attempt.durationMs,
      })
      .where(
        and(
          eq(webhookAttempts.deliveryId, delivery.id),
          eq(webhookAttempts.number, delivery.attempt),
          isNull(webhookAttempts.outcome),
        ),
      ),
    db
      .update(webhooks)
      .set({
        lastEvent: delivery.event,
        lastOutcome: attempt.outcome,
        lastResponseStatus: responseStatus,
        lastAttemptAt: delivery.startedAt,
        ...healthAfter(delivery, attempt, settlement, now),
      })
      .where(
        and(
          eq(webhooks.userId, delivery.userId),
          eq(webhooks.id, delivery.webhookId),
          exists(db.select({ id: table.id }).from(table).where(held)),
        ),
      ),
    db
      .update(table)
      .set({
        ...(retryAt === null
          ? finished(now)
          : { claim: null, dueAt: retryAt, sweepAt: retryAt + (byQueue ? graceMs : 0) }),
        status,
        failures,
        responseStatus,
        error,
        ...(attempt.outcome === "succeeded"
          ? { succeededAt: sql`coalesce(${table.succeededAt}, ${now})` }
          : {}),
      })
      .where(held),
    // What has failed may have cost the webhook its health, or was deleted meanwhile.
    ...(attempt.outcome === "failed" ? [cancelPending(delivery, now)] : []),
  ]);
  return next[0]?.id ?? null;
}

/** Frees the place of one delivery that has been parked, the longest due. */
function takeAwaitingSlot(db: Database, { webhookId }: ClaimedDelivery, now: number) {
  const table = webhookDeliveries;
  const longestDue = db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.webhookId, webhookId),
        inArray(table.status, ["pending", "failed"]),
        eq(table.claim, parked),
        lte(table.dueAt, now),
      ),
    )
    .orderBy(asc(table.dueAt), asc(table.id))
    .limit(1);
  return db
    .update(table)
    .set({ claim: null, sweepAt: now + graceMs })
    .where(eq(table.id, longestDue))
    .returning({ id: table.id });
}

/** What the attempt tells of the webhook itself; nothing, where its owner asked for it. */
function healthAfter(
  { redelivery, startedAt }: ClaimedDelivery,
  { outcome }: Attempt,
  { isGone }: Settlement,
  now: number,
) {
  if (redelivery) return {};
  if (outcome === "succeeded") return { consecutiveFailures: 0, failingSince: null };
  const since = sql`coalesce(${webhooks.failingSince}, ${startedAt})`;
  const givenUp = isGone ? sql`true` : sql`${since} <= ${now - disableAfterMs}`;
  const disables = sql`${webhooks.status} = 'active' and ${givenUp}`;
  return {
    consecutiveFailures: sql`${webhooks.consecutiveFailures} + 1`,
    failingSince: since,
    status: sql`case when ${disables} then 'disabled' else ${webhooks.status} end`,
    disabledReason: sql`case when ${disables} then ${isGone ? "gone" : "failing"} else ${webhooks.disabledReason} end`,
  };
}
