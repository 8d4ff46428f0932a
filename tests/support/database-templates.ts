/**
 * Database folders that tests copy. Made once for a state of the migrations,
 * the seeds and the loader, and kept under `node_modules/` between runs.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { migrateDatabase } from "../../scripts/local/migrate.ts";
import { startSqld } from "../../scripts/local/sqld.ts";
import { loadDataset } from "../../seeds/load/index.ts";
import { connect, type Database } from "../../shared/db/client.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache/test-databases");
const migrationFiles = ["schema/migrations/**/*.{sql,json}", "scripts/local/migrate.ts"];
const seedFiles = ["seeds/*.{ts,json}", "seeds/tables/*.csv", "seeds/load/*.ts"];

/** A folder with every table and no rows. */
export async function migratedTemplate(): Promise<string> {
  return template("migrated", migrationFiles, migrateDatabase);
}

/** A folder with the project's seeds live. */
export async function seededTemplate(): Promise<string> {
  return template("seeded", [...migrationFiles, ...seedFiles], async (db) => {
    await migrateDatabase(db);
    await loadDataset(db);
  });
}

async function template(
  name: string,
  madeFrom: string[],
  fill: (db: Database) => Promise<void>,
): Promise<string> {
  const finished = join(cache, `${name}-${fingerprint(madeFrom)}`);
  if (existsSync(finished)) {
    const now = new Date();
    utimesSync(finished, now, now);
    return finished;
  }

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, "draft-"));
  const directory = join(draft, "database");
  const sqld = await startSqld({ directory, logFile: join(draft, "log"), idleSeconds: 120 });
  const db = connect({ url: sqld.url }, { patienceMs: 120_000 });
  try {
    await fill(db);
  } finally {
    db.close();
    await sqld.stop();
  }
  keep(directory, finished);
  rmSync(draft, { recursive: true, force: true });
  removeOld();
  return finished;
}

/** Changes with any file that the template's content depends on. */
function fingerprint(patterns: string[]): string {
  const hash = createHash("sha256");
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

/** Several may make the same template at a time; the first one's is as good as the others'. */
function keep(draft: string, finished: string): void {
  try {
    renameSync(draft, finished);
  } catch (error) {
    if (!existsSync(finished)) throw error;
  }
}

/** Clears what no run has used for an hour. */
function removeOld(): void {
  const hourAgo = Date.now() - 3_600_000;
  for (const path of globSync("*", { cwd: cache }).map((entry) => join(cache, entry))) {
    if (statSync(path).mtimeMs < hourAgo) rmSync(path, { recursive: true, force: true });
  }
}
