import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import type { Database } from "#shared/db/client.ts";
import type { Attempt, OutgoingDelivery } from "#shared/outbound/attempt.ts";
import { contentHeaders } from "#shared/outbound/write-request.ts";
import { cancelPending } from "./cancel-pending.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import { finished } from "./finished.ts";
import { awaitingSlot, countToRelease } from "./free-slots.ts";
import { disableAfterMs, graceMs, maxUnfinished, pauseAfter } from "./schedule.ts";

/** An attempt that has ended. */
interface EndedAttempt {
  request: OutgoingDelivery;
  attempt: Attempt;
  /** `byQueue`: whether the queue or the sweep will start the next attempt. */
  result: DeliveryOutcome & { byQueue: boolean };
}

/**
 * Records the result of an attempt in one transaction. If the claim has expired in the
 * meantime, only the attempt itself is recorded: the delivery and the health of the webhook
 * are then up to the consumer that holds the new claim.
 *
 * @returns the ids of deliveries of the same webhook that were waiting for a slot and can be
 * sent now.
 */
export async function recordAttempt(
  db: Database,
  delivery: ClaimedDelivery,
  { request, attempt, result }: EndedAttempt,
  now: number,
): Promise<string[]> {
  const table = webhookDeliveries;
  const held = and(eq(table.id, delivery.id), eq(table.claim, delivery.claim));
  const { responseStatus, error } = attempt;
  const { status, failures, retryAt, byQueue } = result;
  const [first, rest] = cancelPending(delivery, now);
  const [released] = await db.batch([
    releaseWaiting(db, delivery, now),
    writeAttempt(db, delivery, request, attempt),
    db
      .update(webhooks)
      .set({
        lastEvent: delivery.event,
        lastOutcome: attempt.outcome,
        lastResponseStatus: responseStatus,
        lastAttemptAt: delivery.startedAt,
        ...healthAfter(delivery, attempt, result, now),
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
          : {
              claim: null,
              redelivery: false,
              resumeAt: null,
              dueAt: retryAt,
              sweepAt: retryAt + (byQueue ? graceMs : 0),
            }),
        status,
        failures,
        responseStatus,
        error,
        ...(attempt.outcome === "succeeded"
          ? { succeededAt: sql`coalesce(${table.succeededAt}, ${now})` }
          : {}),
      })
      .where(held),
    // The attempt may have disabled the webhook, or the webhook was deleted in the meantime.
    ...(attempt.outcome === "failed" ? [first, rest] : [rest]),
  ]);
  return released.map(({ id }) => id);
}

/** Writes the attempt, or completes it where another consumer took it for interrupted. */
function writeAttempt(
  db: Database,
  { id, attempt: number, redelivery, startedAt }: ClaimedDelivery,
  request: OutgoingDelivery,
  attempt: Attempt,
) {
  const { responseStatus, error, outcome, address, durationMs, responseBody } = attempt;
  const requestHeaders = JSON.stringify({ ...request.headers, ...contentHeaders });
  const responseHeaders = attempt.responseHeaders && JSON.stringify(attempt.responseHeaders);
  const results = sql.raw(
    [
      ...["outcome", "response_status", "error", "url", "request_headers", "address"],
      ...["response_headers", "response_body", "duration_ms"],
    ]
      .map((column) => `${column} = excluded.${column}`)
      .join(", "),
  );
  // Nothing if the delivery is gone, with its account.
  return db.run(sql`
    insert into webhook_attempts (
      delivery_id, number, redelivery, started_at, outcome, response_status, error, url,
      request_headers, address, response_headers, response_body, duration_ms
    )
    select
      id, ${number}, ${redelivery ? 1 : 0}, ${startedAt}, ${outcome}, ${responseStatus}, ${error}, ${request.url},
      ${requestHeaders}, ${address}, ${responseHeaders}, ${responseBody}, ${durationMs}
    from webhook_deliveries where id = ${id}
    on conflict (delivery_id, number) do update set ${results} where outcome is null
  `);
}

/** Releases the longest due deliveries that wait for a slot. */
function releaseWaiting(db: Database, { userId, webhookId }: ClaimedDelivery, now: number) {
  const table = webhookDeliveries;
  // Each its own search, so that the index gives the first ones without reading all that wait.
  const waiting = (status: "pending" | "failed") => sql`
    select * from (
      select id, due_at from webhook_deliveries
      where webhook_id = ${webhookId} and status = ${status}
        and claim = ${awaitingSlot} and due_at <= ${now}
      order by due_at limit 2
    )
  `;
  const longestDue = sql`
    select id from (${waiting("pending")} union all ${waiting("failed")})
    order by due_at, id
    limit ${countToRelease(webhookId, userId, now)}
  `;
  return db
    .update(table)
    .set({ claim: null, sweepAt: now + graceMs })
    .where(sql`${table.id} in (${longestDue})`)
    .returning({ id: table.id });
}

/** How the attempt changes the health of the webhook; a redelivery does not change it. */
function healthAfter(
  { webhookId, redelivery, startedAt }: ClaimedDelivery,
  { outcome }: Attempt,
  { isGone }: DeliveryOutcome,
  now: number,
) {
  if (redelivery) return {};
  if (outcome === "succeeded") {
    return { consecutiveFailures: 0, failingSince: null, ...disabledIf(isOverfull(webhookId)) };
  }
  const since = sql`coalesce(${webhooks.failingSince}, ${startedAt})`;
  return {
    consecutiveFailures: sql`${webhooks.consecutiveFailures} + 1`,
    failingSince: since,
    ...(isGone
      ? disabledIf(sql`true`, "gone")
      : disabledIf(sql`(${since} <= ${now - disableAfterMs} or ${isOverfull(webhookId)})`)),
  };
}

function disabledIf(condition: SQL, reason: "gone" | "failing" = "failing") {
  const disables = sql`${webhooks.status} = 'active' and ${condition}`;
  return {
    status: sql`case when ${disables} then 'disabled' else ${webhooks.status} end`,
    disabledReason: sql`case when ${disables} then ${reason} else ${webhooks.disabledReason} end`,
  };
}

/** Whether more deliveries of a webhook wait than are stored for it. */
function isOverfull(webhookId: string): SQL {
  // Each its own search: with `in`, SQLite would sort what it finds.
  const waiting = (status: "pending" | "failed") => sql`(
    select count(*) from (
      select 1 from webhook_deliveries
      where webhook_id = ${webhookId} and status = ${status} and due_at is not null
      limit ${maxUnfinished + 1}
    )
  )`;
  return sql`${waiting("pending")} + ${waiting("failed")} > ${maxUnfinished}`;
}

/** Decides what an attempt means for its delivery and its webhook. Pure. */

interface DeliveryOutcome {
  status: "succeeded" | "failed" | "dead";
  /** Scheduled attempts that have failed so far. */
  failures: number;
  /** When the delivery is retried; null if it is not. */
  retryAt: number | null;
  /** The receiver responded with 410: it wants no further deliveries. */
  isGone: boolean;
}

/**
 * Decides what follows from an attempt.
 *
 * @param now the time at which the attempt ended.
 * @param random from 0 to 1, for the jitter.
 */
export function decideOutcome(
  { failures, redelivery, resumeAt, succeededAt }: ClaimedDelivery,
  { outcome, responseStatus, retryAfterSeconds }: Attempt,
  now: number,
  random: number,
): DeliveryOutcome {
  if (outcome === "succeeded") {
    return { status: "succeeded", failures, retryAt: null, isGone: false };
  }
  // A redelivery takes no place in the schedule, and its failure does not undo an earlier success.
  if (redelivery && resumeAt !== null) {
    return { status: "failed", failures, retryAt: Math.max(resumeAt, now), isGone: false };
  }
  if (redelivery) {
    const status = succeededAt === null ? "dead" : "succeeded";
    return { status, failures, retryAt: null, isGone: false };
  }
  const isGone = responseStatus === 410;
  const pause = isGone ? null : pauseAfter(failures + 1, retryAfterSeconds, random);
  return {
    status: pause === null ? "dead" : "failed",
    failures: failures + 1,
    retryAt: pause === null ? null : now + pause,
    isGone,
  };
}
