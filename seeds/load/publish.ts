import { and, eq, sql } from "drizzle-orm";
import { packedCities, packedOccupations, packedParts } from "#schema/packed.ts";
import { datasets, liveDataset, occupations } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";
import { seedTables } from "../tables.ts";
import { databaseNow } from "./claim.ts";
import { inTransaction, type Transaction } from "./in-transaction.ts";
import type { SeedManifest } from "./manifest.ts";
import { LoadRefused } from "./refusal.ts";

/** Makes a filled dataset ready if it has every row of the manifest, and all its packed rows. */
export async function publishDataset(
  db: Database,
  datasetId: number,
  manifest: SeedManifest,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await checkRowCounts(tx, datasetId, manifest);
    await checkPacked(tx, datasetId);
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

async function checkRowCounts(
  tx: Transaction,
  datasetId: number,
  manifest: SeedManifest,
): Promise<void> {
  for (const [table, expected] of expectedRows(manifest)) {
    const row = await tx.get<{ count: number }>(
      sql`SELECT count(*) AS count FROM ${sql.identifier(table)} WHERE dataset_id = ${datasetId}`,
    );
    if (row.count !== expected) {
      throw new LoadRefused(`${table} has ${row.count} rows, the manifest says ${expected}`);
    }
  }
}

async function checkPacked(tx: Transaction, datasetId: number): Promise<void> {
  const expected = await tx.$count(occupations, eq(occupations.datasetId, datasetId));
  const packed = await tx.$count(
    packedOccupations,
    and(eq(packedOccupations.datasetId, datasetId), eq(packedOccupations.format, packedFormat)),
  );
  const cities = await tx.$count(
    packedCities,
    and(eq(packedCities.datasetId, datasetId), eq(packedCities.format, packedFormat)),
  );
  const parts = await tx
    .select({ name: packedParts.name })
    .from(packedParts)
    .where(and(eq(packedParts.datasetId, datasetId), eq(packedParts.format, packedFormat)));
  const missing = ["dataset", "roles"].some((name) => !parts.some((part) => part.name === name));
  if (packed !== expected || cities !== 1 || missing) {
    throw new LoadRefused(`only ${packed} of ${expected} occupations are packed`);
  }
}

/** Rows per table of the database: several files may fill one. */
function expectedRows(manifest: SeedManifest): Map<string, number> {
  const expected = new Map<string, number>();
  for (const { file, table } of seedTables) {
    const rows = manifest.tables.find((listed) => listed.file === file)?.rows ?? 0;
    expected.set(table, (expected.get(table) ?? 0) + rows);
  }
  return expected;
}
