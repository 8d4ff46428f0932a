import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#shared/db/client.ts";
import type { SeedTable } from "../seed-table.ts";
import { databaseNow } from "./claim.ts";
import { LoadRefused } from "./refusal.ts";

/** A server refuses an argument of several megabytes. */
const rowsPerStatement = 5_000;

/** Inserts the rows of a table of the catalog under a dataset that this loader has claimed, and renews the claim. */
export async function fillTable(
  db: Database,
  datasetId: number,
  table: SeedTable & { table: string },
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const some = rows.slice(at, at + rowsPerStatement);
    const [inserted] = await db.batch([
      db.run(insertRows(datasetId, table, some)),
      db.run(
        sql`UPDATE datasets SET loaded_at = ${databaseNow} WHERE id = ${datasetId} AND state = 'loading'`,
      ),
    ]);
    if (inserted.rowsAffected !== some.length) {
      throw new LoadRefused("another loader took over, because this one was silent for too long");
    }
  }
}

function insertRows(
  datasetId: number,
  { table, columns, properties }: SeedTable & { table: string },
  rows: readonly Readonly<Record<string, unknown>>[],
): SQL {
  const names = ["dataset_id", ...columns.map(({ name }) => name)];
  const cells = properties.map((_, at) => sql.raw(`value ->> ${at}`));
  const tuples = JSON.stringify(rows.map((row) => properties.map((property) => row[property])));
  return sql`INSERT INTO ${sql.identifier(table)} (${sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )})
    SELECT ${datasetId}, ${sql.join(cells, sql`, `)} FROM json_each(${tuples})
    WHERE EXISTS (SELECT 1 FROM datasets WHERE id = ${datasetId} AND state = 'loading')`;
}
