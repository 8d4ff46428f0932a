/**
 * Imports of an export in several chunks (the `part`s of the API), whose records may link to those
 * of previous chunks.
 */
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  activities,
  calendarEvents,
  contacts,
  jobs,
  moodCheckins,
} from "../../../schema/pipeline.ts";
import {
  type ImportBody,
  type ImportList,
  importLists,
} from "../../contracts/pipeline/transfer.ts";
import { ApiError } from "../../core/errors.ts";
import { statement } from "../../db/transaction.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { originIn, type PreviousChunks, type Rows } from "./import-types.ts";

/** The table of each list. */
const tables = {
  jobs,
  contacts,
  activities,
  events: calendarEvents,
  moodCheckins,
} as const satisfies Record<ImportList, unknown>;

/**
 * Finds the records of previously imported chunks that the rows of a file may link to.
 *
 * @throws ApiError `parameter_missing` if a row of the file has been imported before.
 */
export async function findPreviousChunks(
  { db, caller }: ReadContext,
  body: ImportBody,
): Promise<PreviousChunks> {
  const { exportId } = body;
  if (exportId === undefined) return { jobs: new Map(), contacts: new Map() };
  const linking = [...body.contacts, ...body.activities, ...body.events];
  const find = (list: ImportList, linked: readonly string[] = []) => {
    const table = tables[list];
    const ids = new Set([...idsOf(body[list]), ...linked]);
    const origins = [...ids].map((id) => originIn(exportId, id));
    return db
      .select({ id: table.id, origin: table.origin })
      .from(table)
      .where(
        and(
          eq(table.userId, caller.accountId),
          isNotNull(table.origin),
          isIn(table.origin, origins),
        ),
      );
  };
  const linksTo = (...fields: string[]) => linking.flatMap((row) => linksOf(row, ...fields));
  const [foundJobs, foundContacts, foundActivities, foundEvents, foundMoods] = await db.batch([
    find("jobs", linksTo("jobId", "jobIds")),
    find("contacts", linksTo("contactId")),
    find("activities"),
    find("events"),
    find("moodCheckins"),
  ]);
  const previous = {
    jobs: byFileId(foundJobs),
    contacts: byFileId(foundContacts),
    activities: byFileId(foundActivities),
    events: byFileId(foundEvents),
    moodCheckins: byFileId(foundMoods),
  };
  for (const list of importLists) {
    const duplicate = idsOf(body[list]).find((id) => previous[list].has(id));
    if (duplicate !== undefined) throw alreadyImported(list, duplicate);
  }
  return previous;
}

/** Updates jobs of previous chunks that the rows of this chunk add links or activities to. */
export function mergeIntoExisting(
  { write, caller }: WriteContext,
  rows: Rows,
  previous: PreviousChunks,
): void {
  const before = new Set(previous.jobs.values());
  const owned = eq(jobs.userId, caller.accountId);
  const linked = rows.links.map(({ jobId }) => jobId).filter((id) => before.has(id));
  if (linked.length > 0) {
    write(
      statement
        .update(jobs)
        .set({ version: sql`${jobs.version} + 1` })
        .where(and(owned, isIn(jobs.id, [...new Set(linked)]))),
    );
  }
  const active = rows.activities.flatMap(({ jobId }) =>
    jobId !== null && before.has(jobId) ? [jobId] : [],
  );
  if (active.length === 0) return;
  const latest = statement
    .select({ at: sql`max(${activities.occurredAt})` })
    .from(activities)
    .where(and(eq(activities.userId, jobs.userId), eq(activities.jobId, jobs.id)));
  write(
    statement
      .update(jobs)
      .set({ quietSince: sql`max(${jobs.quietSince}, (${latest}))` })
      .where(and(owned, isIn(jobs.id, [...new Set(active)]))),
  );
}

/** `in` with one JSON parameter, because the number of parameters of a statement is limited. */
function isIn(column: SQLiteColumn, values: readonly string[]) {
  return inArray(column, sql`(select value from json_each(${JSON.stringify(values)}))`);
}

function byFileId(rows: readonly { id: string; origin: string | null }[]): Map<string, string> {
  return new Map(rows.map(({ id, origin }) => [origin?.slice(origin.indexOf(":") + 1) ?? "", id]));
}

function idsOf(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => linksOf(row, "id"));
}

/** The strings in fields of a row that has not been validated yet. */
function linksOf(row: unknown, ...fields: string[]): string[] {
  if (typeof row !== "object" || row === null) return [];
  const values = Object.entries(row).flatMap(([field, value]: [string, unknown]) =>
    fields.includes(field) ? value : [],
  );
  return values.filter((value) => typeof value === "string");
}

function alreadyImported(list: string, id: string): ApiError {
  return new ApiError("parameter_missing", {
    message: `Nothing was imported: this part of the export has been imported before. The account already has ${id} of its ${list}.`,
    param: "exportId",
    clarification:
      "Should it be imported again as new records? Then remove exportId from the file.",
  });
}
