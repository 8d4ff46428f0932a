import type { Context } from "hono";
import { newId } from "#shared/core/ids.ts";
import type { Write } from "#shared/db/transaction.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import type { AccountContext, AccountWriteContext } from "./context.ts";
import { collectEvents } from "./pending-events.http.ts";

/** The context of verbs that read for the caller of an operation. */
export function accountContext(c: Context<AppEnv>): AccountContext {
  const { caller, now } = c.var;
  if (!caller) throw new Error("an operation of the pipeline API has no caller");
  return { caller, now, db: openDatabase(c) };
}

/** The context of verbs that write for the caller, in the batch of their request. */
export function accountWriteContext(c: Context<AppEnv>, write: Write): AccountWriteContext {
  return { ...accountContext(c), write, newId, announce: collectEvents(c) };
}
