import { and, gte, lt } from "drizzle-orm";
import { users } from "../../../schema/accounts.ts";
import { toBase62 } from "../../core/bytes/base62.ts";
import { hourMs } from "../../core/dates.ts";
import type { Reader } from "../../db/client.ts";

/** Every account has its turn once in so many hours: thirty days. */
const turns = 720;
/** The first two of the random characters of an id. */
const prefixes = 62 ** 2;
/**
 * The limit of an hour's run, which keeps it within what the platform allows: 216,000 accounts in
 * thirty days.
 */
const maxAccounts = 300;
const atATime = 25;

export interface PruneContext {
  db: Reader;
  /** Milliseconds since the epoch. */
  now: number;
  /** Removes what the limiter keeps of an account beyond its time. */
  prune(accountId: string): Promise<void>;
}

/**
 * Removes usage that is no longer kept, of the accounts whose turn it is in this hour. Accounts in use
 * archive by themselves; nobody else would wake those that are idle, and an alarm for each would cost
 * a written row for every pause.
 *
 * @returns how many accounts it was.
 */
export async function pruneUsage({ db, now, prune }: PruneContext): Promise<number> {
  const turn = Math.floor(now / hourMs) % turns;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gte(users.id, startOf(turn)), lt(users.id, startOf(turn + 1))))
    .limit(maxAccounts);
  for (let at = 0; at < rows.length; at += atATime) {
    await Promise.all(rows.slice(at, at + atATime).map(({ id }) => prune(id)));
  }
  return rows.length;
}

/** The first id of a turn. Ids are random, so that turns are about equally large. */
function startOf(turn: number): string {
  const prefix = Math.ceil((turn * prefixes) / turns);
  return prefix < prefixes ? `usr_${toBase62(prefix, 2)}` : "usr_~";
}
