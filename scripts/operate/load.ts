/** `npm run db:load`: loads the seeds into a database and makes them live. */
import { type BeforeLive, loadDataset, useDataset } from "#seeds/load/index.ts";
import { runCommand } from "../run/local/command.ts";
import { describeLoad } from "../run/local/describe-load.ts";
import { UsageError } from "../run/local/failure.ts";
import { localPlaces } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { withDatabase } from "../run/local/with-database.ts";
import { findBucket } from "./bucket/find-bucket.ts";
import { removeReferenceFiles } from "./bucket/remove-reference-files.ts";
import { writeReferenceFiles } from "./bucket/write-reference-files.ts";

const usage = `Usage:
  npm run db:load [-- [--seeds DIR] [--stage]]
  npm run db:load -- --use VERSION
  npm run db:load -- --local [--persist-to DIR]

Loads the seeds of this project, or those in DIR, next to the live version and switches to them at
once; data that is loaded already is not loaded again. With --stage they are loaded and not yet used, so that npm run figures:compare can compare them. --use
switches to a version that is in the database: one that was staged, or an earlier one to go back to.

If DATA_BUCKET is set, the version's reference files are first written to that R2 bucket and read back; files
that are there stay. Those of versions older than the one before the live version are removed. --local writes them to the simulated bucket of npm start instead, or to that in the
folder of --persist-to, such as .wrangler/state for wrangler dev.

Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database of the running npm start.`;

await runCommand(async () => {
  const { values } = readArguments(
    {
      options: {
        seeds: { type: "string" },
        stage: { type: "boolean", default: false },
        use: { type: "string" },
        local: { type: "boolean", default: false },
        "persist-to": { type: "string", default: localPlaces().workerState },
      },
    },
    usage,
  );
  const { seeds, stage, use, local } = values;
  if (use !== undefined && (stage || seeds !== undefined)) throw new UsageError(usage);
  // A bucket of the account belongs to a database that is named, not to the one of npm start.
  const own = process.env.DATABASE_URL ? process.env.DATA_BUCKET : undefined;
  const bucket = findBucket(local ? values["persist-to"] : null, own ?? "");
  await withDatabase(async (db) => {
    const { log } = console;
    const beforeLive: BeforeLive = async (dataset) => {
      if (bucket) await writeReferenceFiles(db, dataset, bucket, log);
    };
    const started = performance.now();
    const result =
      use === undefined
        ? await loadDataset(db, {
            live: !stage,
            log,
            beforeLive,
            ...(seeds === undefined ? {} : { directory: seeds }),
          })
        : await useDataset(db, use, { log, beforeLive });
    if (bucket) await removeReferenceFiles(db, bucket, log);
    console.log(describeLoad(result, performance.now() - started));
  });
});
