import { describeLoad } from "#scripts/run/local/describe-load.ts";
import { migrateDatabase } from "#scripts/run/local/migrate.ts";
import { readLive } from "#seeds/load/claim.ts";
import { loadDataset } from "#seeds/load/index.ts";
import type { Database } from "#shared/db/client.ts";

/**
 * Adds the tables and the figures that a database lacks.
 *
 * @param missing how many migrations it lacks.
 */
export async function fillDatabase(
  db: Database,
  missing: number,
  say: (line: string) => void,
): Promise<void> {
  await migrateDatabase(db);
  say(missing > 0 ? `Migrations: applied ${missing}.` : "Migrations: all were applied already.");
  if ((await readLive(db)) === null) {
    say(
      "Figures: loading the catalog and the wages, once: ten megabytes are sent to the database.",
    );
  }
  const started = performance.now();
  const loaded = await loadDataset(db, {
    log: (line) => say(`  ${line}`),
  });
  say(`Figures: ${describeLoad(loaded, performance.now() - started)}`);
}
