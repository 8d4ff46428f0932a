import { and, eq, type SQL, sql } from "drizzle-orm";
import { activities, calendarEvents, contacts, jobContacts } from "#schema/pipeline.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import type { VersionCheck } from "#shared/core/version-check.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import type { WriteContext } from "../records/context.ts";
import { detachInParts } from "../records/detach-in-parts.ts";
import { assertVersion, bumpVersions } from "../records/versioned.ts";
import { findContact, toContact, whereContact } from "./contact-record.ts";

/**
 * Deletes a contact and its links to jobs, and emits `contact.deleted`. Its activities and
 * calendar events are kept, without the contact.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteContact(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const { write, caller } = context;
  const row = await findContact(context, id);
  checkVersion(row.version);
  const belongings = [activities, calendarEvents].map((table) => {
    const where = and(eq(table.userId, caller.accountId), eq(table.contactId, id));
    return {
      ...{ table, where, id: table.id },
      detach: (some?: SQL) =>
        statement
          .update(table)
          .set({ contactId: null, version: sql`${table.version} + 1` })
          .where(and(where, some)),
    };
  });
  const links = and(eq(jobContacts.userId, caller.accountId), eq(jobContacts.contactId, id));
  assertVersion(context, "contact", row);
  detachInParts(context, "contact", row, belongings);
  write(
    statement.delete(jobContacts).where(links),
    ...belongings.map(({ detach }) => detach()),
    statement.delete(contacts).where(whereContact(context, id)),
  );
  bumpVersions(context, "job", row.jobIds);
  recordEvents(context, ["contact.deleted"], toContact(row));
  return { id, deleted: true };
}
