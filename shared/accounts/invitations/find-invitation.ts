import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { invitations } from "#schema/sign-in.ts";
import type { Reader } from "#shared/db/client.ts";
import { assertInBatch, type Statement, statement } from "#shared/db/transaction.ts";
import { linkSecretHashes, secretIn } from "./secret.ts";

export interface FoundInvitation {
  id: string;
  /** The account that it opens; null if it is for a new one. */
  accountId: string | null;
}

/** Finds the invitation of a secret or a whole link; null if it is none, was used, or is too old. */
export async function findInvitation(
  { db, now, secretsKey }: { db: Reader; now: number; secretsKey: string },
  typed: string,
): Promise<FoundInvitation | null> {
  const hashes = await linkSecretHashes(secretsKey, secretIn(typed));
  const [found] = await db
    .select({ id: invitations.id, accountId: invitations.userId })
    .from(invitations)
    .where(and(inArray(invitations.hash, hashes), isUsable(now)));
  return found ?? null;
}

/** The statements that use an invitation up; their batch fails if another has. */
export function useInvitation({ id }: FoundInvitation, now: number): Statement[] {
  const own = and(eq(invitations.id, id), isUsable(now));
  return [
    assertInBatch(sql`exists (select 1 from ${invitations} where ${own})`),
    statement.update(invitations).set({ usedAt: now }).where(own),
  ];
}

function isUsable(now: number): SQL | undefined {
  return and(isNull(invitations.usedAt), gt(invitations.expiresAt, now));
}
