import { and, asc, eq, exists, lte } from "drizzle-orm";
import { calendarEvents } from "#schema/pipeline.ts";
import { newId } from "#shared/core/ids.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { Database } from "#shared/db/client.ts";
import { placeInAccount } from "#shared/db/conditions.ts";
import { assertInBatch, statement, writeAtomically } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import type { WriteContext } from "../records/context.ts";
import { toCalendarEvent } from "./calendar-record.ts";

/** The most reminders that one run sends. */
const maxSent = 100;

/**
 * Emits `reminder.due` for the reminders that are due by now. The event is written in the transaction that
 * takes the reminder off the list, so that a run that is killed neither loses nor repeats it, and of two
 * runs at a time one writes it. Done by the periodic sweep; one that cannot be written holds up no other.
 *
 * @param announce queues the deliveries of an event.
 * @returns whether there may be more that can be written: not if every one of a run failed.
 */
export async function writeDueReminders({
  db,
  now,
  announce,
}: {
  db: Database;
  now: number;
  announce: WriteContext["announce"];
}): Promise<boolean> {
  const due = await db
    .select({
      userId: calendarEvents.userId,
      id: calendarEvents.id,
      remindAt: calendarEvents.remindAt,
    })
    .from(calendarEvents)
    .where(lte(calendarEvents.remindAt, now))
    .orderBy(
      placeInAccount(calendarEvents.userId, calendarEvents.remindAt),
      asc(calendarEvents.remindAt),
    )
    .limit(maxSent);
  let failed = 0;
  for (const { userId, id } of due) {
    const own = and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id));
    const stillDue = and(own, lte(calendarEvents.remindAt, now));
    await writeAtomically(
      db,
      async (write) => {
        const [row] = await db.select().from(calendarEvents).where(stillDue);
        // Sent by another run, moved to another time, or deleted.
        if (!row) return;
        const same = and(stillDue, eq(calendarEvents.version, row.version));
        write(
          assertInBatch(exists(statement.select().from(calendarEvents).where(same))),
          statement.update(calendarEvents).set({ remindAt: null }).where(own),
        );
        const caller = { accountId: userId, credentialId: "" };
        const context = { db, now, newId, announce, write, caller, salaries: async () => null };
        recordEvents(context, ["reminder.due"], toCalendarEvent(row));
      },
      { owner: userId },
    ).catch((error: unknown) => {
      failed++;
      logFailure({ task: "send a reminder" }, error);
    });
  }
  return due.length === maxSent && failed < maxSent;
}
