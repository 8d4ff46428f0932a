import { and, desc, eq, inArray, notExists, notInArray, sql } from "drizzle-orm";
import { securityEvents } from "#schema/sign-in.ts";
import { newId } from "#shared/core/ids.ts";
import { statement, type Write } from "#shared/db/transaction.ts";
import {
  listKinds,
  type SecurityEventKind,
  securityEventGroups,
  securityEventKinds,
} from "./kinds.ts";

export interface EventContext {
  write: Write;
  now: number;
  caller: { accountId: string };
  /** The browser, such as `Firefox on Linux`. */
  browser: string;
}

/** Adds an event to the account's security log, in the write of what it notes. */
export function recordEvent(
  { write, now, caller, browser }: EventContext,
  kind: SecurityEventKind,
  subject = "",
): void {
  const { accountId } = caller;
  const { group } = securityEventKinds[kind];
  const event = { userId: accountId, kind, subject, browser };
  if (group === "settings") countOrAdd(write, event, now);
  else write(statement.insert(securityEvents).values({ ...newEvent(now), ...event }));
  const own = and(
    eq(securityEvents.userId, accountId),
    inArray(securityEvents.kind, listKinds(group)),
  );
  const kept = statement
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(own)
    .orderBy(desc(securityEvents.at), sql`rowid desc`)
    .limit(securityEventGroups[group].kept);
  write(statement.delete(securityEvents).where(and(own, notInArray(securityEvents.id, kept))));
}

function newEvent(now: number) {
  return { id: newId("securityEvent"), at: now, firstAt: now, count: 1 };
}

/** Counts an event that was noted before, or adds it. */
function countOrAdd(
  write: Write,
  event: { userId: string; kind: string; subject: string; browser: string },
  now: number,
): void {
  const same = and(
    eq(securityEvents.userId, event.userId),
    eq(securityEvents.kind, event.kind),
    eq(securityEvents.subject, event.subject),
    eq(securityEvents.browser, event.browser),
  );
  const added = { ...newEvent(now), ...event };
  write(
    statement
      .update(securityEvents)
      .set({ count: sql`${securityEvents.count} + 1`, at: now })
      .where(same),
    statement.insert(securityEvents).select((builder) =>
      builder
        .select({
          id: sql`${added.id}`.as("id"),
          userId: sql`${added.userId}`.as("user_id"),
          at: sql`${now}`.as("at"),
          kind: sql`${added.kind}`.as("kind"),
          subject: sql`${added.subject}`.as("subject"),
          browser: sql`${added.browser}`.as("browser"),
          count: sql`1`.as("count"),
          firstAt: sql`${now}`.as("first_at"),
        })
        .from(sql`(select 1)`)
        .where(notExists(statement.select({ one: sql`1` }).from(securityEvents).where(same))),
    ),
  );
}
