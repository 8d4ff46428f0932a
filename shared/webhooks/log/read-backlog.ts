import { and, isNotNull, lt, min, sql } from "drizzle-orm";
import { webhookDeliveries } from "../../../schema/webhooks.ts";
import type { Database } from "../../db/client.ts";

/** Deliveries that nobody has attempted although they were due. */
export interface Backlog {
  /** At most `maxCounted`. */
  deliveries: number;
  /** When the sweeper should have queued the first of them, milliseconds since the epoch; null without any. */
  since: number | null;
}

/** So that counting takes no longer the more there are. */
export const maxCounted = 1_000;

/** Reads deliveries of all accounts that the sweeper should have queued before an instant. */
export async function readBacklog(db: Database, before: number): Promise<Backlog> {
  const { sweepAt } = webhookDeliveries;
  const overdue = db
    .select({ sweepAt })
    .from(webhookDeliveries)
    .where(and(isNotNull(sweepAt), lt(sweepAt, before)))
    .orderBy(sweepAt)
    .limit(maxCounted)
    .as("overdue");
  const [found] = await db
    .select({ deliveries: sql<number>`count(*)`, since: min(overdue.sweepAt) })
    .from(overdue);
  return found ?? { deliveries: 0, since: null };
}
