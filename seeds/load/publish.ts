import { and, eq, sql } from "drizzle-orm";
import { packedRows } from "#schema/packed.ts";
import { datasets, liveDataset } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";
import { databaseNow } from "./claim.ts";
import { inTransaction } from "./in-transaction.ts";
import { LoadRefused } from "./refusal.ts";

/** Makes a filled dataset ready if it has every row of the catalog, and all packed rows. */
export async function publishDataset(
  db: Database,
  datasetId: number,
  expected: { packed: number; tables: ReadonlyMap<string, number> },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const [table, rows] of expected.tables) {
      const { count } = await tx.get<{ count: number }>(
        sql`SELECT count(*) AS count FROM ${sql.identifier(table)} WHERE dataset_id = ${datasetId}`,
      );
      if (count !== rows) {
        throw new LoadRefused(`${table} has ${count} rows, the manifest says ${rows}`);
      }
    }
    const packed = await tx.$count(
      packedRows,
      and(eq(packedRows.datasetId, datasetId), eq(packedRows.format, packedFormat)),
    );
    if (packed !== expected.packed) {
      throw new LoadRefused(`only ${packed} of ${expected.packed} rows are packed`);
    }
    const updated = await tx
      .update(datasets)
      .set({ state: "ready", loadedAt: databaseNow })
      .where(and(eq(datasets.id, datasetId), eq(datasets.state, "loading")))
      .returning({ id: datasets.id });
    if (updated.length !== 1) throw new LoadRefused("another loader took over before the end");
  });
}

/** Makes a dataset, complete in the database, the live one. */
export async function switchTo(db: Database, datasetId: number): Promise<void> {
  await db
    .insert(liveDataset)
    .values({ singleton: 1, datasetId })
    .onConflictDoUpdate({ target: liveDataset.singleton, set: { datasetId } });
}
