import type { Context } from "hono";
/** Files that are imported on a page: their uploads, previews and imports. */
import { importFiles } from "#schema/import-files.ts";
import {
  appPerMinute,
  importBytesPerPage,
  importRowsPerRequest,
  importValuesPerPage,
} from "#shared/access/tiers.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openPatientDatabase } from "#shared/middleware/request/database.ts";
import { type BodyShare, whileHeld } from "#shared/middleware/request/held-bytes.ts";
import { countAgainst } from "#shared/middleware/steps/rate-limit.ts";
import { appLimitKey } from "#shared/rate-limit/limit-key.ts";
import { readPipeline } from "../contexts/owner-pipeline.http.ts";
import { type ImportLock, releaseImportLock, takeImportLock } from "../imports/import-lock.ts";
import { withPlanPermit } from "../imports/run-import.ts";
import { readRecordNames } from "../records/read-record-names.ts";
import { acceptFile } from "./accept-file.ts";
import type { ChosenTable } from "./check-table.ts";
import {
  type Confirmation,
  importArchive,
  importedParts,
  importFile,
  isUnfinished,
} from "./import-file.ts";
import type { ImportView } from "./import-view.ts";
import { previewFile, previewTable } from "./preview-file.ts";
import type { CountWork } from "./read-table.ts";
import {
  type FileContext,
  fileGone,
  findFile,
  type ImportFile,
  readFileBytes,
  readStoredText,
  storeFile,
  whereFile,
} from "./stored-file.ts";

/**
 * Counts what one request reads of a file as more pages, but at most half a minute's in all: the largest file can
 * still be read.
 */
function countingReading(c: Context<AppEnv>, session: AccountSession): CountWork {
  let pages = 0;
  return async ({ bytes = 0, rows = 0, values = 0 }) => {
    const before = Math.floor(pages);
    const more =
      bytes / importBytesPerPage + rows / importRowsPerRequest + values / importValuesPerPage;
    pages = Math.min(pages + more, maxPages);
    await countPages(c, session, Math.floor(pages) - before);
  };
}

/** The most that a request which does the work of several counts for. */
const maxPages = appPerMinute / 2;

/** Counts the records, links and status changes that an import is about to write. */
function countingSteps(c: Context<AppEnv>, session: AccountSession) {
  return (steps: number) => countPages(c, session, Math.floor(steps / importRowsPerRequest));
}

/** Counts a request that does the work of several pages as that many more, but at most half a minute's. */
async function countPages(
  c: Context<AppEnv>,
  { account }: AccountSession,
  pages: number,
): Promise<void> {
  const limits = { perMinute: appPerMinute, perMonth: null };
  for (let count = Math.min(pages, maxPages); count > 0; count--) {
    const { refusedBy, retryAfterSeconds } = await countAgainst(c, appLimitKey(account.id), limits);
    if (!refusedBy) continue;
    throw new ApiError("rate_limit_exceeded", {
      message: `This file counts as more pages because of its size, and an account may open ${appPerMinute} in any 60 seconds. Try again in ${retryAfterSeconds} s.`,
      afterSeconds: retryAfterSeconds,
    });
  }
}

const timeoutMs = 15_000;
/** After this long, another part of an archive is left to the next request. */
const archiveMs = 15_000;
/** Rows left out whose job is named on a page. */
const maxNamed = 200;

/** What a person chooses; the time zone of the dates is the account's. */
export type Choices = Omit<ChosenTable, "timeZone">;

function zoneOf({ account }: AccountSession): string {
  return account.timeZone ?? "UTC";
}

/** The context of the verbs for files, with time for several megabytes. */
function fileContext(c: Context<AppEnv>, session: AccountSession): FileContext {
  return { ...readPipeline(c, session), db: openPatientDatabase(c, timeoutMs) };
}

/**
 * Stores a file that was uploaded, with what it would become.
 *
 * @returns its id.
 * @throws ApiError `parameter_missing` for a file that cannot be imported, `import_in_progress`,
 * `rate_limit_exceeded`: reading it counts as more pages.
 */
export async function storeUpload(
  c: Context<AppEnv>,
  session: AccountSession,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const context = fileContext(c, session);
  return oneAtATime(context, async () => {
    const file = await withPlanPermit(context, () => acceptFile(bytes));
    const preview = await previewFile(context, file, zoneOf(session), countingReading(c, session));
    return storeFile(context, { name, kind: file.kind, bytes: file.bytes, preview });
  });
}

/**
 * Reads the view of a stored file: its preview, or the result of its import.
 *
 * @throws ApiError `record_not_found`.
 */
export async function viewFile(
  c: Context<AppEnv>,
  session: AccountSession,
  id: string,
): Promise<ImportView> {
  const context = fileContext(c, session);
  return viewOf(context, await findFile(context, id));
}

/**
 * Makes the preview of a table again, after columns and statuses were chosen: its rows are checked
 * again.
 *
 * @throws ApiError as {@link storeUpload}.
 */
export async function chooseColumns(
  c: Context<AppEnv>,
  session: AccountSession,
  id: string,
  choices: Choices,
): Promise<ImportView> {
  const context = fileContext(c, session);
  const chosen = { ...choices, timeZone: zoneOf(session) };
  const file = await findFile(context, id);
  if (file.kind !== "table" || file.outcome) return viewOf(context, file);
  return whileHeld(shareOf(session), async (held) => {
    held.add(file.bytes);
    const preview = await oneAtATime(context, async () =>
      previewTable(
        context,
        await readStoredText(context, file),
        chosen,
        countingReading(c, session),
      ),
    );
    await context.db.update(importFiles).set({ preview }).where(whereFile(context, id));
    return viewOf(context, { ...file, preview });
  });
}

function shareOf({ account }: AccountSession): BodyShare {
  return { pool: "large", caller: account.id };
}

async function viewOf(context: FileContext, file: ImportFile): Promise<ImportView> {
  const { id, name, preview, outcome } = file;
  if (outcome) {
    const known = outcome.leftOut.flatMap(({ jobId }) => jobId ?? []).slice(0, maxNamed);
    const { jobs } = await readRecordNames(context, { jobs: known });
    return { kind: "done", id, name, outcome, jobs };
  }
  const all = preview && "parts" in preview ? preview.parts : null;
  if (await isUnfinished(context, file)) {
    const { parts: imported } = importedParts(file);
    return { kind: "unfinished", id, name, parts: all === null ? null : { all, imported } };
  }
  // It was stored by a version that worked this out whenever the page was opened.
  if (preview === null) throw fileGone();
  if ("parts" in preview) return { kind: "export", id, name, ...preview };
  const known = preview.known.groups.flatMap(({ jobId }) => jobId ?? []);
  const { jobs } = await readRecordNames(context, { jobs: known });
  return { kind: "table", id, name, ...preview, jobs };
}

/**
 * Runs what reads or imports a file while the account does nothing else of this kind, here or through the API, so
 * that others wait for one of its files at most.
 *
 * @throws ApiError `import_in_progress`.
 */
async function oneAtATime<T>(
  { db, caller }: FileContext,
  run: (lock: ImportLock) => Promise<T>,
): Promise<T> {
  const lock = { userId: caller.accountId, holder: newId("claim") };
  try {
    await takeImportLock(db, lock);
    return await run(lock);
  } finally {
    // The lock expires if the database is down.
    await releaseImportLock(db, lock).catch(() => {});
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
  choices: Choices & Pick<Confirmation, "skipKnown">,
): Promise<void> {
  const confirmation = { ...choices, timeZone: zoneOf(session) };
  const context = fileContext(c, session);
  const file = await findFile(context, id);
  // Sent twice: it was imported by the first.
  if (file.outcome) return;
  await whileHeld(shareOf(session), async (held) => {
    held.add(file.bytes);
    await oneAtATime(context, async (lock) => {
      const run = {
        count: countingSteps(c, session),
        countReading: countingReading(c, session),
        committed: held.renew,
      };
      if (file.kind === "archive") {
        const until = Date.now() + archiveMs;
        const archive = await readFileBytes(context, file);
        const goesOn = () => Date.now() < until;
        await importArchive({ ...context, lock }, file, archive, { ...run, goesOn });
        return;
      }
      const text = await readStoredText(context, file);
      await importFile({ ...context, lock }, file, text, confirmation, run);
    });
  });
}
