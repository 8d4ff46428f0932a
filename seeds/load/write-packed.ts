import { and, eq, type SQL, sql } from "drizzle-orm";
import { packedCities, packedOccupations, packedParts } from "#schema/packed.ts";
import { datasets } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";
import type { PackedRow } from "#shared/reference/packed/packed-row.ts";
import { databaseNow } from "./claim.ts";
import { LoadRefused } from "./refusal.ts";

/** Size of one request to the database, so that it holds the write lock only briefly. */
const maxPartBytes = 1_000_000;

/** A dataset, and the state in which it has to be for rows to be written. */
interface PackedDataset {
  id: number;
  state: (typeof datasets.$inferSelect)["state"];
}

/** @throws {LoadRefused} if the dataset is not in its state. */
export async function writePackedOccupations(
  db: Database,
  dataset: PackedDataset,
  rows: readonly ({ socCode: string; separateTitles: number } & PackedRow)[],
): Promise<void> {
  for (const part of inParts(rows)) {
    await writeAll(
      db,
      dataset,
      part.map(
        ({
          socCode,
          body,
          checksum,
          separateTitles,
        }) => sql`INSERT OR REPLACE INTO ${packedOccupations}
          (dataset_id, soc_code, format, body, checksum, separate_titles)
          SELECT id, ${socCode}, ${packedFormat}, ${sql.param(body, packedOccupations.body)}, ${checksum}, ${separateTitles}
          FROM ${datasets} WHERE ${isIn(dataset)}`,
      ),
    );
  }
}

/** @throws {LoadRefused} if the dataset is not in its state. */
export async function writePackedParts(
  db: Database,
  dataset: PackedDataset,
  name: (typeof packedParts.$inferSelect)["name"],
  rows: readonly PackedRow[],
): Promise<void> {
  for (const some of inParts(rows.map((row, part) => ({ ...row, part })))) {
    await writeAll(
      db,
      dataset,
      some.map(
        ({ part, body, checksum }) => sql`INSERT OR REPLACE INTO ${packedParts}
          (dataset_id, name, part, format, body, checksum)
          SELECT id, ${name}, ${part}, ${packedFormat}, ${sql.param(body, packedParts.body)}, ${checksum}
          FROM ${datasets} WHERE ${isIn(dataset)}`,
      ),
    );
  }
}

/** Parts of at most `maxPartBytes`, or of a single row that is larger. */
function* inParts<Row extends PackedRow>(rows: readonly Row[]): Generator<Row[]> {
  let part: Row[] = [];
  let size = 0;
  for (const row of rows) {
    if (part.length > 0 && size + row.body.length > maxPartBytes) {
      yield part;
      [part, size] = [[], 0];
    }
    part.push(row);
    size += row.body.length;
  }
  if (part.length > 0) yield part;
}

/** @throws {LoadRefused} if the dataset is not in its state. */
export async function writePackedCities(
  db: Database,
  dataset: PackedDataset,
  { body, checksum }: PackedRow,
): Promise<void> {
  await writeAll(db, dataset, [
    sql`INSERT OR REPLACE INTO ${packedCities} (dataset_id, format, body, checksum)
      SELECT id, ${packedFormat}, ${sql.param(body, packedCities.body)}, ${checksum}
      FROM ${datasets} WHERE ${isIn(dataset)}`,
  ]);
}

/** Executes statements that each insert one row, and renews the claim of a dataset being loaded. */
async function writeAll(db: Database, dataset: PackedDataset, inserts: SQL[]): Promise<void> {
  const renewal = db.run(
    sql`UPDATE datasets SET loaded_at = ${databaseNow} WHERE id = ${dataset.id} AND state = 'loading'`,
  );
  const [, ...results] = await db.batch([renewal, ...inserts.map((insert) => db.run(insert))]);
  if (results.some(({ rowsAffected }) => rowsAffected !== 1)) {
    throw new LoadRefused("another loader took over, because this one was silent for too long");
  }
}

const isIn = ({ id, state }: PackedDataset) => and(eq(datasets.id, id), eq(datasets.state, state));
