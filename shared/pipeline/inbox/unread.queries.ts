/** Whether mail is read soon after it arrived, for the status page. */
import { lt, min, sql } from "drizzle-orm";
import { incomingMails } from "#schema/inbox.ts";
import type { Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";

/** Counts at most `limit`, so that counting takes no longer the more there are. */
export function selectUnreadMails(value: Value<"before" | "limit">) {
  const { dueAt } = incomingMails;
  const unread = statement
    .select({ dueAt })
    .from(incomingMails)
    .where(lt(dueAt, value("before")))
    .orderBy(dueAt)
    .limit(value("limit"))
    .as("unread");
  return statement.select({ mails: sql<number>`count(*)`, since: min(unread.dueAt) }).from(unread);
}
