/**
 * The mails themselves without pictures and attachments, compressed, in the bucket for mail: for 30 days or until newer
 * ones need the room, and not at all without a bucket.
 */
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { mails } from "#schema/inbox.ts";
import { rawMailBytesOf, rawMailDays } from "#shared/access/tiers.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import type { Database } from "#shared/db/client.ts";
import { statement } from "#shared/db/transaction.ts";

/** As much of a bucket as is used, so that it can be replaced where there is none. */
export type MailBucket = Pick<R2Bucket, "put" | "get" | "list" | "delete">;

export interface RawMailPlace {
  userId: string;
  id: string;
  receivedAt: number;
}

/** The day comes first, so that what is past is found without the database, even if no row knows of it any more. */
export function rawKey({ userId, id, receivedAt }: RawMailPlace): string {
  return `${isoDate(receivedAt)}/${userId}/${id}.eml.gz`;
}

const isKept = (userId: string, now: number) =>
  and(
    eq(mails.userId, userId),
    eq(mails.hasRaw, true),
    gt(mails.receivedAt, now - rawMailDays * dayMs),
  );

/** Marks the oldest mails that an account's plan has no room for as gone: in the transaction that adds one. */
export function dropOldestRaw(userId: string, now: number) {
  const newest = statement
    .select({
      id: mails.id,
      total:
        sql<number>`sum(${mails.rawBytes}) over (order by ${mails.receivedAt} desc, ${mails.id} desc)`.as(
          "total",
        ),
    })
    .from(mails)
    .where(isKept(userId, now))
    .as("newest");
  const tier = statement.select({ tier: users.tier }).from(users).where(eq(users.id, userId));
  const room = sql`iif((${tier}) = 'free', ${rawMailBytesOf("free")}, ${rawMailBytesOf("ultra")})`;
  const over = statement.select({ id: newest.id }).from(newest).where(gt(newest.total, room));
  return statement
    .update(mails)
    .set({ hasRaw: false })
    .where(and(eq(mails.userId, userId), inArray(mails.id, over)));
}

/** The last that went are asked for each time, so that what one reader did not delete another does. */
const maxGone = 50;

/** Deletes the mails that went to make room, and those that no row refers to. */
export async function makeRoom(
  bucket: MailBucket,
  { db, now }: { db: Database; now(): number },
  userId: string,
  loose: readonly RawMailPlace[],
): Promise<void> {
  const gone = await db
    .select({ userId: mails.userId, id: mails.id, receivedAt: mails.receivedAt })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.hasRaw, false),
        gt(mails.rawBytes, 0),
        gt(mails.receivedAt, now() - rawMailDays * dayMs),
      ),
    )
    .orderBy(desc(mails.receivedAt))
    .limit(maxGone);
  const keys = [...gone, ...loose].map(rawKey);
  if (keys.length > 0) await bucket.delete(keys);
}

/** Objects of one listing, and of one deletion. */
const atATime = 1_000;

/** Deletes the mails that have been kept for long enough, until none is left. */
export async function deletePastRaw(bucket: MailBucket, now: number): Promise<void> {
  const oldest = isoDate(now - rawMailDays * dayMs);
  const isPast = (key: string) => key.slice(0, oldest.length) < oldest;
  // Keys are listed in their order, so that the oldest come first.
  await deleteListed(bucket, {}, isPast);
}

/** Deletes the mails of an account. */
export async function deleteRawOf(bucket: MailBucket, userId: string, now: number): Promise<void> {
  for (let day = 0; day <= rawMailDays + 1; day++) {
    const prefix = `${isoDate(now - day * dayMs)}/${userId}/`;
    await deleteListed(bucket, { prefix }, () => true);
  }
}

async function deleteListed(
  bucket: MailBucket,
  options: { prefix?: string },
  isPast: (key: string) => boolean,
): Promise<void> {
  for (let cursor: string | undefined; ; ) {
    const listed = await bucket.list({ ...options, limit: atATime, ...(cursor && { cursor }) });
    const keys = listed.objects.map(({ key }) => key);
    const past = keys.filter(isPast);
    if (past.length > 0) await bucket.delete(past);
    if (!listed.truncated || past.length < keys.length) return;
    cursor = listed.cursor;
  }
}
