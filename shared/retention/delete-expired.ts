import { sql } from "drizzle-orm";
import { logFailure } from "../core/log-failure.ts";
import type { Database } from "../db/client.ts";
import { type RetentionRule, retentionRules } from "./rules.ts";

/** A statement deletes few rows, so that nobody's write waits for it. */
const defaultRows = 500;
/** How often it is looked whether anything has expired. */
const intervalMs = 10 * 60_000;

interface ExpiryContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Deletes a part of what is kept no longer: of each rule what one statement deletes. Whoever goes on with what is
 * left lets others write between the parts, and looks after what is more urgent.
 *
 * @returns how many rows were deleted, and the rules by which there may be more.
 */
export async function deleteExpired(
  { db, now }: ExpiryContext,
  rules: readonly RetentionRule[] = retentionRules,
): Promise<{ deleted: number; more: RetentionRule[] }> {
  let deleted = 0;
  const more: RetentionRule[] = [];
  for (const rule of rules) {
    const { rowsAtATime = defaultRows } = rule;
    const [table, isPast] = [sql.raw(rule.table), sql.raw(rule.isPast(now))];
    const key = sql.raw(rule.key ?? "rowid");
    try {
      // A read of its own, because a write that finds nothing would keep others waiting, too.
      const found = await db.all(sql`select 1 from ${table} where ${isPast} limit 1`);
      if (found.length === 0) continue;
      const part = sql`select ${key} from ${table} where ${isPast} limit ${rowsAtATime}`;
      const { rowsAffected } = await db.run(sql`delete from ${table} where (${key}) in (${part})`);
      deleted += rowsAffected;
      if (rowsAffected === rowsAtATime) more.push(rule);
    } catch (error) {
      // The other rules do not wait for it; it is tried again with the next look.
      logFailure({ task: "delete what is kept no longer", what: rule.what }, error);
    }
  }
  return { deleted, more };
}

/**
 * Deletes what is kept no longer, a part in each call, as it comes in: as long as there is more, the next call
 * goes on with that, and otherwise it looks again after ten minutes.
 *
 * @returns a function that says whether there is more to delete at once.
 */
export function createClean(clock: () => number = Date.now) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let left: readonly RetentionRule[] = [];
  return async function clean(context: ExpiryContext): Promise<boolean> {
    const isDue = Math.abs(clock() - lookedAt) >= intervalMs;
    if (isDue) lookedAt = clock();
    const rules = isDue ? retentionRules : left;
    left = rules.length > 0 ? (await deleteExpired(context, rules)).more : [];
    return left.length > 0;
  };
}
