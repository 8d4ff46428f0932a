/** Database folders that tests copy instead of building their own. */
import { join } from "node:path";
import { migrateDatabase } from "../../scripts/local/migrate.ts";
import { startSqld } from "../../scripts/local/sqld.ts";
import { loadDataset } from "../../seeds/load/index.ts";
import { connect, type Database } from "../../shared/db/client.ts";
import { cacheFolder } from "./cached-folder.ts";
import { assertMayStart } from "./may-start.ts";

const migrationFiles = ["schema/migrations/**/*.{sql,json}", "scripts/local/migrate.ts"];
const seedFiles = [
  ...["seeds/*.{ts,json}", "seeds/tables/*.csv", "seeds/load/*.ts"],
  "shared/reference/packed/*.ts",
];

/** A folder with all tables and no rows. */
export async function migratedTemplate(): Promise<string> {
  return template("migrated", migrationFiles, migrateDatabase);
}

/** A folder with the project's seeds loaded. */
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
  assertMayStart("a database");
  return cacheFolder(name, madeFrom, async (draft) => {
    const directory = join(draft, "database");
    const sqld = await startSqld({ directory, logFile: join(draft, "log"), idleSeconds: 120 });
    const db = connect({ url: sqld.url }, { timeoutMs: 120_000 });
    try {
      await fill(db);
    } finally {
      db.close();
      await sqld.stop();
    }
    return directory;
  });
}
