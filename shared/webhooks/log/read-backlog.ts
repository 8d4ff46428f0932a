import type { Executor } from "#shared/db/bound.ts";
import { selectBacklog } from "./backlog.queries.ts";

/** Deliveries that nobody has attempted although they were due. */
interface Backlog {
  /** The overdue deliveries, of which at most `maxCounted` are counted. */
  deliveries: number;
  /** When the sweeper should have queued the first of them, milliseconds since the epoch; null without any. */
  since: number | null;
}

/** So that counting takes no longer the more there are. */
export const maxCounted = 1_000;

/** Reads deliveries of all accounts that the sweeper should have queued before an instant. */
export async function readBacklog(db: Executor, before: number): Promise<Backlog> {
  const [[found]] = await db.batch([selectBacklog({ before, limit: maxCounted })]);
  return found ?? { deliveries: 0, since: null };
}
