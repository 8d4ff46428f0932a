import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import type { Database } from "../../shared/db/client.ts";
import { indexMissing } from "../../shared/pipeline/search/index-missing.ts";

const migrationsFolder = join(import.meta.dirname, "../../schema/migrations");

/** Brings the database's tables, and its index of words, up to date; nothing happens if they are. */
export async function migrateDatabase(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder });
  await indexMissing(db);
}
