import type { Context } from "hono";
import type { AccountSession } from "../../../accounts/sessions/session.ts";
import type { ReadContext, WriteContext } from "../../../pipeline/context.ts";
import { writeDueDeletes } from "../../../pipeline/held-deletes/write-due.ts";
import type { AppEnv } from "../../env.ts";
import { openDatabase } from "../../request/database.ts";
import { collectEvents, queuePendingEvents } from "../pending-events.ts";
import { findSalaryContext } from "../salary-context.ts";
import { ownerContext, writeAsOwner } from "./owner-context.ts";

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

/** Writes the deletes that were held for long enough, so that a list does not show their jobs again. */
export async function settleDeletes(c: Context<AppEnv>, session: AccountSession): Promise<void> {
  const context = { db: openDatabase(c), now: c.var.now, announce: collectEvents(c) };
  await writeDueDeletes(context, session.account.id);
  queuePendingEvents(c);
}
