/** `npm run db:load`: loads the seeds into a database and makes them live. */
import { loadDataset } from "../seeds/load/index.ts";
import { runCommand, withDatabase } from "./local/command.ts";
import { describeLoad } from "./local/describe-load.ts";
import { readArguments } from "./local/read-arguments.ts";

const usage = `Usage:
  npm run db:load

Loads the data in seeds/ as a new version and makes it live once it is there as a whole; data that is loaded already
is not loaded again.

Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database of the running npm start.`;

await runCommand(async () => {
  readArguments({}, usage);
  await withDatabase(async (db) => {
    const started = performance.now();
    const result = await loadDataset(db, { log: console.log });
    console.log(describeLoad(result, performance.now() - started));
  });
});
