import { and, eq } from "drizzle-orm";
import { submissions } from "../../../schema/submissions.ts";
import type { Transaction } from "../../db/transaction.ts";

/** Submitters below whom nothing is shown, and by how many the figures move. */
export const batchSize = 5;

/** Whether an account's accepted submission is its first in the group: each counts once. */
export async function countsInGroup(
  transaction: Transaction,
  groupSubmitter: string,
): Promise<boolean> {
  const [earlier] = await transaction
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.groupSubmitter, groupSubmitter), eq(submissions.counted, true)))
    .limit(1);
  return earlier === undefined;
}

/** Puts the waiting submissions of a role and city into the figures once they are of five accounts. */
export async function releaseBatch(
  transaction: Transaction,
  roleSlug: string,
  citySlug: string,
): Promise<void> {
  const waiting = and(
    eq(submissions.roleSlug, roleSlug),
    eq(submissions.citySlug, citySlug),
    eq(submissions.counted, true),
    eq(submissions.released, false),
  );
  if ((await transaction.$count(submissions, waiting)) < batchSize) return;
  await transaction.update(submissions).set({ released: true }).where(waiting);
}
