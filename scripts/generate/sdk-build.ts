/**
 * `npm run sdk:build`: compiles the TypeScript client and the command line to `sdk/dist`, and puts the
 * operations and the data with which it needs no service into `sdk/data`; neither is committed. With
 * `--pack FOLDER`, packs them afterwards as npm would publish them.
 */
import { runCommand } from "../run/local/command.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { buildClient, packClient } from "./sdk/build-client.ts";
import { buildData } from "./sdk/build-data.ts";

const usage = `Usage:
  npm run sdk:build [-- --pack FOLDER]

Compiles the TypeScript client and the command line to sdk/dist, and puts the operations and the data
with which it needs no service into sdk/data. With --pack, packs them into FOLDER afterwards as npm
would publish them.`;

await runCommand(async () => {
  const { values } = readArguments({ options: { pack: { type: "string" } } }, usage);
  await buildClient();
  await buildData();
  if (values.pack !== undefined) console.log(await packClient(values.pack));
});
