import { and, gt, gte, lt } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { toBase62 } from "#shared/core/bytes/base62.ts";
import { hourMs } from "#shared/core/dates.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { Reader } from "#shared/db/client.ts";

/** Every account has its turn once in so many hours: thirty days. */
const turns = 720;
/** The first two of the random characters of an id. */
const prefixes = 62 ** 2;
const atATime = 25;

interface PruneContext {
  db: Reader;
  /** Milliseconds since the epoch. */
  now: number;
  /** Removes what the limiter keeps of an account beyond its time. */
  prune(accountId: string): Promise<void>;
}

/** The hour whose accounts are pruned, and the last one of these that was; kept between the parts. */
export interface PruneState {
  turn: number;
  after: string;
}

/**
 * Removes usage that is no longer kept, of some of the accounts whose turn it is in this hour. Accounts in use
 * archive by themselves; nobody else would wake those that are idle, and an alarm for each would cost
 * a written row for every pause.
 *
 * @param state of the part before; null for the first.
 * @returns the state for the next part, and whether there are more accounts in this hour.
 */
export async function pruneUsage(
  { db, now, prune }: PruneContext,
  state: PruneState | null,
): Promise<{ state: PruneState; hasMore: boolean }> {
  const turn = Math.floor(now / hourMs) % turns;
  const after = state?.turn === turn ? state.after : "";
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gte(users.id, startOf(turn)), lt(users.id, startOf(turn + 1)), gt(users.id, after)))
    .orderBy(users.id)
    .limit(atATime);
  const failed = (error: unknown) => logFailure({ task: "prune usage" }, error);
  // One that fails leaves the others alone, and has its turn again in thirty days.
  await Promise.all(rows.map(({ id }) => prune(id).catch(failed)));
  return {
    state: { turn, after: rows.at(-1)?.id ?? after },
    hasMore: rows.length === atATime,
  };
}

/** The first id of a turn. Ids are random, so that turns are about equally large. */
function startOf(turn: number): string {
  const prefix = Math.ceil((turn * prefixes) / turns);
  return prefix < prefixes ? `usr_${toBase62(prefix, 2)}` : "usr_~";
}
