import type { Context } from "hono";
import type { Caller } from "#shared/access/caller.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { createSubmitter, type Submitter } from "./submitter.ts";

/** The caller of a submission: hashes in place of the account. */
export function submitter(c: Context<AppEnv>): Submitter {
  return createSubmitter(callerOf(c).accountId, c.env.DATA_POINT_KEY);
}

/** When the caller's account was created, milliseconds since the epoch. */
export function accountCreatedAt(c: Context<AppEnv>): number {
  return callerOf(c).accountCreatedAt;
}

function callerOf(c: Context<AppEnv>): Caller {
  const { caller } = c.var;
  if (!caller) throw new Error("A submission has no caller.");
  return caller;
}
