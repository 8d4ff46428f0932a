import { and, count, eq } from "drizzle-orm";
import { mails } from "#schema/inbox.ts";
import type { ReadContext } from "../records/context.ts";

/** How many of the caller's mails wait for a decision. */
export async function countSuggested({
  db,
  caller,
}: Pick<ReadContext, "db" | "caller">): Promise<number> {
  const [counted] = await db
    .select({ waiting: count() })
    .from(mails)
    .where(and(eq(mails.userId, caller.accountId), eq(mails.state, "suggested")));
  return counted?.waiting ?? 0;
}
