import { and, eq, type InferInsertModel, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  activities,
  calendarEvents,
  contacts,
  jobContacts,
  jobStatusMoves,
  jobs,
  moodCheckins,
} from "#schema/pipeline.ts";
import { isIn } from "#shared/db/conditions.ts";
import { statement } from "#shared/db/transaction.ts";
import { endsSilence, silenceEnded } from "../activities/activity-effects.ts";
import { contactTextColumns } from "../contacts/contact-record.ts";
import { hasOwnRow } from "../jobs/first-status.ts";
import type { WriteContext } from "../records/context.ts";
import { assertLinksWithinBound } from "../records/links.ts";
import { jobTextColumns } from "../records/text-columns.ts";
import { indexWords } from "../word-search/index-words.ts";
import type { Rows } from "./import-types.ts";

/** A safe number of values per statement, below the limit of SQLite. */
const maxValues = 20_000;

/** Adds the rows of one part to the transaction, and updates the earlier records that they belong to. */
export function writePart(context: WriteContext, rows: Rows): void {
  const { write, caller } = context;
  insertAll(context, jobs, rows.jobs);
  insertAll(context, contacts, rows.contacts);
  insertAll(context, jobStatusMoves, rows.moves.filter(isWritten(rows)));
  insertAll(context, jobContacts, rows.links);
  const { links } = rows;
  assertLinksWithinBound(
    context,
    "job",
    links.map(({ jobId }) => jobId),
  );
  assertLinksWithinBound(
    context,
    "contact",
    links.map(({ contactId }) => contactId),
  );
  insertAll(context, activities, rows.activities);
  insertAll(context, calendarEvents, rows.events);
  insertAll(context, moodCheckins, rows.moodCheckins);
  write(
    ...indexWords(caller.accountId, "job", jobTextColumns, rows.jobs),
    ...indexWords(caller.accountId, "contact", contactTextColumns, rows.contacts),
  );
  updateEarlier(context, rows);
}

/** Whether a status change has a row: not if it is the only one of its job. */
function isWritten({ jobs }: Rows) {
  const unmoved = new Set(jobs.filter(({ version }) => version === 1).map(({ id }) => id));
  return ({ jobId, status }: Rows["moves"][number]) => !unmoved.has(jobId) || hasOwnRow(status);
}

function insertAll<Table extends SQLiteTable>(
  { write }: WriteContext,
  table: Table,
  rows: InferInsertModel<Table>[],
): void {
  const [first] = rows;
  if (!first) return;
  const size = Math.floor(maxValues / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += size) {
    const insert = statement.insert(table).values(rows.slice(start, start + size));
    // The account may have linked two records of an earlier part itself.
    write(table === (jobContacts as SQLiteTable) ? insert.onConflictDoNothing() : insert);
  }
}

/** Updates records of earlier parts and of previous chunks that the rows add links or activities to. */
function updateEarlier({ write, caller }: WriteContext, rows: Rows): void {
  const own = {
    jobs: new Set(rows.jobs.map(({ id }) => id)),
    contacts: new Set(rows.contacts.map(({ id }) => id)),
  };
  for (const [table, linked] of [
    [jobs, rows.links.map(({ jobId }) => jobId).filter((id) => !own.jobs.has(id))],
    [contacts, rows.links.map(({ contactId }) => contactId).filter((id) => !own.contacts.has(id))],
  ] as const) {
    if (linked.length === 0) continue;
    write(
      statement
        .update(table)
        .set({ version: sql`${table.version} + 1` })
        .where(and(eq(table.userId, caller.accountId), isIn(table.id, [...new Set(linked)]))),
    );
  }
  const active = rows.activities.flatMap(({ jobId, type }) =>
    jobId !== null && endsSilence(type) && !own.jobs.has(jobId) ? [jobId] : [],
  );
  if (active.length === 0) return;
  const latest = statement
    .select({ at: sql`max(${activities.occurredAt})` })
    .from(activities)
    .where(and(eq(activities.userId, jobs.userId), eq(activities.jobId, jobs.id), silenceEnded));
  write(
    statement
      .update(jobs)
      .set({ quietSince: sql`max(${jobs.quietSince}, (${latest}))` })
      .where(and(eq(jobs.userId, caller.accountId), isIn(jobs.id, [...new Set(active)]))),
  );
}
