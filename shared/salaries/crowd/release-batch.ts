import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { submissions } from "#schema/submissions.ts";
import type { Reader } from "#shared/db/client.ts";
import { assertInBatch, statement, type Write } from "#shared/db/transaction.ts";
import { batchSize } from "./batch-size.ts";
import { isRole, isStoredFor, type RoleInCity } from "./stored-under.ts";

/** A role in a city, and an account that submits pay for it. */
interface CrowdGroup extends RoleInCity {
  /** The account's hashes for this group, under its present slugs and all former ones. */
  submitters: readonly string[];
}

/** Whether an account's accepted submission is its first in the group; only the first counts. */
export async function isFirstInGroup(db: Reader, group: CrowdGroup): Promise<boolean> {
  const [earlier] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(countedOf(group))
    .limit(1);
  return earlier === undefined;
}

/** Rolls the transaction back if another submission of the account was counted first. */
export function assertFirstInGroup(write: Write, group: CrowdGroup): void {
  const earlier = statement
    .select({ id: submissions.id })
    .from(submissions)
    .where(countedOf(group));
  write(assertInBatch(notExists(earlier)));
}

/**
 * Releases the waiting submissions for a role and city, ten accounts at a time. Those of slugs
 * that have since become one can be more than ten; what is left over goes on waiting.
 */
export function releaseBatch(write: Write, group: RoleInCity): void {
  const waiting = and(
    isStoredFor(group),
    eq(submissions.counted, true),
    eq(submissions.released, false),
  );
  const before = statement
    .select({ last: sql`coalesce(max(${submissions.batch}), 0)` })
    .from(submissions)
    .where(isRole(group.datasetId, group.role));
  const complete = statement
    .select({ count: sql`count(*) - count(*) % ${batchSize}` })
    .from(submissions)
    .where(waiting);
  const released = sql`(
    select ${submissions.id} from ${submissions} where ${waiting}
    order by ${submissions.month}, ${submissions.id} limit ${complete}
  )`;
  write(
    statement
      .update(submissions)
      .set({ released: true, batch: sql`1 + ${before}` })
      .where(inArray(submissions.id, released)),
  );
}

function countedOf({ submitters, ...group }: CrowdGroup) {
  return and(
    isStoredFor(group),
    inArray(submissions.groupSubmitter, [...submitters]),
    eq(submissions.counted, true),
  );
}
