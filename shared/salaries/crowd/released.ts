import { and, eq, lte } from "drizzle-orm";
import { submissions } from "../../../schema/submissions.ts";
import type { Reader } from "../../db/client.ts";
import type { SubmittedPay } from "./aggregate.ts";
import { isCity, isRole, type RoleInCity } from "./stored-under.ts";

export interface ReleasedPay extends SubmittedPay {
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
  db: Reader,
  { datasetId, role, city }: Omit<RoleInCity, "city"> & { city: string | null },
  upTo?: number,
): Promise<ReleasedPay[]> {
  const { base, equity, bonus, batch } = submissions;
  const rows = await db
    .select({ base, equity, bonus, batch })
    .from(submissions)
    .where(
      and(
        isRole(datasetId, role),
        city === null ? undefined : isCity(datasetId, city),
        eq(submissions.released, true),
        upTo === undefined ? undefined : lte(submissions.batch, upTo),
      ),
    );
  return rows.map((row) => ({ ...row, batch: row.batch ?? 0 }));
}

/** The number of the last batch; 0 without rows. */
export function lastBatch(rows: readonly ReleasedPay[]): number {
  return rows.reduce((last, { batch }) => Math.max(last, batch), 0);
}
