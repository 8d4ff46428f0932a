import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../shared/db/client.ts";

const pollMs = 250;

/**
 * Waits until the account's deliveries in progress have ended, so that what became of each is known before it is
 * copied. No other begins, because the move is noted. An attempt has some seconds, and its claim ends after 20.
 */
export async function drain(db: Database, accountId: string): Promise<void> {
  for (;;) {
    const [row] = await db.all<{ n: number }>(
      sql`select count(*) as n from webhook_deliveries where user_id = ${accountId} and status = 'delivering' and due_at > ${Date.now()}`,
    );
    if (!row?.n) return;
    await sleep(pollMs);
  }
}
