import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { securityEvents } from "../../../schema/sign-in.ts";
import { newId } from "../../core/ids.ts";
import { statement, type Write } from "../../db/transaction.ts";
import type { SecurityEventKind } from "./kinds.ts";

/** Events that an account's log keeps; the oldest go first. */
export const maxEvents = 500;

export interface EventContext {
  write: Write;
  now: number;
  caller: { accountId: string };
  /** Such as `Firefox on Linux`. */
  browser: string;
}

/** Adds an event to the account's security log, in the write of what it notes. */
export function recordEvent(
  { write, now, caller, browser }: EventContext,
  kind: SecurityEventKind,
  subject = "",
): void {
  const { accountId } = caller;
  const kept = statement
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(eq(securityEvents.userId, accountId))
    .orderBy(desc(securityEvents.at), sql`rowid desc`)
    .limit(maxEvents);
  write(
    statement
      .insert(securityEvents)
      .values({ id: newId("securityEvent"), userId: accountId, at: now, kind, subject, browser }),
    statement
      .delete(securityEvents)
      .where(and(eq(securityEvents.userId, accountId), notInArray(securityEvents.id, kept))),
  );
}
