import type { Context } from "hono";
import { ownerContext, writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { findSalaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { collectEvents, queuePendingEvents } from "#shared/writes/pending-events.http.ts";
import { writeDueDeletes } from "../jobs/delete-job.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";

/** The context of the pipeline's reading verbs, for the owner of an account. */
export function readPipeline(c: Context<AppEnv>, session: AccountSession): ReadContext {
  return { ...ownerContext(c, session), salaries: () => findSalaryContext(c) };
}

/** Runs a verb of the pipeline that writes. It emits the same events as the API's operation. */
export function writePipeline<T>(
  c: Context<AppEnv>,
  session: AccountSession,
  verb: (context: WriteContext) => Promise<T>,
): Promise<T> {
  const salaries = () => findSalaryContext(c);
  return writeAsOwner(c, session, (context) => verb({ ...context, salaries }));
}

/**
 * Reads while the deletes that were held for long enough are written, and again if there were any, so that
 * a list does not show their jobs: there seldom are, and nobody waits for both.
 */
export async function readSettled<T>(
  c: Context<AppEnv>,
  session: AccountSession,
  read: () => Promise<T>,
): Promise<T> {
  const context = { db: openDatabase(c), now: c.var.now, announce: collectEvents(c) };
  const [{ due }, found] = await Promise.all([
    writeDueDeletes(context, session.account.id),
    read(),
  ]);
  queuePendingEvents(c);
  return due > 0 ? read() : found;
}
