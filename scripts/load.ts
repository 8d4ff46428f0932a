/** `npm run db:load`: loads the seeds into a database and makes them live. */
import { loadDataset } from "../seeds/load/index.ts";
import { runCommand, withDatabase } from "./local/command.ts";
import { describeLoad } from "./local/describe-load.ts";

await runCommand(() =>
  withDatabase(async (db) => {
    const started = performance.now();
    const result = await loadDataset(db, { log: console.log });
    console.log(describeLoad(result, performance.now() - started));
  }),
);
