/** `npm run db:migrate`: migrates a database to the current schema. */
import { runCommand } from "../run/local/command.ts";
import { migrateDatabase } from "../run/local/migrate.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { withDatabase } from "../run/local/with-database.ts";

const usage = `Usage:
  npm run db:migrate

Brings the tables of a database up to date. Can be run again at any time.

Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database of the running npm start.`;

await runCommand(async () => {
  readArguments({}, usage);
  await withDatabase(async (db) => {
    await migrateDatabase(db);
    console.log("The tables are up to date.");
  });
});
