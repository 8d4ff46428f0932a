/** The preview of a file, which is made once and stored with it. */
import type {
  ExportPreview,
  FileOutcome,
  PreviewedRow,
  TablePreview,
} from "#schema/import-files.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import type { DoubtfulPay } from "../imports/jobs-csv.ts";
import { tryImport } from "../imports/plan-import.ts";
import { withPlanPermit } from "../imports/run-import.ts";
import { importLists } from "../imports/transfer.request.ts";
import type { AcceptedFile } from "./accept-file.ts";
import { readPart } from "./archive.ts";
import {
  type CheckedRow,
  type ChosenTable,
  checkTable,
  groupLeftOut,
  type UnusedRow,
} from "./check-table.ts";
import { listDoubtfulPay } from "./list-doubtful-pay.ts";
import { type CountWork, type ReadPart, readCounted, readExport } from "./read-table.ts";
import type { FileContext } from "./stored-file.ts";

/**
 * Reads a file that was just uploaded.
 *
 * @param timeZone of the dates of a table.
 * @throws ApiError `parameter_missing` for a file that cannot be read, and what counting throws.
 */
export async function previewFile(
  context: FileContext,
  file: AcceptedFile,
  timeZone: string,
  count: CountWork,
): Promise<TablePreview | ExportPreview> {
  if (file.kind === "archive") {
    const reads = file.parts.map(
      (entry) => () => readCounted(entry.size, () => readPart(entry), count),
    );
    return { parts: reads.length, ...(await previewParts(context, reads)) };
  }
  const { kind, text } = file;
  if (kind === "export") {
    const read = () => readCounted(text.length, () => readExport(text), count);
    return { parts: null, ...(await previewParts(context, [read])) };
  }
  const chosen = { columns: {}, statuses: {}, currencies: {}, timeZone };
  const preview = await previewTable(context, text, chosen, count);
  if (preview.total === 0) throw noRows();
  return preview;
}

const maxFirst = 8;

/** Reads a table with the columns and statuses that were chosen; the others are recognized by their names. */
export async function previewTable(
  context: FileContext,
  text: string,
  chosen: ChosenTable,
  count: CountWork,
): Promise<TablePreview> {
  const { rows, columns, unknownStatuses, doubtfulPay } = await withPlanPermit(context, () =>
    checkTable(context, text, chosen, count),
  );
  const known = rows.flatMap(({ row, knownId }) =>
    knownId === null ? [] : [{ row, problems: [], jobId: knownId }],
  );
  return {
    columns: columns.map(({ column, field, samples }) => ({ column, field, samples })),
    unknownStatuses: [...unknownStatuses],
    statuses: chosen.statuses,
    pay: listDoubtfulPay(doubtfulPay),
    total: rows.length,
    first: rows.slice(0, maxFirst).map((row) => toPreviewed(row, doubtfulPay)),
    invalid: groupLeftOut(
      rows.filter(({ job }) => job === null).map(({ row, problems }) => ({ row, problems })),
    ),
    known: groupLeftOut(known),
  };
}

function toPreviewed(
  { row, job, problems, knownId }: CheckedRow,
  doubtfulPay: readonly DoubtfulPay[],
): PreviewedRow {
  const isKnown = knownId !== null;
  if (job === null) return { row, problems, job, isKnown };
  const { company, title, location = null, salaryMin = null, salaryMax = null } = job;
  const { salaryPeriod = "annual", currency = "USD", statusHistory = [] } = job;
  const status = job.status ?? statusHistory.at(-1)?.status ?? "saved";
  const appliedAt = statusHistory.find((move) => move.status === "applied")?.changedAt ?? null;
  const pay = { salaryMin, salaryMax, salaryPeriod, currency };
  const payInNotes = doubtfulPay.find((pay) => pay.row === row && pay.isInNotes)?.text ?? null;
  const shown = { company, title, status, location, ...pay, appliedAt, payInNotes };
  return { row, problems, job: shown, isKnown };
}

/** Records that are not valid, after which the parts that follow are not checked. */
const maxInvalid = 200;

/**
 * The report that the import of an export's parts would make, or the reason why there can be none:
 * it was imported before.
 */
async function previewParts(
  context: FileContext,
  parts: readonly (() => Promise<ReadPart>)[],
): Promise<Omit<ExportPreview, "parts">> {
  const earlier = { jobs: new Set<string>(), contacts: new Set<string>() };
  const counts = Object.fromEntries(importLists.map((list) => [list, 0])) as FileOutcome["added"];
  const invalid: UnusedRow[] = [];
  for (const [at, read] of parts.entries()) {
    // One part at a time becomes objects, and others' imports come between.
    const report = await withPlanPermit(context, async () => {
      const { body } = await read();
      return tryImport(context, { body, importId: newId("import") }, earlier).catch(problemOf);
    });
    if (typeof report === "string") {
      return { counts: null, problem: report, invalid: groupLeftOut([]) };
    }
    for (const list of importLists) counts[list] += report[list];
    for (const { list, row, valid, problems } of report.rows ?? []) {
      if (valid) continue;
      invalid.push({ list, row, problems, ...(parts.length > 1 ? { part: at + 1 } : {}) });
    }
    if (invalid.length >= maxInvalid) {
      const problem =
        at + 1 === parts.length
          ? null
          : `Of ${parts.length} parts only the first ${at + 1} were checked, because so many of their records are not valid. Nothing is imported while records are not valid.`;
      return { counts: null, problem, invalid: groupLeftOut(invalid) };
    }
  }
  const isValid = invalid.length === 0;
  return { counts: isValid ? counts : null, problem: null, invalid: groupLeftOut(invalid) };
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.row.status === 400) return error.message;
  throw error;
}

function noRows(): ApiError {
  return new ApiError("parameter_missing", {
    message:
      "This has no rows below the names of the columns, or is no table. The first row must be the names of the columns.",
    param: "body",
    clarification: "Is it a CSV file, or a file that was exported here?",
  });
}
