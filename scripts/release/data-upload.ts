/** `npm run data:upload`: makes a release of the data files available for download. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { findBucket } from "../operate/bucket/find-bucket.ts";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { localPlaces } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { dataFolder } from "./data-export/places.ts";
import { uploadRelease } from "./data-upload/upload-release.ts";

const usage = `Usage:
  npm run data:upload [-- RELEASE] [options]   the only release of the folder if none is named

Uploads what npm run data:export has written to the R2 bucket that DATA_BUCKET names. A release that
is there already stays as it is.

Options:
  --from DIR          where releases were written; .local/data by default
  --local             to the simulated bucket of npm start, instead of the account's
  --persist-to DIR    with --local: the folder of its state, such as .wrangler/state for wrangler dev
  --replace           with --local: also replaces a release with other files`;

await runCommand(async () => {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: {
        from: { type: "string", default: dataFolder() },
        local: { type: "boolean", default: false },
        "persist-to": { type: "string", default: localPlaces().workerState },
        replace: { type: "boolean", default: false },
      },
    },
    usage,
  );
  const { local, replace } = values;
  if (replace && !local) throw new CommandFailed(`--replace needs --local.\n\n${usage}`);
  const bucket = findBucket(local ? values["persist-to"] : null);
  if (!bucket) throw new CommandFailed(`DATA_BUCKET is not set.\n\n${usage}`);
  const folder = resolve(values.from);
  const release = positionals[0] ?? onlyRelease(folder);
  const outcome = await uploadRelease(bucket, join(folder, release), { replace, log: console.log });
  console.log(
    outcome === "uploaded"
      ? `${release} can be downloaded within a minute, and /data lists it within ten.`
      : `${release} is there already, with the same files.`,
  );
});

function onlyRelease(folder: string): string {
  const names = list(folder).filter((name) => !name.endsWith(".draft"));
  const [first, ...others] = names;
  if (first === undefined) {
    throw new CommandFailed(`There is no release in ${folder}. Run: npm run data:export`);
  }
  if (others.length > 0) throw new CommandFailed(`Which release? ${names.join(", ")}`);
  return first;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
