/** Whether mail is read soon after it arrived, for the status page. */
import { query } from "#shared/db/query.ts";

/** Counts at most `limit`, so that counting takes no longer the more there are. */
export function selectUnreadMails({ before, limit }: { before: number; limit: number }) {
  return query<{ mails: number; since: number | null }>(
    `select count(*) as mails, min(due_at) as since
    from (select due_at from incoming_mails where due_at < :before order by due_at limit :limit)`,
    { before, limit },
  );
}
