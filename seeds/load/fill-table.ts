import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#shared/db/client.ts";
import type { SeedTable } from "../tables.ts";
import { databaseNow } from "./claim.ts";
import { readRows } from "./read-rows.ts";
import { LoadRefused } from "./refusal.ts";

/** Fastest through sqld's HTTP by measurement; a larger value gains nothing and holds the write lock longer. */
const rowsPerStatement = 5_000;
/** A server refuses an argument of several megabytes, which a few hundred rows of lists are. */
const maxCharacters = 2_000_000;

/**
 * Inserts a table's rows under a dataset that this loader has claimed. Each
 * statement checks the claim and renews it in the same transaction.
 * @returns the number of rows.
 */
export async function fillTable(
  db: Database,
  datasetId: number,
  table: SeedTable,
  csv: string,
): Promise<number> {
  let total = 0;
  for (const rows of inChunks(readRows(table, csv))) {
    const [inserted] = await db.batch([
      db.run(insertRows(datasetId, table, rows)),
      db.run(
        sql`UPDATE datasets SET loaded_at = ${databaseNow} WHERE id = ${datasetId} AND state = 'loading'`,
      ),
    ]);
    if (inserted.rowsAffected !== rows.length) {
      throw new LoadRefused("another loader took over, because this one was silent for too long");
    }
    total += rows.length;
  }
  return total;
}

function insertRows(datasetId: number, table: SeedTable, rows: string[]): SQL {
  const constants = Object.entries(table.constants);
  const names = [
    "dataset_id",
    ...table.columns.map(({ name }) => name),
    ...constants.map(([name]) => name),
  ];
  const values = [
    sql`${datasetId}`,
    ...table.columns.map((_, index) => sql.raw(`value ->> ${index}`)),
    ...constants.map(([, value]) => sql`${value}`),
  ];
  return sql`INSERT INTO ${sql.identifier(table.table)} (${sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )})
    SELECT ${sql.join(values, sql`, `)} FROM json_each(${`[${rows.join()}]`})
    WHERE EXISTS (SELECT 1 FROM datasets WHERE id = ${datasetId} AND state = 'loading')`;
}

function* inChunks(rows: Iterable<string>): Generator<string[]> {
  let chunk: string[] = [];
  let characters = 0;
  for (const row of rows) {
    if (chunk.length === rowsPerStatement || characters + row.length > maxCharacters) {
      yield chunk;
      chunk = [];
      characters = 0;
    }
    chunk.push(row);
    characters += row.length;
  }
  if (chunk.length > 0) yield chunk;
}
