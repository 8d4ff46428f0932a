import type { LeftOutRow } from "../../../schema/import-files.ts";
import type { GivenColumns } from "../../contracts/pipeline/import-columns.ts";
import { ImportBody, type ImportJob } from "../../contracts/pipeline/transfer.ts";
import { checkImport } from "../transfer/check-import.ts";
import type { GivenStatuses, UnknownStatus } from "../transfer/given-statuses.ts";
import type { ReadColumn } from "../transfer/jobs-csv.ts";
import type { FileContext } from "./file-record.ts";
import { findKnownJobs } from "./find-known-jobs.ts";
import { readTable } from "./read-table.ts";

/** A row of a table, and what would become of it. */
export interface CheckedRow {
  /** In the file, where the header is row 1. */
  row: number;
  /** Null if it cannot be imported. */
  job: ImportJob | null;
  problems: readonly { field: string; message: string }[];
  /** The job that the account has already. */
  knownId: string | null;
}

export interface CheckedTable {
  columns: readonly ReadColumn[];
  unknownStatuses: readonly UnknownStatus[];
  rows: readonly CheckedRow[];
}

const none = { jobs: new Map<string, string>(), contacts: new Map<string, string>() };

/**
 * Reads a table and validates each of its rows as an import does. Nothing is written.
 *
 * @throws ApiError `parameter_missing` for what is no table, has too many rows, or columns that are
 * not its own.
 */
export async function checkTable(
  context: FileContext,
  text: string,
  given?: GivenColumns,
  statuses?: GivenStatuses,
): Promise<CheckedTable> {
  const { columns, unknownStatuses, jobs } = readTable(text, given, statuses);
  const body = ImportBody.parse({ jobs: [...jobs] });
  const checked = await checkImport(body, none, context.now);
  const known = await findKnownJobs(context, checked.jobs);
  let next = 0;
  const rows = checked.rows.map(({ row, valid, problems }): CheckedRow => {
    const at = valid ? next++ : -1;
    const result = { row: row + 1, problems: firstOfEach(problems), knownId: known[at] ?? null };
    return { ...result, job: checked.jobs[at] ?? null };
  });
  return { columns, unknownStatuses, rows };
}

/** Of a row, that are stored. */
const maxProblems = 2;

/** The rows of a table that are not imported, and why. */
export function leftOutOf(rows: readonly CheckedRow[], skipKnown: boolean): LeftOutRow[] {
  return rows.flatMap(({ row, job, problems, knownId }): LeftOutRow[] => {
    if (job === null) return [{ row, problems: problems.slice(0, maxProblems) }];
    if (skipKnown && knownId !== null) return [{ row, problems: [], jobId: knownId }];
    return [];
  });
}

/** One problem of each field; a status that is not known is not one of its history too. */
function firstOfEach(problems: CheckedRow["problems"]): CheckedRow["problems"] {
  const isStatus = problems.some(({ field }) => field === "status");
  const own = problems.filter(({ field }) => !isStatus || !field.startsWith("statusHistory"));
  const byField = Map.groupBy(own, ({ field }) => field.split(".")[0]);
  return [...byField.values()].flatMap(([first]) => first ?? []);
}
