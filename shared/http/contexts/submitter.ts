import type { Context } from "hono";
import { type Submitter, submitterOf } from "../../salaries/crowd/submitter.ts";
import type { AppEnv } from "../env.ts";

/** The caller as one who submits: hashes in place of the account. */
export function submitter(c: Context<AppEnv>): Submitter {
  const { caller } = c.var;
  if (!caller) throw new Error("A submission was let in without a key.");
  return submitterOf(caller.accountId, c.env.DATA_POINT_KEY);
}
