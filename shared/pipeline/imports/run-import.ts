import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { withPermit } from "#shared/db/semaphore.ts";
import type { Write } from "#shared/db/transaction.ts";
import type { ReadContext } from "../records/context.ts";
import { commitImport } from "./commit-import.ts";
import type { ImportLock } from "./import-lock.ts";
import { countRows } from "./import-parts.ts";
import { planImport } from "./plan-import.ts";
import type { ImportBody } from "./transfer.request.ts";
import type { ImportReport } from "./transfer.response.ts";
import { type ImportRequest, openImport } from "./unfinished-imports.ts";

/** The context of an import by a request that holds the account's lock. */
export interface RunContext extends Omit<ReadContext, "db"> {
  db: Database;
  lock: ImportLock;
}

export interface ImportRun {
  request: ImportRequest;
  /** Parses the body; it must be the same whenever the request is. */
  parse(): { body: ImportBody } | Promise<{ body: ImportBody }>;
  /** Counts the records, links and status changes that are about to be written. */
  count(steps: number): Promise<void>;
  /** Adds statements to the transaction of the last part. */
  finish(write: Write, report: ImportReport): void;
  /** Called after every part. */
  committed(): void;
}

/** One body at a time becomes objects in an isolate, whose memory other requests share. */
const planPermits = { permits: 1, expireMs: 5_000, stallMs: 20_000, pollMs: 10 };
/**
 * An account has two permits, because with one a canceled preview would keep its next one waiting
 * until it expires.
 */
const ownerPermits = { permits: 2, expireMs: 20_000, stallMs: 20_000, pollMs: 10 };

/**
 * Runs what makes objects of the body of an import, one after another in an isolate. An account has
 * two places in the queue, so that its many previews do not keep the imports of others waiting.
 */
export function withPlanPermit<T>(
  { db, caller }: Pick<RunContext, "db" | "caller">,
  run: () => Promise<T>,
): Promise<T> {
  const { isSilentSince: isHopeless } = db;
  return withPermit(`plans of ${caller.accountId}`, { ...ownerPermits, isHopeless }, () =>
    withPermit("plans of imports", { ...planPermits, isHopeless }, run),
  );
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
  const { report, rows } = await withPlanPermit(context, async () => {
    const { body } = await parse();
    const read = { body, importId: progress.id, isResumed: progress.done > 0 };
    return planImport({ ...context, now: progress.startedAt }, read);
  });
  await count(countRows(rows) - progress.done);
  const into = { ...context, newId, announce() {}, committed };
  await commitImport(into, rows, progress, (write) => finish(write, report));
  return report;
}
