/** `npm run data:export`: writes the data files of the live dataset, CSV and Parquet. */
import { resolve } from "node:path";
import { grouped } from "#shared/core/format.ts";
import { runCommand } from "../run/local/command.ts";
import { shorten } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { withDatabase } from "../run/local/with-database.ts";
import { exportRelease } from "./data-export/export-release.ts";
import { openExport } from "./data-export/open-export.ts";
import { dataFolder } from "./data-export/places.ts";

const usage = `Usage:
  npm run data:export [-- [--out DIR] [--seeds DIR]]

Writes the live dataset's estimates, wages, roles and cities to a folder of their release in DIR
(.local/data by default), with a dictionary, sources, licenses and checksums. Reads the database of
DATABASE_URL, or that of the service running on this machine, and the seeds that the dataset was loaded from: those of
this project, or those in --seeds. The same dataset in the same quarter
gives the same bytes. npm run data:upload makes the files available for download.`;

await runCommand(async () => {
  const { values } = readArguments(
    { options: { out: { type: "string", default: dataFolder() }, seeds: { type: "string" } } },
    usage,
  );
  const started = performance.now();
  await withDatabase(async (db) => {
    const context = await openExport(db, Date.now(), values.seeds);
    const { folder, manifest } = await exportRelease(context, resolve(values.out), console.log);
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    console.log(
      `${manifest.files.length + 2} files, ${grouped(Math.round(bytes / 1e6))} MB, in ${shorten(folder)} after ${Math.round((performance.now() - started) / 1000)} s`,
    );
  });
});
