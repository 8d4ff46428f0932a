import { invitations } from "#schema/sign-in.ts";
import { newId } from "#shared/core/ids.ts";
import { statement, type Write } from "#shared/db/transaction.ts";
import { hashLinkSecret, makeLinkSecret } from "./secret.ts";

interface NewInvitation {
  /** The account that it opens; null if it is for a new one. */
  accountId: string | null;
  /** `command line`, or an operator's id. */
  createdBy: string;
  /** Whom it is for, for the operator. */
  note: string;
  validMs: number;
}

/**
 * Adds an invitation to a write.
 *
 * @returns the path of its link, with the secret in the fragment. It cannot be shown again.
 */
export async function makeInvitation(
  { write, now, secretsKey }: { write: Write; now: number; secretsKey: string },
  { accountId, createdBy, note, validMs }: NewInvitation,
): Promise<{ id: string; path: string; expiresAt: number }> {
  const secret = makeLinkSecret();
  const id = newId("invitation");
  const expiresAt = now + validMs;
  const hash = await hashLinkSecret(secretsKey, secret);
  write(
    statement
      .insert(invitations)
      .values({ id, hash, userId: accountId, createdBy, note, createdAt: now, expiresAt }),
  );
  return { id, path: `${accountId === null ? "/signup" : "/login/link"}#${secret}`, expiresAt };
}
