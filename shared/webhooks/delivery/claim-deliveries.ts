import { and, asc, eq, inArray, lte, notExists, or, sql } from "drizzle-orm";
import { outbox } from "#schema/pipeline.ts";
import {
  type DeliveredContent,
  webhookAttempts,
  webhookDeliveries,
  webhooks,
} from "#schema/webhooks.ts";
import type { Database } from "#shared/db/client.ts";
import { endedAs, finished } from "./finished.ts";
import { waitForSlot, withFreeSlot } from "./free-slots.ts";
import { claimMs, maxAttempts } from "./schedule.ts";

/** A delivery that this consumer has claimed, with everything needed to send it. */
export interface ClaimedDelivery {
  id: string;
  userId: string;
  webhookId: string;
  event: string;
  content: DeliveredContent;
  /** The number of the attempt, from 1, and how many scheduled attempts have failed before it. */
  attempt: number;
  failures: number;
  redelivery: boolean;
  /** The retry that is due after a redelivery; null if there is none. */
  resumeAt: number | null;
  succeededAt: number | null;
  claim: string;
  url: string;
  /** Encrypted. */
  secret: string | null;
  previousSecret: string | null;
  previousSecretUntil: number | null;
  /** The event's data as JSON, and its time in milliseconds since the epoch. */
  payload: string;
  eventAt: number;
  /** The time of the attempt, milliseconds since the epoch. */
  startedAt: number;
}

/**
 * Claims those of the deliveries that are due, so that no other consumer sends them until
 * the claim expires, and counts the attempts. No webhook and no account gets more requests at a
 * time than its share ({@link withFreeSlot}): further deliveries wait for a slot, and are
 * released when an attempt at the same webhook ends.
 *
 * @param claim a new unique id.
 */
export async function claimDeliveries(
  db: Database,
  ids: readonly string[],
  claim: string,
  now: number,
): Promise<ClaimedDelivery[]> {
  const table = webhookDeliveries;
  const due = and(inArray(table.id, [...ids]), lte(table.dueAt, now));
  const isExhausted = sql`${table.attempts} >= ${maxAttempts}`;
  const active = db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.userId, table.userId),
        eq(webhooks.id, table.webhookId),
        eq(webhooks.status, "active"),
      ),
    );
  const [, , , , rows] = await db.batch([
    recordInterrupted(db, ids, now),
    db
      .update(table)
      .set({
        ...finished(now),
        status: sql`case when ${isExhausted} then ${endedAs("dead")} else ${endedAs("cancelled")} end`,
      })
      .where(and(due, or(isExhausted, notExists(active)))),
    db
      .update(table)
      .set({
        status: "delivering",
        claim,
        attempts: sql`${table.attempts} + 1`,
        dueAt: now + claimMs,
      })
      .where(sql`${table.id} in (${withFreeSlot(ids, now)})`),
    db.update(table).set(waitForSlot(now)).where(due),
    db
      .select({
        id: table.id,
        userId: table.userId,
        webhookId: table.webhookId,
        event: table.event,
        content: table.content,
        attempt: table.attempts,
        failures: table.failures,
        redelivery: table.redelivery,
        resumeAt: table.resumeAt,
        succeededAt: table.succeededAt,
        url: webhooks.url,
        secret: webhooks.secret,
        previousSecret: webhooks.previousSecret,
        previousSecretUntil: webhooks.previousSecretUntil,
        payload: outbox.payload,
        eventAt: outbox.createdAt,
      })
      .from(table)
      .innerJoin(webhooks, and(eq(webhooks.userId, table.userId), eq(webhooks.id, table.webhookId)))
      .innerJoin(
        outbox,
        and(
          eq(outbox.userId, table.userId),
          eq(outbox.position, table.eventPosition),
          eq(outbox.id, table.eventId),
        ),
      )
      .where(and(inArray(table.id, [...ids]), eq(table.claim, claim)))
      .orderBy(asc(table.createdAt), asc(table.id)),
  ]);
  return rows.map((row) => ({ ...row, claim, startedAt: now }));
}

/**
 * A statement that records the attempts whose consumers have died, of those of the deliveries that are due. It comes
 * before whatever ends the claim, with which the attempt would be forgotten.
 */
export function recordInterrupted(db: Database, ids: readonly string[], now: number) {
  const { id, status, dueAt } = webhookDeliveries;
  return db.run(sql`
    insert into ${webhookAttempts} (delivery_id, number, redelivery, started_at)
    select id, attempts, redelivery, ${startOfAttempt} from ${webhookDeliveries}
    where ${and(inArray(id, [...ids]), eq(status, "delivering"), lte(dueAt, now))}
    on conflict do nothing
  `);
}

/** When the attempt of a delivery that is being sent began, unless the clock has jumped back since. */
const startOfAttempt = sql<number>`${webhookDeliveries.dueAt} - ${claimMs}`;
