import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { mails } from "#schema/inbox.ts";
import type { ReadContext } from "../records/context.ts";
import type { MailRow } from "./mail-record.ts";

/**
 * When the invitations that each of these mails moves or cancels began; null for those that are the first with
 * their id.
 */
export async function findEarlier(
  { db, caller }: Pick<ReadContext, "db" | "caller">,
  rows: readonly Pick<MailRow, "id" | "invitationUid" | "receivedAt">[],
): Promise<(row: Pick<MailRow, "id" | "invitationUid" | "receivedAt">) => number | null> {
  const uids = [...new Set(rows.flatMap(({ invitationUid }) => invitationUid ?? []))];
  if (uids.length === 0) return () => null;
  const latest = Math.max(...rows.map(({ receivedAt }) => receivedAt));
  const found = await db
    .select({
      id: mails.id,
      uid: mails.invitationUid,
      at: mails.receivedAt,
      invitation: mails.invitation,
    })
    .from(mails)
    .where(
      and(
        eq(mails.userId, caller.accountId),
        inArray(mails.invitationUid, uids),
        eq(mails.state, "applied"),
        lt(mails.receivedAt, latest + 1),
      ),
    )
    .orderBy(desc(mails.receivedAt))
    .limit(maxRead);
  return ({ id, invitationUid, receivedAt }) =>
    found.find(
      (one) =>
        one.id !== id &&
        one.uid === invitationUid &&
        one.at <= receivedAt &&
        invitationUid !== null,
    )?.invitation?.startsAt ?? null;
}

const maxRead = 500;
