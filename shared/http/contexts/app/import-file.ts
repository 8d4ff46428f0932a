/** Files that are imported on a page: their uploads, previews and imports. */
import type { Context } from "hono";
import { appPerMinute, importRowsPerRequest } from "../../../access/tiers.ts";
import type { AccountSession } from "../../../accounts/sessions/session.ts";
import type { GivenColumns } from "../../../contracts/pipeline/import-columns.ts";
import { type ImportBody, importLists } from "../../../contracts/pipeline/transfer.ts";
import { ApiError } from "../../../core/errors.ts";
import { newId } from "../../../core/ids.ts";
import type { ZipEntry } from "../../../core/zip/read-zip.ts";
import { connect } from "../../../db/client.ts";
import type { ExportReport, ImportView } from "../../../pages/app/pipeline/import-view.ts";
import { partsIn, readPart } from "../../../pipeline/import-files/archive.ts";
import { checkTable } from "../../../pipeline/import-files/check-table.ts";
import { type FileContext, findFile } from "../../../pipeline/import-files/file-record.ts";
import {
  type Confirmation,
  importArchive,
  importedParts,
  importFile,
  isUnfinished,
} from "../../../pipeline/import-files/import-file.ts";
import { readExport, readHeader } from "../../../pipeline/import-files/read-table.ts";
import { readBytes, readText } from "../../../pipeline/import-files/read-text.ts";
import { namesOf } from "../../../pipeline/names-of.ts";
import type { GivenStatuses } from "../../../pipeline/transfer/given-statuses.ts";
import { releaseImportLock, takeImportLock } from "../../../pipeline/transfer/import-lock.ts";
import { tryImport } from "../../../pipeline/transfer/plan-import.ts";
import { withPlanPermit } from "../../../pipeline/transfer/run-import.ts";
import { appLimitKey } from "../../../rate-limit/limit-key.ts";
import type { AppEnv } from "../../env.ts";
import { countAgainst } from "../../middleware/rate-limit.ts";
import { holdBytes } from "../../request/held-bytes.ts";
import { readPipeline } from "./pipeline.ts";

const timeoutMs = 15_000;
/** After this long, another part of an archive is left to the next request. */
const archiveMs = 15_000;
/** Rows left out whose job is named on a page. */
const maxNamed = 200;

/** The context of the verbs for files, with time for several megabytes. */
export function fileContext(c: Context<AppEnv>, session: AccountSession): FileContext {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = c.env;
  return { ...readPipeline(c, session), db: connect({ url, authToken }, { timeoutMs }) };
}

/** What a person has chosen for a table. */
export interface ChosenTable {
  columns: GivenColumns;
  statuses: GivenStatuses;
}

/**
 * What a page shows of a stored file: what its rows would become, or what they have become.
 *
 * @param choose what columns and statuses are; otherwise they are recognized by their names.
 * @throws ApiError `record_not_found`.
 */
export async function viewFile(
  c: Context<AppEnv>,
  session: AccountSession,
  id: string,
  choose?: (header: readonly string[]) => ChosenTable,
): Promise<ImportView> {
  const context = fileContext(c, session);
  const file = await findFile(context, id);
  const { name, kind, outcome, bytes } = file;
  if (outcome) {
    const known = outcome.leftOut.flatMap(({ jobId }) => jobId ?? []).slice(0, maxNamed);
    const { jobs } = await namesOf(context, { jobs: known });
    return { kind: "done", id, name, outcome, jobs };
  }
  const held = holdBytes("large");
  held.add(bytes);
  try {
    const resumes = await isUnfinished(context, file);
    if (kind === "archive") {
      const entries = partsIn(await readBytes(context, file));
      const parts = { all: entries.length, imported: importedParts(file).parts };
      const tried = resumes ? { report: null, problem: null } : await tryArchive(context, entries);
      return { kind, id, name, resumes, parts, ...tried };
    }
    const text = await readText(context, file);
    if (kind === "export") {
      const read = async () => readExport(text);
      return { kind, id, name, resumes, parts: null, ...(await tryParts(context, [read])) };
    }
    const { columns, statuses = {} } = choose?.(readHeader(text)) ?? {};
    const table = await withPlanPermit(context.db, () =>
      checkTable(context, text, columns, statuses),
    );
    const known = table.rows.flatMap(({ knownId }) => knownId ?? []).slice(0, maxNamed);
    const { jobs } = await namesOf(context, { jobs: known });
    return { kind, id, name, ...table, statuses, jobs, resumes };
  } finally {
    held.release();
  }
}

/** Of all parts together. */
const maxInvalid = 200;

function tryArchive(context: FileContext, entries: readonly ZipEntry[]) {
  return tryParts(
    context,
    entries.map((entry) => () => readPart(entry)),
  );
}

/** What the import of an export's parts would report, or why there can be none: it was imported before. */
async function tryParts(context: FileContext, parts: readonly (() => Promise<ImportBody>)[]) {
  const earlier = { jobs: new Set<string>(), contacts: new Set<string>() };
  const counts = Object.fromEntries(importLists.map((list) => [list, 0])) as ExportReport["counts"];
  const invalid: ExportReport["invalid"] = [];
  let invalidRows = 0;
  try {
    for (const [at, read] of parts.entries()) {
      // One part at a time becomes objects, and others' imports come between.
      const report = await withPlanPermit(context.db, async () =>
        tryImport(context, { body: await read(), importId: newId("import") }, earlier),
      );
      for (const list of importLists) counts[list] += report[list];
      const own = (report.rows ?? []).filter(({ valid }) => !valid);
      invalidRows += own.length;
      const part = parts.length > 1 ? at + 1 : null;
      for (const row of own.slice(0, maxInvalid - invalid.length)) invalid.push({ ...row, part });
    }
    return { report: { counts, invalid, invalidRows }, problem: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.row.status !== 400) throw error;
    return { report: null, problem: error.message };
  }
}

/**
 * Imports a stored file as it was confirmed. An account imports one at a time, whether here or
 * through the API.
 *
 * @throws ApiError `record_not_found`, `import_in_progress`, `parameter_missing`,
 * `rate_limit_exceeded`: every 500 rows count as one more page.
 */
export async function confirmFile(
  c: Context<AppEnv>,
  session: AccountSession,
  id: string,
  confirmation: Confirmation,
): Promise<void> {
  const context = fileContext(c, session);
  const { db, caller } = context;
  const file = await findFile(context, id);
  // Sent twice: it was imported by the first.
  if (file.outcome) return;
  const held = holdBytes("large");
  held.add(file.bytes);
  const lock = { userId: caller.accountId, holder: newId("claim") };
  try {
    await takeImportLock(db, lock);
    const run = {
      count: (steps: number) => countPages(c, session, Math.floor(steps / importRowsPerRequest)),
      committed: held.renew,
    };
    if (file.kind === "archive") {
      const until = Date.now() + archiveMs;
      const archive = await readBytes(context, file);
      const goesOn = () => Date.now() < until;
      await importArchive({ ...context, lock }, file, archive, { ...run, goesOn });
      return;
    }
    const text = await readText(context, file);
    await importFile({ ...context, lock }, file, text, confirmation, run);
  } finally {
    held.release();
    // If the database is down, the lock expires.
    await releaseImportLock(db, lock).catch(() => {});
  }
}

/** Counts a request that does the work of several pages as that many more, but at most half a minute's. */
async function countPages(
  c: Context<AppEnv>,
  { account }: AccountSession,
  pages: number,
): Promise<void> {
  const limits = { perMinute: appPerMinute, perMonth: null };
  for (let count = Math.min(pages, appPerMinute / 2); count > 0; count--) {
    const { refusedBy, retryAfterSeconds } = await countAgainst(c, appLimitKey(account.id), limits);
    if (!refusedBy) continue;
    throw new ApiError("rate_limit_exceeded", {
      message: `This import counts as ${pages} more pages because of its size, and an account may open ${appPerMinute} in any 60 seconds. Try again in ${retryAfterSeconds} s.`,
      afterSeconds: retryAfterSeconds,
    });
  }
}
