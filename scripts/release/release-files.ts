/**
 * `npm run release:files -- FOLDER`: builds what a release consists of. FOLDER/files are its files,
 * FOLDER/notes.md its text, and FOLDER/npm, if NPM_PACKAGE names the package, what npm gets.
 */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed, UsageError } from "../run/local/failure.ts";
import { projectRoot } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { buildWorkers } from "../run/workers/build-workers.ts";
import { listWorkers } from "../run/workers/workers.ts";
import { packForRegistry, writeNotes, writeReleaseFiles } from "./write-files.ts";

const usage = `Usage:
  npm run release:files -- FOLDER [--tag v1.2.3]

With --tag it fails if that is not the tag of the code's version.`;

await runCommand(async () => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { tag: { type: "string" } } },
    usage,
  );
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError(usage);
  const { version } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  if (values.tag !== undefined && values.tag !== `v${version}`) {
    throw new CommandFailed(
      `The tag ${values.tag} is not that of version ${version}, which this code has. npm run release makes tags.`,
    );
  }
  const { NPM_PACKAGE: name, GITHUB_REPOSITORY: repository = "" } = process.env;
  const bundles = mkdtempSync(join(tmpdir(), "release-"));
  try {
    const host = "api.example.com";
    const workers = await buildWorkers(listWorkers(), bundles, { host, origin: `https://${host}` });
    const names = await writeReleaseFiles(join(folder, "files"), workers);
    console.log(names.map((file) => join(folder, "files", file)).join("\n"));
  } finally {
    rmSync(bundles, { recursive: true });
  }
  writeNotes(join(folder, "notes.md"));
  // Empty in a workflow that has no such variable.
  if (name) console.log(await packForRegistry(join(folder, "npm"), name, repository));
});
