/** `npm run db:migrate`: brings the tables of a database up to date. */
import { runCommand, withDatabase } from "./local/command.ts";
import { migrateDatabase } from "./local/migrate.ts";

await runCommand(() =>
  withDatabase(async (db) => {
    await migrateDatabase(db);
    console.log("The tables are up to date.");
  }),
);
