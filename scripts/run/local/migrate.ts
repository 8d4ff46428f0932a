import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import type { Database } from "#shared/db/client.ts";
import { indexMissing } from "#shared/pipeline/index-missing.ts";

const migrationsFolder = join(import.meta.dirname, "../../../schema/migrations");

/** Migrates the database's tables and its full-text index. Does nothing if they are current. */
export async function migrateDatabase(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder });
  await indexMissing(db);
}
