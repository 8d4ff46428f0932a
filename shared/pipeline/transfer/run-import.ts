import type { ImportBody } from "../../contracts/pipeline/transfer.ts";
import type { ImportReport } from "../../contracts/responses/pipeline/transfer.ts";
import { newId } from "../../core/ids.ts";
import type { Database } from "../../db/client.ts";
import { withPermit } from "../../db/semaphore.ts";
import type { Write } from "../../db/transaction.ts";
import type { ReadContext } from "../context.ts";
import { commitImport } from "./commit-import.ts";
import type { ImportLock } from "./import-lock.ts";
import { countRows } from "./import-parts.ts";
import { planImport } from "./plan-import.ts";
import { type ImportRequest, openImport } from "./unfinished-imports.ts";

/** The context of an import by a request that holds the account's lock. */
export interface RunContext extends Omit<ReadContext, "db"> {
  db: Database;
  lock: ImportLock;
}

export interface ImportRun {
  request: ImportRequest;
  /** Parses the body; it must be the same whenever the request is. */
  parse(): ImportBody;
  /** Counts the records, links and status changes that are about to be written. */
  count(steps: number): Promise<void>;
  /** Adds statements to the transaction of the last part. */
  finish(write: Write, report: ImportReport): void;
  /** Called after every part. */
  committed(): void;
}

/** One body at a time becomes objects in an isolate, whose memory other requests share. */
const planPermits = { permits: 1, expireMs: 5_000, stallMs: 20_000, pollMs: 10 };

/** Runs what makes objects of the body of an import, one after another in an isolate. */
export function withPlanPermit<T>(db: Database, run: () => Promise<T>): Promise<T> {
  return withPermit("plans of imports", { ...planPermits, isHopeless: db.isSilentSince }, run);
}

/**
 * Imports a body, or resumes the import that an earlier request with the same key, or without one
 * and with the same body, has begun.
 *
 * @throws ApiError what planning, counting and committing throw.
 */
export async function runImport(
  context: RunContext,
  { request, parse, count, finish, committed }: ImportRun,
): Promise<ImportReport> {
  const { db, now } = context;
  const progress = await openImport(db, request, now);
  const { report, rows } = await withPlanPermit(db, () =>
    planImport(
      { ...context, now: progress.startedAt },
      { body: parse(), importId: progress.id, isResumed: progress.done > 0 },
    ),
  );
  await count(countRows(rows) - progress.done);
  const into = { ...context, newId, announce() {}, committed };
  await commitImport(into, rows, progress, (write) => finish(write, report));
  return report;
}
