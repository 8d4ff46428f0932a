/** `npm run db:restore -- FILE`: fills a new database from a backup. */
import { connect } from "#shared/db/client.ts";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed, UsageError } from "../run/local/failure.ts";
import { migrateDatabase } from "../run/local/migrate.ts";
import { restoreDump } from "./backup/restore-dump.ts";

const usage = `Usage:
  DATABASE_URL=… DATABASE_AUTH_TOKEN=… npm run db:restore -- FILE.sql.gz

Fills a new, empty database from a file of npm run db:backup, migrates it to the present tables and rebuilds its full-text
index. An existing database is never changed.`;

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === "--help" || file === "help") return console.log(usage);
  if (!file || file.startsWith("-") || more.length > 0) throw new UsageError(usage);
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
  if (!url) throw new CommandFailed(`Set DATABASE_URL to the new database.\n\n${usage}`);
  const inserted = await restoreDump({ url, authToken }, file);
  const db = connect({ url, authToken }, { timeoutMs: 120_000 });
  try {
    await migrateDatabase(db);
  } finally {
    db.close();
  }
  console.log(`${inserted} rows were restored; the tables and the full-text index are up to date.`);
});
