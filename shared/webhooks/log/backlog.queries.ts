/** Whether deliveries of webhooks are on time, for the status page. */
import { query } from "#shared/db/query.ts";

/** Counts at most `limit`, so that counting takes no longer the more there are. */
export function selectBacklog({ before, limit }: { before: number; limit: number }) {
  return query<{ deliveries: number; since: number | null }>(
    `select count(*) as deliveries, min(sweep_at) as since from (
      select sweep_at from webhook_deliveries
      where sweep_at is not null and sweep_at < :before order by sweep_at limit :limit
    )`,
    { before, limit },
  );
}
