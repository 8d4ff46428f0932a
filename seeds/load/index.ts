import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../shared/db/client.ts";
import { seedTables } from "../tables.ts";
import { claimDataset, readLiveVersion, removeDataset } from "./claim.ts";
import { fillTable } from "./fill-table.ts";
import { findUnpacked } from "./find-unpacked.ts";
import { inTransaction } from "./in-transaction.ts";
import { readManifest, readMethod, readVerifiedTable, type SeedManifest } from "./manifest.ts";
import { packDataset } from "./pack-dataset.ts";
import { publishDataset, switchTo } from "./publish.ts";
import { removeOutdated } from "./remove-outdated.ts";

export interface LoadOptions {
  /** Folder with `manifest.json`, `method.json` and `tables/`; default: this project's seeds. */
  directory?: string;
  /** A loader that has been silent for this long is considered dead. */
  silentMs?: number;
  /** Receives progress messages during a long load. */
  log?: (line: string) => void;
}

export interface LoadResult {
  version: string;
  outcome: "already-live" | "switched" | "loaded";
  /** Rows inserted. */
  rows: number;
}

const ownSeeds = join(import.meta.dirname, "..");

/**
 * Loads the seeds' dataset version into the database and makes it live atomically. It is safe to
 * repeat, to interrupt and to run concurrently: the version is invisible while it is filled, and
 * one transaction checks its row counts and switches readers to it.
 *
 * Earlier versions in the database that have no packed rows, or only those of another format, are
 * packed first. Once the version is live, packed rows of formats before the previous one are
 * removed.
 *
 * @throws {LoadRefused} if a file is missing or damaged.
 */
export async function loadDataset(db: Database, options: LoadOptions = {}): Promise<LoadResult> {
  const result = await load(db, options);
  const removed = await removeOutdated(db);
  if (removed > 0) options.log?.(`removed ${removed} packed rows of formats no longer read`);
  return result;
}

async function load(db: Database, options: LoadOptions): Promise<LoadResult> {
  const { directory = ownSeeds, silentMs = 5_000, log = () => {} } = options;
  const manifest = readManifest(directory);
  const { version } = manifest;
  for (const unpacked of await findUnpacked(db)) {
    log(`packing ${unpacked.version}`);
    await packDataset(db, unpacked.id, "ready");
  }
  if ((await readLiveVersion(db)) === version) return { version, outcome: "already-live", rows: 0 };

  const tables = seedTables.map((table) => ({
    table,
    csv: readVerifiedTable(directory, manifest, table.file),
  }));
  const identity = {
    version,
    manifestSha256: manifest.sha256,
    methodParameters: readMethod(directory),
  };

  for (let waited = false; ; waited = true) {
    const claim = await claimDataset(db, identity, silentMs);
    if (claim.outcome === "already-live") return { version, outcome: "already-live", rows: 0 };
    if (claim.outcome === "ready") {
      await switchTo(db, claim.datasetId);
      return { version, outcome: "switched", rows: 0 };
    }
    if (claim.outcome === "mine") {
      return {
        version,
        outcome: "loaded",
        rows: await fill(db, claim.datasetId, manifest, tables),
      };
    }
    if (!waited) log(`another loader is filling ${version}: waiting for it`);
    await sleep(200);
  }
}

async function fill(
  db: Database,
  datasetId: number,
  manifest: SeedManifest,
  tables: Array<{ table: (typeof seedTables)[number]; csv: string }>,
): Promise<number> {
  try {
    let rows = 0;
    for (const { table, csv } of tables) rows += await fillTable(db, datasetId, table, csv);
    await packDataset(db, datasetId, "loading");
    await publishDataset(db, datasetId, manifest);
    return rows;
  } catch (error) {
    // Remove partial data; if this fails too, the next loader cleans up.
    await inTransaction(db, (tx) => removeDataset(tx, datasetId)).catch(() => undefined);
    throw error;
  }
}
