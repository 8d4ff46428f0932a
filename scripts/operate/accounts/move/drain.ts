import { setTimeout as sleep } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../shared/db/client.ts";

const pollMs = 250;

/**
 * Lets no further delivery of the account begin, and waits until those in progress have ended, so that what
 * became of each is known before it is copied. An attempt has some seconds, and its claim ends after 20.
 *
 * @param stopClaims statements that keep deliveries from being claimed.
 */
export async function drain(
  db: Database,
  accountId: string,
  stopClaims: readonly SQL[],
): Promise<void> {
  for (const statement of stopClaims) await db.run(statement);
  for (;;) {
    const [row] = await db.all<{ n: number }>(
      sql`select count(*) as n from webhook_deliveries where user_id = ${accountId} and status = 'delivering' and due_at > ${Date.now()}`,
    );
    if (!row?.n) return;
    await sleep(pollMs);
  }
}
