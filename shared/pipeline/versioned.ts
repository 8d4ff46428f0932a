/** Records that have versions, and are linked with each other: jobs and contacts. */
import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { contacts, jobs } from "../../schema/pipeline.ts";
import { assertInBatch, statement } from "../db/transaction.ts";
import type { ReadContext, WriteContext } from "./context.ts";

const tables = { job: jobs, contact: contacts };
export type Versioned = keyof typeof tables;

/** A query for those of the ids that are the caller's. */
export function selectOwn({ db, caller }: ReadContext, record: Versioned, ids: readonly string[]) {
  const table = tables[record];
  return db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, caller.accountId), inArray(table.id, [...ids])));
}

/** Rolls the write back unless the record still has the version that was read. */
export function assertVersion(
  { caller, write }: WriteContext,
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

/** Makes versions grow: something else than the record itself has changed how it is answered. */
export function touch(
  { caller, write }: WriteContext,
  record: Versioned,
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
