import type { Executor } from "#shared/db/bound.ts";
import type { SubmittedPay } from "./aggregate.ts";
import type { RoleInCity } from "./stored-under.ts";
import { selectReleased } from "./submissions.queries.ts";

interface ReleasedPay extends SubmittedPay {
  /** The batch it was released in; batches are numbered within a role. */
  batch: number;
}

/**
 * The submissions released for a role, in a city or in all of them.
 *
 * @param city null for all cities.
 * @param upTo the last batch to include; by default all.
 */
export async function readReleased(
  db: Executor,
  { datasetId, role, city }: Omit<RoleInCity, "city"> & { city: string | null },
  upTo?: number,
): Promise<ReleasedPay[]> {
  const [rows] = await db.batch([selectReleased({ datasetId, role, city, upTo })]);
  return rows.map((row) => ({ ...row, batch: row.batch ?? 0 }));
}

/** The number of the last batch; 0 without rows. */
export function lastBatch(rows: readonly ReleasedPay[]): number {
  return rows.reduce((last, { batch }) => Math.max(last, batch), 0);
}
