import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { and, asc, eq, ne } from "drizzle-orm";
import { datasets } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import type { PackedRow } from "#shared/reference/packed/packed-row.ts";
import { catalogTables } from "../tables.ts";
import { claimDataset, readLive, removeDataset } from "./claim.ts";
import { fillTable } from "./fill-catalog.ts";
import { inTransaction } from "./in-transaction.ts";
import { readManifest, readSeeds, type Seeds } from "./manifest.ts";
import { packDataset } from "./pack-dataset.ts";
import { publishDataset, switchTo } from "./publish.ts";
import { LoadRefused } from "./refusal.ts";
import { isPacked, removeOutdated, writePacked } from "./write-packed.ts";

interface LoadOptions {
  /** Folder with `manifest.json`, `method.json` and `tables/`; default: this project's seeds. */
  directory?: string;
  /** Whether the version becomes live; otherwise it is only stored next to the live one. Default: true. */
  live?: boolean;
  /** A loader that has been silent for this long is considered dead. */
  silentMs?: number;
  /** Receives progress messages during a long load. */
  log?: (line: string) => void;
}

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
 * If the version is in the database and has only rows of another format, it is packed again. Once the version is live,
 * packed rows of formats before the previous one are removed.
 *
 * @throws {LoadRefused} if a file is missing or damaged.
 */
export async function loadDataset(db: Database, options: LoadOptions = {}): Promise<LoadResult> {
  const { log = () => {} } = options;
  const result = await load(db, { ...options, log });
  const removed = await removeOutdated(db);
  if (removed > 0) log(`removed ${removed} packed rows of formats no longer read`);
  for (const version of await listUnread(db, result.version)) {
    log(
      `${version} has no rows of this code's format: to trace its figures, load its seeds with --stage --seeds DIR`,
    );
  }
  return result;
}

/** The version of a folder, and all its packed rows; of this project's seeds by default. @throws {LoadRefused} */
export async function packSeeds(
  directory = ownSeeds,
): Promise<{ version: string; rows: PackedRow[] }> {
  const manifest = readManifest(directory);
  return { version: manifest.version, rows: await packDataset(readSeeds(directory, manifest)) };
}

async function load(
  db: Database,
  options: LoadOptions & { log: (line: string) => void },
): Promise<LoadResult> {
  const { directory = ownSeeds, live = true, silentMs = 5_000, log } = options;
  const manifest = readManifest(directory);
  const { version } = manifest;
  const current = await readLive(db);
  if (current?.version === version && (await isPacked(db, current.id))) {
    return { version, outcome: "already-live", rows: 0 };
  }
  const seeds = readSeeds(directory, manifest);
  const identity = { version, manifestSha256: manifest.sha256 };
  for (let waited = false; ; waited = true) {
    const claim = await claimDataset(db, identity, silentMs);
    if (claim.outcome === "busy") {
      if (!waited) log(`another loader is filling ${version}: waiting for it`);
      await sleep(200);
      continue;
    }
    const id = claim.datasetId;
    const isNew = claim.outcome === "mine";
    const rows = isNew
      ? await fill(db, id, seeds)
      : await packAgain(db, { id, version }, seeds, log);
    if (claim.outcome === "already-live") return { version, outcome: "already-live", rows };
    if (live) await switchTo(db, id);
    return { version, outcome: !live ? "staged" : isNew ? "loaded" : "switched", rows };
  }
}

async function fill(db: Database, datasetId: number, seeds: Seeds): Promise<number> {
  try {
    const packed = await packDataset(seeds);
    const tables = new Map<string, number>();
    for (const table of catalogTables) {
      const rows = seeds.rows(table) as Record<string, unknown>[];
      await fillTable(db, datasetId, table, rows);
      tables.set(table.table, rows.length);
    }
    await writePacked(db, { id: datasetId, state: "loading" }, packed);
    await publishDataset(db, datasetId, { packed: packed.length, tables });
    return [...tables.values()].reduce((sum, rows) => sum + rows, packed.length);
  } catch (error) {
    // Remove partial data; if this fails too, the next loader cleans up.
    await inTransaction(db, (tx) => removeDataset(tx, datasetId)).catch(() => undefined);
    throw error;
  }
}

/** @returns the number of rows written: none if the version has those of this format. */
async function packAgain(
  db: Database,
  { id, version }: { id: number; version: string },
  seeds: Seeds,
  log: (line: string) => void,
): Promise<number> {
  if (await isPacked(db, id)) return 0;
  log(`packing ${version}`);
  const packed = await packDataset(seeds);
  await writePacked(db, { id, state: "ready" }, packed);
  return packed.length;
}

/** Other versions without rows that this code reads, whose figures it cannot trace. */
async function listUnread(db: Database, loaded: string): Promise<string[]> {
  const others = await db
    .select({ id: datasets.id, version: datasets.version })
    .from(datasets)
    .where(and(eq(datasets.state, "ready"), ne(datasets.version, loaded)))
    .orderBy(asc(datasets.id));
  const unread: string[] = [];
  for (const { id, version } of others) if (!(await isPacked(db, id))) unread.push(version);
  return unread;
}

/**
 * Makes a version live that is in the database: an earlier one, or one that was staged.
 *
 * @throws {LoadRefused} if it is not, naming those that are.
 */
export async function useDataset(db: Database, version: string): Promise<LoadResult> {
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
  if (!(await isPacked(db, found.id))) {
    throw new LoadRefused(
      `Version ${version} has no rows of this code's format. Load its seeds: npm run db:load -- --seeds DIR`,
    );
  }
  const outcome = (await readLive(db))?.version === version ? "already-live" : "switched";
  await switchTo(db, found.id);
  return { version, outcome, rows: 0 };
}
