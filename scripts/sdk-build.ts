/**
 * `npm run sdk:build`: compiles the TypeScript client and the command line to `sdk/dist`, which is not
 * committed. With `--pack FOLDER`, packs them afterwards as npm would publish them.
 */
import { parseArgs } from "node:util";
import { runCommand } from "./local/command.ts";
import { buildClient, packClient } from "./sdk/build-client.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { pack: { type: "string" } } });
  await buildClient();
  if (values.pack !== undefined) console.log(await packClient(values.pack));
});
