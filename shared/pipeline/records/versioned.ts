/** Records with versions. */
import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { activities, calendarEvents, contacts, jobs, savedViews } from "#schema/pipeline.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { ReadContext, WriteContext } from "./context.ts";

const tables = {
  job: jobs,
  contact: contacts,
  activity: activities,
  event: calendarEvents,
  view: savedViews,
};
export type Versioned = keyof typeof tables;
/** Records that can be linked with each other. */
export type Linkable = Extract<Versioned, "job" | "contact">;

/** A query for those of the ids that belong to the caller. */
export function selectOwn({ db, caller }: ReadContext, record: Linkable, ids: readonly string[]) {
  const table = tables[record];
  return db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, caller.accountId), inArray(table.id, [...ids])));
}

/**
 * Makes the transaction fail with a write conflict unless the record still has the version that was
 * read.
 */
export function assertVersion(
  { caller, write }: Pick<WriteContext, "caller" | "write">,
  record: Versioned,
  { id, version }: { id: string; version: number },
): void {
  const table = tables[record];
  const asRead = statement
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, caller.accountId), eq(table.id, id), eq(table.version, version)));
  write(assertInBatch(exists(asRead)));
}

/** Increments versions of records whose representation changes although their own row does not. */
export function bumpVersions(
  { caller, write }: WriteContext,
  record: Linkable,
  ids: readonly string[],
): void {
  if (ids.length === 0) return;
  const table = tables[record];
  write(
    statement
      .update(table)
      .set({ version: sql`${table.version} + 1` })
      .where(and(eq(table.userId, caller.accountId), inArray(table.id, [...ids]))),
  );
}
