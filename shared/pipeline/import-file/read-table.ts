import { ApiError } from "#shared/core/errors.ts";
import { explainBody } from "#shared/core/validation/explain-body.ts";
import { findSeparator } from "../imports/csv.ts";
import type { RowReading } from "../imports/foreign-row.ts";
import type { ImportBudget } from "../imports/import-budget.ts";
import type { GivenColumns, UnknownStatus } from "../imports/import-columns.ts";
import { type DoubtfulPay, JobsCsvReader, type ReadColumn } from "../imports/jobs-csv.ts";
import { JsonScanner } from "../imports/json-scanner.ts";
import { ImportBody } from "../imports/transfer.request.ts";

/** A table of jobs as it was read, before its rows are validated. */
interface ReadTable {
  columns: readonly ReadColumn[];
  /** Statuses that no program is known to have. */
  unknownStatuses: readonly UnknownStatus[];
  doubtfulPay: readonly DoubtfulPay[];
  jobs: readonly unknown[];
  counted: ImportBudget["counted"];
}

/** A part of an export, whose records are not validated yet. */
export interface ReadPart {
  body: ImportBody;
  counted: ImportBudget["counted"];
}

/** The part of a file that decides its separator: longer than the longest header. */
const firstCharacters = 50_000;

/**
 * Reads a table of any program: its cells are separated by commas, semicolons or tabs.
 *
 * @param given what columns are; the others are recognized by their names.
 * @param reading how its statuses, amounts and dates are read.
 * @throws ApiError `parameter_missing` for what is no table, or has too many rows or columns.
 */
export function readTable(
  text: string,
  given: GivenColumns = {},
  reading: Omit<RowReading, "columns"> = {},
): ReadTable {
  const separator = findSeparator(text.slice(0, firstCharacters));
  const reader = new JobsCsvReader(given, separator, reading);
  reader.push(text);
  const { jobs } = reader.end();
  const { columns, unknownStatuses, doubtfulPay, counted } = reader;
  return { columns, unknownStatuses, doubtfulPay, jobs, counted };
}

/**
 * Reads an export as JSON.
 *
 * @throws ApiError `parameter_missing`.
 */
export function readExport(text: string): ReadPart {
  const scanner = new JsonScanner();
  scanner.push(new TextEncoder().encode(text));
  const parsed = ImportBody.safeParse(parse(text), { reportInput: true });
  if (parsed.success) return { body: parsed.data, counted: scanner.counted };
  const [fault] = explainBody(parsed.error, ImportBody);
  throw refused(
    `This is JSON, but no export of a job search: ${fault?.field} ${fault?.message ?? "is not valid."}`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refused("This begins like JSON, but is not well-formed.", cause);
  }
}

function refused(message: string, cause?: unknown): ApiError {
  return new ApiError("parameter_missing", {
    message,
    param: "body",
    clarification: "Is it a file that was exported here, or a table of jobs?",
    cause,
  });
}

/** The work of reading a file; checking its rows takes as much again. */
export interface ReadingWork {
  bytes?: number;
  rows?: number;
  values?: number;
}

/** Counts work that is about to be done. What it throws ends the work. */
export type CountWork = (work: ReadingWork) => Promise<void>;

/** Reads a table, or a part of an export: its bytes are counted before, and what it has in it after. */
export async function readCounted<T extends { counted: ReadingWork }>(
  bytes: number,
  read: () => T | Promise<T>,
  count: CountWork,
): Promise<T> {
  await count({ bytes });
  const made = await read();
  await count(made.counted);
  return made;
}
