import { loadDataset } from "#seeds/load/index.ts";
import { connect, type DatabaseConfig } from "#shared/db/client.ts";
import {
  type DevelopmentCredentials,
  ensureDevelopmentAccounts,
} from "../accounts/development-accounts.ts";
import { describeLoad } from "../local/describe-load.ts";
import { migrateDatabase } from "../local/migrate.ts";
import type { LocalPlaces } from "../local/places.ts";

/** Adds any missing tables, data and development accounts to the local database. */
export async function prepareDatabase(
  database: DatabaseConfig,
  places: LocalPlaces,
  baseUrl: string,
  log: (line: string) => void,
): Promise<DevelopmentCredentials> {
  const db = connect(database, { timeoutMs: 120_000 });
  try {
    await migrateDatabase(db);
    const started = performance.now();
    // No other process uses this server, so the lock of another loader belongs to one that was killed.
    const loaded = await loadDataset(db, { silentMs: 0, log });
    log(describeLoad(loaded, performance.now() - started));
    return await ensureDevelopmentAccounts(db, places.credentials, baseUrl);
  } finally {
    db.close();
  }
}
