import { setTimeout as sleep } from "node:timers/promises";
import { count, isNotNull } from "drizzle-orm";
import { webhookDeliveries } from "../../schema/webhooks.ts";
import type { Database } from "../../shared/db/client.ts";
import { claimMs, graceMs } from "../../shared/webhooks/schedule.ts";

/** How often the sweep runs, and how long it gives the queue for what it has sent. */
const sweepEveryMs = 10_000;
const sweepPatienceMs = 60_000;
/** For the requests themselves, also those of a machine that is busy. */
const workMs = 20_000;

/**
 * How long after its time a delivery may still be open at most: its consumer
 * died, so did the queue with the message that the sweep had sent, and then it
 * was its turn once more.
 */
const maxDelayMs = claimMs + graceMs + sweepPatienceMs + 2 * sweepEveryMs + workMs;

export async function countOpen(db: Database): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(webhookDeliveries)
    .where(isNotNull(webhookDeliveries.dueAt));
  return row?.open ?? 0;
}

/**
 * Waits until no delivery is open, as long as the pauses between attempts ask for.
 *
 * @throws where one is overdue, with all that are open.
 */
export async function waitUntilNoneIsOpen(db: Database): Promise<void> {
  const begunAt = Date.now();
  for (;;) {
    const open = await db
      .select()
      .from(webhookDeliveries)
      .where(isNotNull(webhookDeliveries.dueAt));
    if (open.length === 0) return;
    const now = Date.now();
    const overdue = open.filter(({ dueAt }) => now > Math.max(begunAt, dueAt ?? 0) + maxDelayMs);
    if (overdue.length > 0) {
      throw new Error(
        `${overdue.length} deliveries are overdue; at ${now} these are open:\n${open.map((row) => JSON.stringify(row)).join("\n")}`,
      );
    }
    await sleep(100);
  }
}
