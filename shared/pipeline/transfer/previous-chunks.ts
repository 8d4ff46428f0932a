/** An export that comes in several parts: what a later part links to has become of an earlier one. */
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
import { type EarlierParts, originIn, type Rows } from "./import-types.ts";

/** Where the rows of each list come to lie. */
const tables = {
  jobs,
  contacts,
  activities,
  events: calendarEvents,
  moodCheckins,
} as const satisfies Record<ImportList, unknown>;

/**
 * What a file may link to beside its own rows.
 *
 * @throws ApiError `parameter_missing` where rows of the file are in the account already.
 */
export async function findEarlierParts(
  { db, caller }: ReadContext,
  body: ImportBody,
): Promise<EarlierParts> {
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
  const earlier = {
    jobs: byFileId(foundJobs),
    contacts: byFileId(foundContacts),
    activities: byFileId(foundActivities),
    events: byFileId(foundEvents),
    moodCheckins: byFileId(foundMoods),
  };
  for (const list of importLists) {
    const again = idsOf(body[list]).find((id) => earlier[list].has(id));
    if (again !== undefined) throw alreadyImported(list, again);
  }
  return earlier;
}

/** Brings records of earlier parts up to date with what has come to them. */
export function mergeIntoExisting(
  { write, caller }: WriteContext,
  rows: Rows,
  earlier: EarlierParts,
): void {
  const before = new Set(earlier.jobs.values());
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

/** As one value, since a statement takes only so many. */
function isIn(column: SQLiteColumn, values: readonly string[]) {
  return inArray(column, sql`(select value from json_each(${JSON.stringify(values)}))`);
}

function byFileId(rows: readonly { id: string; origin: string | null }[]): Map<string, string> {
  return new Map(rows.map(({ id, origin }) => [origin?.slice(origin.indexOf(":") + 1) ?? "", id]));
}

function idsOf(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => linksOf(row, "id"));
}

/** The texts in fields of a row that has not been looked at yet. */
function linksOf(row: unknown, ...fields: string[]): string[] {
  if (typeof row !== "object" || row === null) return [];
  const values = Object.entries(row).flatMap(([field, value]: [string, unknown]) =>
    fields.includes(field) ? value : [],
  );
  return values.filter((value) => typeof value === "string");
}

function alreadyImported(list: string, id: string): ApiError {
  return new ApiError("parameter_missing", {
    message: `Nothing was imported: this part of the export is in the account already, with ${id} of its ${list}.`,
    param: "exportId",
    clarification: "Should it be added once more? Then leave exportId out of the file.",
  });
}
