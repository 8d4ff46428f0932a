import { setTimeout as sleep } from "node:timers/promises";
import { count, isNotNull } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import type { Database } from "#shared/db/client.ts";
import { claimMs, graceMs } from "#shared/webhooks/delivery/schedule.ts";

/** The interval of the sweep, and how long it waits for a delivery that it has queued. */
const sweepEveryMs = 10_000;
const requeueTimeoutMs = 60_000;
/** Time for the requests themselves, also on a busy machine. */
const workMs = 20_000;

/**
 * The longest time that a due delivery may still be open: its consumer died, then the queue
 * died with the message from the sweep, and then the sweep queued it again.
 */
const maxDelayMs = claimMs + graceMs + requeueTimeoutMs + 2 * sweepEveryMs + workMs;

/** The number of unfinished deliveries. */
export async function countOpen(db: Database): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(webhookDeliveries)
    .where(isNotNull(webhookDeliveries.dueAt));
  return row?.open ?? 0;
}

/**
 * Waits until no delivery is open, including the pauses between attempts.
 *
 * @throws if a delivery is overdue, with a list of all open ones.
 */
export async function waitUntilNoneIsOpen(db: Database): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    const open = await db
      .select()
      .from(webhookDeliveries)
      .where(isNotNull(webhookDeliveries.dueAt));
    if (open.length === 0) return;
    const now = Date.now();
    const overdue = open.filter(({ dueAt }) => now > Math.max(startedAt, dueAt ?? 0) + maxDelayMs);
    if (overdue.length > 0) {
      throw new Error(
        `${overdue.length} deliveries are overdue; at ${now} these are open:\n${open.map((row) => JSON.stringify(row)).join("\n")}`,
      );
    }
    await sleep(100);
  }
}
