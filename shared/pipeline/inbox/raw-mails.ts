/** The mails themselves, compressed, in the bucket for mail: for 30 days, and not at all without a bucket. */
import { rawMailDays } from "../../access/tiers.ts";
import { dayMs, isoDate } from "../../core/dates.ts";

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

/** Objects of one listing, and of one deletion. */
const atATime = 500;
const maxListings = 20;

/** Deletes the mails that have been kept for long enough; the next run deletes the rest. */
export async function deletePastRaw(bucket: MailBucket, now: number): Promise<void> {
  const oldest = isoDate(now - rawMailDays * dayMs);
  for (let listings = 0; listings < maxListings; listings++) {
    // Keys are listed in their order, so that the oldest come first.
    const { objects } = await bucket.list({ limit: atATime });
    const past = objects
      .map(({ key }) => key)
      .filter((key) => key.slice(0, oldest.length) < oldest);
    if (past.length > 0) await bucket.delete(past);
    if (past.length < objects.length || objects.length < atATime) return;
  }
}

/** Deletes the mails of an account. */
export async function deleteRawOf(bucket: MailBucket, userId: string, now: number): Promise<void> {
  for (let day = 0; day <= rawMailDays + 1; day++) {
    const prefix = `${isoDate(now - day * dayMs)}/${userId}/`;
    for (let isMore = true; isMore; ) {
      const { objects } = await bucket.list({ prefix, limit: atATime });
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
      isMore = objects.length === atATime;
    }
  }
}
