import { eq } from "drizzle-orm";
import { contributors } from "../../../schema/submissions.ts";
import { createLru } from "../../core/lru.ts";
import type { Database } from "../../db/client.ts";
import type { Submitter } from "./submitter.ts";

/** Hashes of accounts that have submitted: that never becomes untrue. Those that have not are asked for every time. */
const known = createLru<true>(5_000);

/** Whether an accepted submission is the account's. */
export async function hasContributed(db: Database, submitter: Submitter): Promise<boolean> {
  const account = await submitter.asContributor();
  if (known.get(account)) return true;
  const [own] = await db.select().from(contributors).where(eq(contributors.account, account));
  if (own) known.set(account, true);
  return own !== undefined;
}

/** Whether the isolate knows that without asking. */
export async function isKnownContributor(submitter: Submitter): Promise<boolean> {
  return known.get(await submitter.asContributor()) === true;
}
