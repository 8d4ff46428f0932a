/**
 * Imports of an export in several chunks (the `part`s of the API), whose records may link to those
 * of previous chunks.
 */
import { and, eq, isNotNull } from "drizzle-orm";
import { activities, calendarEvents, contacts, jobs, moodCheckins } from "#schema/pipeline.ts";
import { ApiError } from "#shared/core/errors.ts";
import { isIn } from "#shared/db/conditions.ts";
import type { ReadContext } from "../records/context.ts";
import { isOwnId } from "./import-ids.ts";
import { originIn, outcomeOf, type PreviousChunks, type ReadImport } from "./import-types.ts";
import { type ImportList, importLists } from "./transfer.request.ts";

/** The table of each list. */
const tables = {
  jobs,
  contacts,
  activities,
  events: calendarEvents,
  moodCheckins,
} as const satisfies Record<ImportList, unknown>;

/**
 * Finds the records of previously imported chunks that the rows of a file may link to. Those of the
 * import itself, which is being resumed, are not among them.
 *
 * When an import is resumed, its links have been found before: a record that is missing now was
 * deleted meanwhile. It keeps an id, which no record has, so that the import still has the same
 * steps; `withoutDeleted` removes the links.
 *
 * @throws ApiError `parameter_missing` if a row of the file has been imported before.
 */
export async function findPreviousChunks(
  { db, caller }: ReadContext,
  { body, importId, isResumed = false }: ReadImport,
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
  const byFileId = (found: readonly { id: string; origin: string | null }[]) =>
    new Map(
      found
        .filter(({ id }) => !isOwnId(importId, id, body))
        .map(({ id, origin }) => [origin?.slice(origin.indexOf(":") + 1) ?? "", id]),
    );
  const previous = {
    jobs: byFileId(foundJobs),
    contacts: byFileId(foundContacts),
    activities: byFileId(foundActivities),
    events: byFileId(foundEvents),
    moodCheckins: byFileId(foundMoods),
  };
  for (const list of importLists) {
    const duplicate = idsOf(body[list]).find((id) => previous[list].has(id));
    if (duplicate !== undefined) throw alreadyImported(list, duplicate, isResumed);
  }
  if (isResumed) {
    addDeleted(previous.jobs, linksTo("jobId", "jobIds"), idsOf(body.jobs));
    addDeleted(previous.contacts, linksTo("contactId"), idsOf(body.contacts));
  }
  return previous;
}

/** Adds an id for each linked record that is in no chunk. */
function addDeleted(
  found: Map<string, string>,
  linked: readonly string[],
  own: readonly string[],
): void {
  const ownIds = new Set(own);
  for (const id of linked) {
    if (!ownIds.has(id) && !found.has(id)) found.set(id, `deleted:${id}`);
  }
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

function alreadyImported(list: string, id: string, isResumed: boolean): ApiError {
  return new ApiError("parameter_missing", {
    message: `${outcomeOf(isResumed)}: this part of the export has been imported before. The account already has ${id} of its ${list}.`,
    param: "exportId",
    clarification:
      "Should it be imported again as new records? Then remove exportId from the file.",
  });
}
