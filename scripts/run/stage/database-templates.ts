/** Database folders that tests copy instead of building their own. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { loadDataset } from "#seeds/load/index.ts";
import { connect, type Database } from "#shared/db/client.ts";
import { migrateDatabase } from "../local/migrate.ts";
import { startSqld } from "../local/sqld.ts";
import { cacheFolder } from "./cached-folder.ts";
import { assertMayStart } from "./may-start.ts";

const migrationFiles = [
  "schema/migrations/**/*.{sql,json}",
  ...["scripts/run/local/migrate.ts", "scripts/run/stage/database-templates.ts"],
];
/** What the rows of the loaded seeds are made from. */
export const seedFiles = [
  ...["seeds/*.{ts,json}", "seeds/tables/*.csv", "seeds/load/*.ts"],
  "shared/reference/**/*.ts",
  "shared/salaries/{companies,statistics}/*.ts",
];

/** A folder with all tables and no rows. */
export async function migratedTemplate(): Promise<string> {
  return template("migrated", migrationFiles, migrateDatabase);
}

/**
 * A folder with all tables, filled.
 *
 * @param madeFrom patterns of the files that the content depends on.
 */
export async function filledTemplate(
  name: string,
  madeFrom: readonly string[],
  fill: (db: Database) => Promise<void>,
): Promise<string> {
  return template(name, [...migrationFiles, ...madeFrom], async (db) => {
    await migrateDatabase(db);
    await fill(db);
  });
}

/** A folder with the project's seeds loaded. */
export async function seededTemplate(): Promise<string> {
  return filledTemplate("seeded", seedFiles, async (db) => {
    await loadDataset(db);
  });
}

const templates = new Map<string, Promise<string>>();

/** The template, looked up once in a process: to find it, all files that it is made from are read. */
function template(
  name: string,
  madeFrom: string[],
  fill: (db: Database) => Promise<void>,
): Promise<string> {
  assertMayStart("a database");
  const found = templates.get(name) ?? makeTemplate(name, madeFrom, fill);
  templates.set(name, found);
  return found;
}

async function makeTemplate(
  name: string,
  madeFrom: string[],
  fill: (db: Database) => Promise<void>,
): Promise<string> {
  return cacheFolder(name, madeFrom, async (draft) => {
    const directory = join(draft, "database");
    const sqld = await startSqld({ directory, logFile: join(draft, "log"), idleSeconds: 120 });
    const db = connect({ url: sqld.url }, { timeoutMs: 120_000 });
    try {
      await fill(db);
      await compacted(directory);
    } finally {
      db.close();
      await sqld.stop();
    }
    dropSnapshots(directory);
    return directory;
  });
}

/** Waits until sqld has compacted its log: every copy would begin with that work. */
async function compacted(directory: string): Promise<void> {
  const waiting = join(directory, "dbs/default/to_compact");
  while (existsSync(waiting) && readdirSync(waiting).length > 0) await sleep(20);
}

/** They are as large as the data, and only a replica that joins later would read them. */
function dropSnapshots(directory: string): void {
  rmSync(join(directory, "dbs/default/snapshots"), { recursive: true, force: true });
}
