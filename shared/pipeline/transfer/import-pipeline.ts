import type { InferInsertModel } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  activities,
  calendarEvents,
  contacts,
  jobContacts,
  jobStatusMoves,
  jobs,
  moodCheckins,
} from "../../../schema/pipeline.ts";
import type { ImportBody } from "../../contracts/pipeline/transfer.ts";
import type { ImportReport } from "../../contracts/responses/pipeline/transfer.ts";
import { ApiError } from "../../core/errors.ts";
import { statement } from "../../db/transaction.ts";
import type { WriteContext } from "../context.ts";
import { openCatalogNames } from "../matching/match-job.ts";
import { indexWords } from "../search/index-words.ts";
import { type CheckedImport, checkImport } from "./check-import.ts";
import { toRows } from "./import-rows.ts";
import { findPreviousChunks, mergeIntoExisting } from "./previous-chunks.ts";

/** A safe number of values per statement, below the limit of SQLite. */
const maxValues = 20_000;

/**
 * Adds the records of a file to the caller's pipeline with new ids and without events. Either
 * all records are added or none.
 *
 * @param dryRun whether to only validate the file and report on every row.
 * @throws ApiError `parameter_missing` that lists the invalid rows, unless it is a dry run, and
 * for a part of an export that has been imported before.
 */
export async function importPipeline(
  context: WriteContext,
  body: ImportBody,
  dryRun: boolean,
): Promise<ImportReport> {
  const previous = await findPreviousChunks(context, body);
  const checked = checkImport(body, previous, context.now);
  const valid = checked.rows.every((row) => row.valid);
  const report = {
    dryRun,
    valid,
    jobs: body.jobs.length,
    contacts: body.contacts.length,
    activities: body.activities.length,
    events: body.events.length,
    moodCheckins: body.moodCheckins.length,
  };
  if (dryRun) return { ...report, rows: checked.rows };
  if (!valid) throw refused(checked);
  const rows = toRows(context, body, checked, {
    previous,
    names: await openCatalogNames(context),
  });
  insertAll(context, jobs, rows.jobs);
  insertAll(context, contacts, rows.contacts);
  insertAll(context, jobStatusMoves, rows.moves);
  insertAll(context, jobContacts, rows.links);
  insertAll(context, activities, rows.activities);
  insertAll(context, calendarEvents, rows.events);
  insertAll(context, moodCheckins, rows.moodCheckins);
  context.write(
    ...indexWords(context.caller.accountId, "job", rows.jobs),
    ...indexWords(context.caller.accountId, "contact", rows.contacts),
  );
  mergeIntoExisting(context, rows, previous);
  return report;
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
    write(statement.insert(table).values(rows.slice(start, start + size)));
  }
}

/** The maximum number of problems in an error response. */
const maxFields = 100;

function refused({ rows }: CheckedImport): ApiError {
  const fields = rows.flatMap(({ list, row, problems }) =>
    problems.map(({ field, message }) => ({ field: `${list}.${row}.${field}`, message })),
  );
  const invalid = rows.filter((row) => !row.valid).length;
  const [first] = fields;
  return new ApiError("parameter_missing", {
    message: `Nothing was imported, because ${invalid} of ${rows.length} rows failed validation. ${first?.field}: ${first?.message}`,
    param: first?.field ?? "body",
    fields: fields.slice(0, maxFields),
    clarification: "How should these rows be corrected? A dry run reports on every row.",
  });
}
