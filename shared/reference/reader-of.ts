import { and, eq, sql } from "drizzle-orm";
import { packedCities } from "../../schema/packed.ts";
import { datasets, liveDataset } from "../../schema/reference.ts";
import type { Database, Reader } from "../db/client.ts";
import { readReplica } from "../db/replica.ts";
import { statement } from "../db/transaction.ts";
import { packedFormat } from "./packed/body.ts";
import type { Dataset } from "./records.ts";

/**
 * Where rows of a dataset version are read: from the replica, if there is one and the whole version has
 * reached it. The primary decides which version that is. A version's cities are the last that is packed, so
 * that whatever has them has everything.
 */
export function readerOf(db: Database, { id, version }: Pick<Dataset, "id" | "version">): Reader {
  if (!db.replica) return db;
  const whole = statement
    .select({ one: sql`1` })
    .from(datasets)
    .innerJoin(
      packedCities,
      and(eq(packedCities.datasetId, datasets.id), eq(packedCities.format, packedFormat)),
    )
    .where(and(eq(datasets.id, id), eq(datasets.version, version), eq(datasets.state, "ready")));
  return readReplica(db.replica, whole.toSQL());
}

/** The replica, for the version that is live on it; null if there is none. */
export function readAnyLive(db: Database): Reader | null {
  return db.replica ? readReplica(db.replica, statement.select().from(liveDataset).toSQL()) : null;
}
