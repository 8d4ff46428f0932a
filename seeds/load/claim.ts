/** Grants the right to fill a version to one loader at a time, and replaces a loader that died. */
import { and, eq, lt, sql } from "drizzle-orm";
import { packedRows } from "#schema/packed.ts";
import { datasets, liveDataset } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import { catalogTables } from "../tables.ts";
import { inTransaction, type Transaction } from "./in-transaction.ts";

interface DatasetIdentity {
  version: string;
  manifestSha256: string;
}

type Claim =
  | { outcome: "already-live" | "ready" | "mine"; datasetId: number }
  | { outcome: "busy" };

/** The server's clock in milliseconds, so that loaders on several machines agree. */
export const databaseNow = sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/**
 * Claims the filling of a version. Rows of an interrupted loader are removed once it has been
 * silent for `silentMs`.
 */
export async function claimDataset(
  db: Database,
  identity: DatasetIdentity,
  silentMs: number,
): Promise<Claim> {
  return inTransaction(db, async (tx) => {
    await removeAbandoned(tx, silentMs);
    const [existing] = await tx
      .select({ id: datasets.id, state: datasets.state, live: liveDataset.datasetId })
      .from(datasets)
      .leftJoin(liveDataset, eq(liveDataset.datasetId, datasets.id))
      .where(eq(datasets.version, identity.version));
    if (existing?.state === "loading") return { outcome: "busy" };
    if (existing) {
      return { outcome: existing.live === null ? "ready" : "already-live", datasetId: existing.id };
    }
    const [claimed] = await tx
      .insert(datasets)
      .values({ ...identity, state: "loading", loadedAt: databaseNow })
      .returning({ id: datasets.id });
    if (!claimed) throw new Error("the database returned no id for the new dataset");
    return { outcome: "mine", datasetId: claimed.id };
  });
}

/** The live version, without taking any lock. */
export async function readLive(db: Database): Promise<{ id: number; version: string } | null> {
  const [live] = await db
    .select({ id: datasets.id, version: datasets.version })
    .from(liveDataset)
    .innerJoin(datasets, eq(datasets.id, liveDataset.datasetId));
  return live ?? null;
}

async function removeAbandoned(tx: Transaction, silentMs: number): Promise<void> {
  const abandoned = await tx
    .select({ id: datasets.id })
    .from(datasets)
    .where(
      and(eq(datasets.state, "loading"), lt(datasets.loadedAt, sql`${databaseNow} - ${silentMs}`)),
    );
  for (const { id } of abandoned) await removeDataset(tx, id);
}

/** Removes a dataset that never became ready. */
export async function removeDataset(tx: Transaction, datasetId: number): Promise<void> {
  await tx.delete(packedRows).where(eq(packedRows.datasetId, datasetId));
  for (const { table } of catalogTables) {
    await tx.run(sql`DELETE FROM ${sql.identifier(table)} WHERE dataset_id = ${datasetId}`);
  }
  await tx.delete(datasets).where(and(eq(datasets.id, datasetId), eq(datasets.state, "loading")));
}
