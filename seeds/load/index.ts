import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import { datasets } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import { seedTables } from "../tables.ts";
import { claimDataset, readLive, removeDataset } from "./claim.ts";
import { fillTable } from "./fill-table.ts";
import { findUnpacked } from "./find-unpacked.ts";
import { inTransaction } from "./in-transaction.ts";
import { readManifest, readMethod, readVerifiedTable, type SeedManifest } from "./manifest.ts";
import { packDataset } from "./pack-dataset.ts";
import { publishDataset, switchTo } from "./publish.ts";
import { LoadRefused } from "./refusal.ts";
import { removeOutdated } from "./remove-outdated.ts";

interface LoadOptions {
  /** Folder with `manifest.json`, `method.json` and `tables/`; default: this project's seeds. */
  directory?: string;
  /** Whether the version becomes live; otherwise it is only stored next to the live one. Default: true. */
  live?: boolean;
  /** A loader that has been silent for this long is considered dead. */
  silentMs?: number;
  /** Receives progress messages during a long load. */
  log?: (line: string) => void;
  /** Runs before readers are switched to the version, also if it is live already; if it fails, they are not. */
  beforeLive?: BeforeLive;
}

export type BeforeLive = (dataset: { id: number; version: string }) => Promise<void>;

export interface LoadResult {
  version: string;
  outcome: "already-live" | "switched" | "loaded" | "staged";
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
  const { directory = ownSeeds, live = true, silentMs = 5_000, log = () => {} } = options;
  const { beforeLive = async () => {} } = options;
  const manifest = readManifest(directory);
  const { version } = manifest;
  for (const unpacked of await findUnpacked(db)) {
    log(`packing ${unpacked.version}`);
    await packDataset(db, unpacked.id, "ready");
  }
  const current = await readLive(db);
  if (current?.version === version) {
    await beforeLive(current);
    return { version, outcome: "already-live", rows: 0 };
  }

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
      if (live) await goLive(db, { id: claim.datasetId, version }, beforeLive);
      return { version, outcome: live ? "switched" : "staged", rows: 0 };
    }
    if (claim.outcome === "mine") {
      const rows = await fill(db, claim.datasetId, manifest, tables);
      if (live) await goLive(db, { id: claim.datasetId, version }, beforeLive);
      return { version, outcome: live ? "loaded" : "staged", rows };
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

async function goLive(
  db: Database,
  dataset: { id: number; version: string },
  beforeLive: BeforeLive,
): Promise<void> {
  await beforeLive(dataset);
  await switchTo(db, dataset.id);
}

/**
 * Makes a version live that is in the database: an earlier one, or one that was staged.
 *
 * @throws {LoadRefused} if it is not, naming those that are.
 */
export async function useDataset(
  db: Database,
  version: string,
  { log = () => {}, beforeLive = async () => {} }: Pick<LoadOptions, "log" | "beforeLive"> = {},
): Promise<LoadResult> {
  const ready = await db
    .select({ id: datasets.id, version: datasets.version })
    .from(datasets)
    .where(eq(datasets.state, "ready"))
    .orderBy(asc(datasets.id));
  const found = ready.find((dataset) => dataset.version === version);
  if (!found) {
    const known = ready.map((dataset) => dataset.version).join(", ") || "none";
    throw new LoadRefused(`The database has no version ${version}. It has: ${known}.`);
  }
  if ((await readLive(db))?.version === version) {
    await beforeLive(found);
    return { version, outcome: "already-live", rows: 0 };
  }
  for (const unpacked of await findUnpacked(db)) {
    if (unpacked.id !== found.id) continue;
    log(`packing ${version}`);
    await packDataset(db, found.id, "ready");
  }
  await goLive(db, found, beforeLive);
  return { version, outcome: "switched", rows: 0 };
}
