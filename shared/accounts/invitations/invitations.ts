import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { invitations } from "#schema/sign-in.ts";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import { newId } from "#shared/core/ids.ts";
import { keyedHash, keyedHashes } from "#shared/credentials/keyed-hash.ts";
import type { Reader } from "#shared/db/client.ts";
import { assertInBatch, type Statement, statement, type Write } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { startSession } from "../sessions/start-session.ts";
import type { SignInResult, VisitorWriteContext } from "../visitor-context.ts";

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

const invitationMs = 72 * 3_600_000;
const maxNoteLength = 100;

/** Makes a link with which somebody makes an account, for an operator. @param typed whom it is for. */
export async function inviteSomebody(
  context: OwnerWriteContext,
  typed: string,
): Promise<{ path: string; expiresAt: number }> {
  const note = typed.trim().slice(0, maxNoteLength);
  const createdBy = context.caller.accountId;
  recordEvent(context, "invitation_made", note || "somebody");
  return makeInvitation(context, { accountId: null, createdBy, note, validMs: invitationMs });
}

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

/**
 * Signs in with a one-time link to an account that exists.
 *
 * @param typed the link's secret, or the whole link.
 * @param replaces the browser's session until now.
 * @returns null if the link is for a new account, was used, or is too old.
 */
export async function signInByLink(
  context: VisitorWriteContext,
  typed: string,
  replaces: string,
): Promise<SignInResult | null> {
  const { now, browser, write } = context;
  const invitation = await findInvitation(context, typed);
  if (invitation === null || invitation.accountId === null) return null;
  const { accountId } = invitation;
  write(...useInvitation(invitation, now));
  const session = { accountId, verified: true, browser, replaces };
  const { secret } = await startSession({ write, now }, session);
  recordEvent({ ...context, caller: { accountId } }, "signed_in_by_link");
  return { accountId, secret };
}

/** A new secret of 192 bits, for the fragment of a link: browsers send it to no server. */
function makeLinkSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(24)));
}

/** The secret in what was pasted: the whole link, or what follows its `#`. */
function secretIn(typed: string): string {
  return typed.slice(typed.lastIndexOf("#") + 1).trim();
}

const label = "invitation";

/** The hashes under each of the service's keys: a link made under an earlier one still opens. */
function linkSecretHashes(secretsKey: string, secret: string): Promise<string[]> {
  return keyedHashes(secretsKey, label, secret);
}

/** The hash of a new link's secret as it is stored. */
function hashLinkSecret(secretsKey: string, secret: string): Promise<string> {
  return keyedHash(secretsKey, label, secret);
}
