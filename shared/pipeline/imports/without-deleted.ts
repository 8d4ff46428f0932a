import { and, eq } from "drizzle-orm";
import { contacts, jobs } from "#schema/pipeline.ts";
import { isIn } from "#shared/db/is-in.ts";
import type { ReadContext } from "../records/context.ts";
import type { Rows } from "./import-types.ts";

/**
 * The rows without links to records that were deleted since the import began, as if they had been
 * deleted after it: what belongs to a job goes with the job, and loses a contact.
 */
export async function withoutDeleted({ db, caller }: ReadContext, rows: Rows): Promise<Rows> {
  const entries = [...rows.activities, ...rows.events];
  const find = (table: typeof jobs | typeof contacts, ids: readonly (string | null)[]) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.userId, caller.accountId),
          isIn(table.id, [...new Set(ids.filter((id) => id !== null))]),
        ),
      );
  const [foundJobs, foundContacts] = await db.batch([
    find(
      jobs,
      [...rows.moves, ...rows.links, ...entries].map(({ jobId }) => jobId),
    ),
    find(
      contacts,
      [...rows.links, ...entries].map(({ contactId }) => contactId),
    ),
  ]);
  const own = {
    jobs: new Set([...foundJobs, ...rows.jobs].map(({ id }) => id)),
    contacts: new Set([...foundContacts, ...rows.contacts].map(({ id }) => id)),
  };
  const isLeft = ({ jobId }: { jobId: string | null }) => jobId === null || own.jobs.has(jobId);
  const unlinked = <Row extends { contactId: string | null }>(row: Row): Row =>
    row.contactId === null || own.contacts.has(row.contactId) ? row : { ...row, contactId: null };
  return {
    ...rows,
    moves: rows.moves.filter(isLeft),
    links: rows.links.filter((link) => isLeft(link) && own.contacts.has(link.contactId)),
    activities: rows.activities.filter(isLeft).map(unlinked),
    events: rows.events.filter(isLeft).map(unlinked),
  };
}
