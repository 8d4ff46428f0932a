import { and, eq } from "drizzle-orm";
import {
  type ConfirmedTable,
  type FileOutcome,
  importFileParts,
  importFiles,
} from "../../../schema/import-files.ts";
import { imports } from "../../../schema/pipeline.ts";
import type { GivenColumns } from "../../contracts/pipeline/import-columns.ts";
import { ImportBody, importLists } from "../../contracts/pipeline/transfer.ts";
import type { ImportReport } from "../../contracts/responses/pipeline/transfer.ts";
import { sha256Hex } from "../../core/bytes/sha256.ts";
import { ApiError } from "../../core/errors.ts";
import { statement, type Write } from "../../db/transaction.ts";
import {
  type ImportRun,
  type RunContext,
  runImport,
  withPlanPermit,
} from "../transfer/run-import.ts";
import { checkTable, leftOutOf } from "./check-table.ts";
import { type ImportFile, whereFile } from "./file-record.ts";
import { readExport, readTable } from "./read-table.ts";

/** What a person confirms. */
export interface Confirmation {
  columns: GivenColumns;
  /** Whether jobs that the account has already are left out. */
  skipKnown: boolean;
}

/**
 * Imports a stored file by the same steps as the API: in parts, and resumed if an earlier request
 * was interrupted, then with what was confirmed first. Rows of a table that are not valid are left
 * out; of an export, whose records belong together, nothing is imported unless all are valid.
 *
 * @param text of the file.
 * @throws ApiError `parameter_missing`, `import_in_progress`, and what counting throws.
 */
export async function importFile(
  context: RunContext,
  file: ImportFile,
  text: string,
  { columns, skipKnown }: Confirmation,
  run: Pick<ImportRun, "count" | "committed">,
): Promise<void> {
  const confirmed =
    file.kind === "export"
      ? null
      : ((await isUnfinished(context, file)) && file.confirmed) ||
        (await confirm(context, file, text, { columns, skipKnown }));
  await runImport(context, {
    ...run,
    request: {
      userId: context.caller.accountId,
      key: file.id,
      requestSha256: await sha256Hex(`${file.sha256}\n${JSON.stringify(confirmed)}`),
    },
    parse: () => (confirmed === null ? readExport(text) : bodyOf(text, confirmed)),
    finish: (write, report) => end(context, write, file, report, confirmed),
  });
}

/** Whether some of a file was imported by a request that was interrupted. */
export async function isUnfinished(
  { db, caller }: Pick<RunContext, "db" | "caller">,
  { id }: Pick<ImportFile, "id">,
): Promise<boolean> {
  const found = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, caller.accountId), eq(imports.key, id)));
  return found.length > 0;
}

/** Stores which rows are imported: jobs that are added by its first part are not known ones. */
async function confirm(
  context: RunContext,
  file: ImportFile,
  text: string,
  { columns, skipKnown }: Confirmation,
): Promise<ConfirmedTable> {
  const { rows } = await withPlanPermit(context.db, () => checkTable(context, text, columns));
  const confirmed = { columns, leftOut: leftOutOf(rows, skipKnown) };
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

function bodyOf(text: string, { columns, leftOut }: ConfirmedTable): ImportBody {
  const without = new Set(leftOut.map(({ row }) => row));
  const { jobs } = readTable(text, columns as GivenColumns);
  return ImportBody.parse({ jobs: jobs.filter((_, at) => !without.has(at + 2)) });
}

/** Keeps what became of the file, and not its text. */
function end(
  context: RunContext,
  write: Write,
  { id }: ImportFile,
  report: ImportReport,
  confirmed: ConfirmedTable | null,
): void {
  const counts = importLists.map((list) => [list, report[list]] as const);
  const added = Object.fromEntries(counts) as FileOutcome["added"];
  const outcome = { added, leftOut: confirmed?.leftOut ?? [] };
  const { accountId } = context.caller;
  write(
    statement.update(importFiles).set({ outcome }).where(whereFile(context, id)),
    statement
      .delete(importFileParts)
      .where(and(eq(importFileParts.userId, accountId), eq(importFileParts.fileId, id))),
  );
}
