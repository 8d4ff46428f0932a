/** `npm run db:migrate`: migrates a database to the current schema. */
import { runCommand, withDatabase } from "./local/command.ts";
import { migrateDatabase } from "./local/migrate.ts";

await runCommand(() =>
  withDatabase(async (db) => {
    await migrateDatabase(db);
    console.log("The tables are up to date.");
  }),
);
