/**
 * `npm run sdk:build`: compiles the TypeScript client and the command line to `sdk/dist`, and puts the
 * operations and the data with which it needs no service into `sdk/data`; neither is committed. With
 * `--pack FOLDER`, packs them afterwards as npm would publish them. With `--extension FOLDER`, builds the
 * browser extension and nothing else.
 */
import { runCommand } from "../run/local/command.ts";
import { UsageError } from "../run/local/failure.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { packClient } from "./sdk/build-client.ts";
import { buildPackage } from "./sdk/build-data.ts";
import { buildExtension } from "./sdk/build-extension.ts";
import { packBundle } from "./sdk/pack-bundle.ts";

const usage = `Usage:
  npm run sdk:build [-- --pack FOLDER [--repository OWNER/NAME]]
  npm run sdk:build -- --extension FOLDER [--service URL]

Compiles the TypeScript client and the command line to sdk/dist, and puts the operations and the data
with which it needs no service into sdk/data. With --pack, packs them into FOLDER afterwards as npm
would publish them, and as a bundle that desktop programs for agents install (.mcpb). With the GitHub
repository whose release will have the bundle (else GITHUB_REPOSITORY), also writes server.json, with which
the registry of MCP servers lists it.

With --extension, puts only the browser extension into FOLDER, which is emptied first, and packs it as
FOLDER.zip. With --service, it opens postings at that address unless its user sets another.`;

await runCommand(async () => {
  const { values } = readArguments(
    {
      options: {
        ...{ pack: { type: "string" }, repository: { type: "string" } },
        ...{ extension: { type: "string" }, service: { type: "string" } },
      },
    },
    usage,
  );
  const { service } = values;
  if (service !== undefined && !/^https:\/\/[^/]/.test(service)) {
    throw new UsageError(`--service needs an address that begins with https://.\n\n${usage}`);
  }
  if (values.extension !== undefined) {
    console.log(buildExtension(values.extension, service).join("\n"));
    return;
  }
  const repository = values.repository ?? process.env.GITHUB_REPOSITORY;
  await buildPackage();
  if (values.pack === undefined) return;
  const files = [await packClient(values.pack), ...(await packBundle(values.pack, repository))];
  console.log(files.join("\n"));
});
