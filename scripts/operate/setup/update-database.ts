import { connect, type DatabaseConfig } from "#shared/db/client.ts";
import { fillDatabase } from "./fill-database.ts";
import { inspectDatabase } from "./inspect-database.ts";

/**
 * Migrates and fills a database, if it is empty or the service's own.
 *
 * @throws {CommandFailed} that says why it cannot be used.
 */
export async function updateDatabase(
  database: DatabaseConfig,
  say: (line: string) => void,
): Promise<void> {
  const { missing } = await inspectDatabase(database);
  const db = connect(database, { timeoutMs: 120_000 });
  try {
    await fillDatabase(db, missing, say);
  } finally {
    db.close();
  }
}
