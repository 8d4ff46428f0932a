import { createLru } from "../../core/lru.ts";
import type { Executor } from "../../db/bound.ts";
import { selectContributor } from "./submissions.built.ts";
import { contributorHashes, type Submitter } from "./submitter.ts";

/** Hashes of accounts that have submitted, which they never cease to have. The absence of a submission is not cached. */
const known = createLru<true>(5_000);

/** Whether the account has an accepted submission. */
export async function hasContributed(db: Executor, submitter: Submitter): Promise<boolean> {
  const account = await submitter.asContributor();
  if (known.get(account)) return true;
  const hashes = await contributorHashes(submitter);
  const [[own]] = await db.batch([selectContributor({ accounts: hashes })]);
  if (own) known.set(account, true);
  return own !== undefined;
}
