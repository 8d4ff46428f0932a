/**
 * `npm run sdk:build`: compiles the TypeScript client and the command line to `sdk/dist`, which is not
 * committed. With `--pack FOLDER`, packs them afterwards as npm would publish them.
 */
import { runCommand } from "../run/local/command.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { buildClient, packClient } from "./sdk/build-client.ts";

const usage = `Usage:
  npm run sdk:build [-- --pack FOLDER]

Compiles the TypeScript client and the command line to sdk/dist. With --pack, packs them into FOLDER
afterwards as npm would publish them.`;

await runCommand(async () => {
  const { values } = readArguments({ options: { pack: { type: "string" } } }, usage);
  await buildClient();
  if (values.pack !== undefined) console.log(await packClient(values.pack));
});
