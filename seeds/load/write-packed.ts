import { and, eq, lt, sql } from "drizzle-orm";
import { packedRows } from "#schema/packed.ts";
import { datasets } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";
import type { PackedRow } from "#shared/reference/packed/packed-row.ts";
import { rowNames } from "#shared/reference/packed/rows.ts";
import { databaseNow } from "./claim.ts";
import { LoadRefused } from "./refusal.ts";

/** Size of one request to the database, so that it holds the write lock only briefly. */
const maxRequestBytes = 1_000_000;

/** A dataset, and the state in which it has to be for rows to be written. */
interface PackedDataset {
  id: number;
  state: (typeof datasets.$inferSelect)["state"];
}

/**
 * Writes the rows, and renews the claim of a dataset being loaded. What readers begin with is written last: a version
 * that has it is complete.
 *
 * @throws {LoadRefused} if the dataset is not in its state.
 */
export async function writePacked(
  db: Database,
  dataset: PackedDataset,
  rows: readonly PackedRow[],
): Promise<void> {
  const isLast = ({ name }: PackedRow) => name === rowNames.dataset;
  for (const some of inRequests(rows.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))))) {
    const [, ...results] = await db.batch([
      db.run(
        sql`UPDATE datasets SET loaded_at = ${databaseNow} WHERE id = ${dataset.id} AND state = 'loading'`,
      ),
      ...some.map(({ name, body, checksum, followers }) =>
        db.run(
          sql`INSERT OR REPLACE INTO ${packedRows} (dataset_id, name, format, body, checksum, followers)
            SELECT id, ${name}, ${packedFormat}, ${sql.param(body, packedRows.body)}, ${checksum}, ${followers ? JSON.stringify(followers) : null}
            FROM ${datasets} WHERE ${and(eq(datasets.id, dataset.id), eq(datasets.state, dataset.state))}`,
        ),
      ),
    ]);
    if (results.some(({ rowsAffected }) => rowsAffected !== 1)) {
      throw new LoadRefused("another loader took over, because this one was silent for too long");
    }
  }
}

/** Rows of at most `maxRequestBytes` together, or a single one that is larger. */
function* inRequests(rows: readonly PackedRow[]): Generator<PackedRow[]> {
  let some: PackedRow[] = [];
  let size = 0;
  for (const row of rows) {
    if (some.length > 0 && size + row.body.length > maxRequestBytes) {
      yield some;
      [some, size] = [[], 0];
    }
    some.push(row);
    size += row.body.length;
  }
  if (some.length > 0) yield some;
}

/** Whether a version has all rows of this code's format. */
export async function isPacked(db: Database, datasetId: number): Promise<boolean> {
  const { name, format } = packedRows;
  const found = await db.$count(
    packedRows,
    and(eq(packedRows.datasetId, datasetId), eq(format, packedFormat), eq(name, rowNames.dataset)),
  );
  return found > 0;
}

/**
 * Removes packed rows that no deployed code reads: those of formats before the previous one, which
 * the code still reads that a deployment replaces, or that a rollback returns to.
 *
 * @returns the number of rows removed.
 */
export async function removeOutdated(db: Database, format = packedFormat): Promise<number> {
  const removed = await db.delete(packedRows).where(lt(packedRows.format, format - 1));
  return removed.rowsAffected;
}
