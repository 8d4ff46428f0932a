import { and, eq } from "drizzle-orm";
import {
  type ConfirmedTable,
  type FileOutcome,
  type ImportedParts,
  importFileParts,
  importFiles,
} from "#schema/import-files.ts";
import { imports } from "#schema/pipeline.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { ApiError } from "#shared/core/errors.ts";
import { statement, type Write } from "#shared/db/transaction.ts";
import type { GivenColumns, GivenStatuses } from "../imports/import-columns.ts";
import {
  type ImportRun,
  type RunContext,
  runImport,
  withPlanPermit,
} from "../imports/run-import.ts";
import { ImportBody, importLists } from "../imports/transfer.request.ts";
import type { ImportReport } from "../imports/transfer.response.ts";
import { partsIn, readPart } from "./archive.ts";
import { type ChosenTable, checkTable, listLeftOut } from "./check-table.ts";
import { type CountWork, readCounted, readExport, readTable } from "./read-table.ts";
import { type ImportFile, whereFile } from "./stored-file.ts";

/** The choices that a person confirms. */
export interface Confirmation extends ChosenTable {
  /** Whether jobs that the account has already are left out. */
  skipKnown: boolean;
}

/** The callbacks of an import, as in {@link ImportRun}, and one that counts the reading of its file. */
type Run = Pick<ImportRun, "count" | "committed"> & { countReading: CountWork };

/**
 * Imports a stored table or export by the same steps as the API: in parts, and resumed if an earlier
 * request was interrupted, then with what was confirmed first. Rows of a table that are not valid are
 * left out; of an export, whose records belong together, nothing is imported unless all are valid.
 *
 * @param text of the file.
 * @throws ApiError `parameter_missing`, `import_in_progress`, and what counting throws.
 */
export async function importFile(
  context: RunContext,
  file: ImportFile,
  text: string,
  confirmation: Confirmation,
  run: Run,
): Promise<void> {
  const confirmed =
    file.kind === "table"
      ? ((await isUnfinished(context, file)) && confirmedTable(file)) ||
        (await confirm(context, file, text, confirmation, run.countReading))
      : null;
  await runImport(context, {
    ...run,
    request: {
      userId: context.caller.accountId,
      key: file.id,
      requestSha256: await sha256Hex(`${file.sha256}\n${JSON.stringify(confirmed)}`),
    },
    parse: () =>
      confirmed === null
        ? readCounted(text.length, () => readExport(text), run.countReading)
        : bodyOf(text, confirmed),
    finish: (write, report) => end(context, write, file, addedOf(report), confirmed?.leftOut ?? []),
  });
}

/**
 * Imports the parts of a stored archive, each by the steps of one export, after those that are
 * imported already.
 *
 * @param goesOn whether there is time for another part; the rest is imported by a later request.
 * @throws ApiError as {@link importFile}, for the part that it concerns.
 */
export async function importArchive(
  context: RunContext,
  file: ImportFile,
  archive: Uint8Array<ArrayBuffer>,
  run: Run & { goesOn(): boolean },
): Promise<void> {
  const parts = partsIn(archive);
  const before = importedParts(file);
  let { added } = before;
  for (const [at, entry] of parts.entries()) {
    if (at < before.parts) continue;
    if (at > before.parts && !run.goesOn()) return;
    await runImport(context, {
      ...run,
      request: {
        userId: context.caller.accountId,
        key: partKey(file, at),
        requestSha256: await sha256Hex(`${file.sha256}\n${at}`),
      },
      parse: () => readCounted(entry.size, () => readPart(entry), run.countReading),
      finish(write, report) {
        added = sumOf(added, addedOf(report));
        if (at === parts.length - 1) return end(context, write, file, added, []);
        const confirmed: ImportedParts = { parts: at + 1, added };
        write(statement.update(importFiles).set({ confirmed }).where(whereFile(context, file.id)));
      },
    });
  }
}

/** How many parts of an archive are imported. */
export function importedParts({ confirmed }: Pick<ImportFile, "confirmed">): ImportedParts {
  return confirmed && "parts" in confirmed ? confirmed : { parts: 0, added: nothing };
}

const nothing: FileOutcome["added"] = {
  jobs: 0,
  contacts: 0,
  activities: 0,
  events: 0,
  moodCheckins: 0,
};

function sumOf(a: FileOutcome["added"], b: FileOutcome["added"]): FileOutcome["added"] {
  const sums = importLists.map((list) => [list, a[list] + b[list]] as const);
  return Object.fromEntries(sums) as FileOutcome["added"];
}

function partKey({ id }: Pick<ImportFile, "id">, at: number): string {
  return `${id}:${at + 1}`;
}

function confirmedTable({ confirmed }: ImportFile): ConfirmedTable | null {
  return confirmed && "columns" in confirmed ? confirmed : null;
}

/** Whether some of a file was imported by a request that was interrupted. */
export async function isUnfinished(
  { db, caller }: Pick<RunContext, "db" | "caller">,
  file: Pick<ImportFile, "id" | "kind" | "confirmed">,
): Promise<boolean> {
  const { parts } = importedParts(file);
  if (parts > 0) return true;
  const key = file.kind === "archive" ? partKey(file, 0) : file.id;
  const found = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, caller.accountId), eq(imports.key, key)));
  return found.length > 0;
}

/** Stores which rows are imported: jobs that are added by its first part are not known ones. */
async function confirm(
  context: RunContext,
  file: ImportFile,
  text: string,
  { columns, statuses, currencies, timeZone, skipKnown }: Confirmation,
  count: CountWork,
): Promise<ConfirmedTable> {
  const { rows } = await withPlanPermit(context, () =>
    checkTable(context, text, { columns, statuses, currencies, timeZone }, count),
  );
  const confirmed = {
    columns,
    statuses,
    currencies,
    timeZone,
    leftOut: listLeftOut(rows, skipKnown),
  };
  if (confirmed.leftOut.length === rows.length) {
    throw new ApiError("parameter_missing", {
      message: "No row of this table can be imported.",
      param: "body",
      clarification: "Which columns are the company and the title of the jobs?",
    });
  }
  await context.db.update(importFiles).set({ confirmed }).where(whereFile(context, file.id));
  return confirmed;
}

function bodyOf(text: string, confirmed: ConfirmedTable) {
  const { columns, statuses = {}, currencies = {}, timeZone, leftOut } = confirmed;
  const without = new Set(leftOut.map(({ row }) => row));
  const { jobs } = readTable(text, columns as GivenColumns, {
    statuses: statuses as GivenStatuses,
    currencies,
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return { body: ImportBody.parse({ jobs: jobs.filter((_, at) => !without.has(at + 2)) }) };
}

function addedOf(report: ImportReport): FileOutcome["added"] {
  const counts = importLists.map((list) => [list, report[list]] as const);
  return Object.fromEntries(counts) as FileOutcome["added"];
}

/** Keeps what became of the file, and not its text. */
function end(
  context: RunContext,
  write: Write,
  { id }: ImportFile,
  added: FileOutcome["added"],
  leftOut: FileOutcome["leftOut"],
): void {
  const outcome = { added, leftOut };
  const { accountId } = context.caller;
  write(
    statement.update(importFiles).set({ outcome }).where(whereFile(context, id)),
    statement
      .delete(importFileParts)
      .where(and(eq(importFileParts.userId, accountId), eq(importFileParts.fileId, id))),
  );
}
