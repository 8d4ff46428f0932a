/** `npm run db:load`: loads the seeds into a database and makes them live. */
import { loadDataset, useDataset } from "#seeds/load/index.ts";
import { runCommand } from "../run/local/command.ts";
import { describeLoad } from "../run/local/describe-load.ts";
import { UsageError } from "../run/local/failure.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { withDatabase } from "../run/local/with-database.ts";

const usage = `Usage:
  npm run db:load [-- [--seeds DIR] [--stage]]
  npm run db:load -- --use VERSION

Loads the seeds of this project, or those in DIR, next to the live version and switches to them at
once; data that is loaded already is not loaded again. With --stage they are loaded and not yet used, so that
npm run figures:compare can compare them. --use switches to a version that is in the database: one that was staged,
or an earlier one to go back to.

Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database of the running npm start.`;

await runCommand(async () => {
  const { values } = readArguments(
    {
      options: {
        seeds: { type: "string" },
        stage: { type: "boolean", default: false },
        use: { type: "string" },
      },
    },
    usage,
  );
  const { seeds, stage, use } = values;
  if (use !== undefined && (stage || seeds !== undefined)) throw new UsageError(usage);
  await withDatabase(async (db) => {
    const { log } = console;
    const started = performance.now();
    const result =
      use === undefined
        ? await loadDataset(db, {
            live: !stage,
            log,
            ...(seeds === undefined ? {} : { directory: seeds }),
          })
        : await useDataset(db, use);
    console.log(describeLoad(result, performance.now() - started));
  });
});
