import type { LeftOutRow } from "#schema/import-files.ts";
import { checkImport } from "../imports/check-import.ts";
import type { GivenStatuses, UnknownStatus } from "../imports/given-statuses.ts";
import type { GivenColumns } from "../imports/import-columns.ts";
import type { DoubtfulPay, ReadColumn } from "../imports/jobs-csv.ts";
import type { GivenCurrencies } from "../imports/row-pay.ts";
import { ImportBody, type ImportJob } from "../imports/transfer.request.ts";
import type { FileContext } from "./file-record.ts";
import { findKnownJobs } from "./find-known-jobs.ts";
import { type CountWork, readCounted } from "./read-counted.ts";
import { readTable } from "./read-table.ts";

/** A row of a table, and what would become of it. */
export interface CheckedRow {
  /** The row in the file, where the header is row 1. */
  row: number;
  /** Null if it cannot be imported. */
  job: ImportJob | null;
  problems: LeftOutRow["problems"];
  /** The job that the account has already. */
  knownId: string | null;
}

/** A person's choices for a table; the rest is recognized by its names. */
export interface ChosenTable {
  columns: GivenColumns;
  statuses: GivenStatuses;
  currencies: GivenCurrencies;
  /** The time zone of its dates: the account's. */
  timeZone: string;
}

interface CheckedTable {
  columns: readonly ReadColumn[];
  unknownStatuses: readonly UnknownStatus[];
  /** Pay that says too little; its positions are those of the file, where the header is row 1. */
  doubtfulPay: readonly DoubtfulPay[];
  rows: readonly CheckedRow[];
}

const none = { jobs: new Map<string, string>(), contacts: new Map<string, string>() };

/**
 * Reads a table and validates each of its rows as an import does. Nothing is written.
 *
 * @throws ApiError `parameter_missing` for what is no table, has too many rows, or columns that are
 * not its own, and what counting throws.
 */
export async function checkTable(
  context: FileContext,
  text: string,
  chosen: ChosenTable,
  count: CountWork,
): Promise<CheckedTable> {
  const { columns: given, ...reading } = chosen;
  const read = () => readTable(text, given, reading);
  const { columns, unknownStatuses, doubtfulPay, jobs } = await readCounted(
    text.length,
    read,
    count,
  );
  const body = ImportBody.parse({ jobs: [...jobs] });
  const checked = await checkImport(body, none, context.now);
  const known = await findKnownJobs(context, checked.jobs);
  let next = 0;
  const rows = checked.rows.map(({ row, valid, problems }): CheckedRow => {
    const at = valid ? next++ : -1;
    const result = { row: row + 1, problems: firstOfEach(problems), knownId: known[at] ?? null };
    return { ...result, job: checked.jobs[at] ?? null };
  });
  const inFile = doubtfulPay.map((pay) => ({ ...pay, row: pay.row + 1 }));
  return { columns, unknownStatuses, doubtfulPay: inFile, rows };
}

/** The problems that are stored of a row. */
const maxProblems = 2;

/** The rows of a table that are not imported, and why. */
export function listLeftOut(rows: readonly CheckedRow[], skipKnown: boolean): LeftOutRow[] {
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
