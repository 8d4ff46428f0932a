import type { Context } from "hono";
import { type Submitter, submitterOf } from "../../salaries/crowd/submitter.ts";
import type { AppEnv } from "../env.ts";

/** The caller of a submission: hashes in place of the account. */
export function submitter(c: Context<AppEnv>): Submitter {
  const { caller } = c.var;
  if (!caller) throw new Error("A submission has no caller.");
  return submitterOf(caller.accountId, c.env.DATA_POINT_KEY);
}
