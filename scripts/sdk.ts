/**
 * `npm run sdk`: generates the types and methods of the TypeScript client in `sdk/src/generated` from
 * schema/openapi.json. With `--check`, it fails if the committed files are not those of the document;
 * that downloads nothing, since the file of types carries the fingerprint of its schemas.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./local/places.ts";
import { generateClient } from "./sdk/generate-client.ts";
import { modelsHeading, writeModels } from "./sdk/write-models.ts";

const folder = join(projectRoot, "sdk/src/generated");
const checking = process.argv.includes("--check");
const { schemas, files } = generateClient(
  JSON.parse(readFileSync(join(projectRoot, "schema/openapi.json"), "utf8")),
);

const read = (name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";

const modelsAreCurrent = read("models.ts").startsWith(modelsHeading(schemas));
const outdated = Object.entries(files)
  .filter(([name, text]) => read(name) !== text)
  .map(([name]) => name);

if (checking) {
  for (const name of modelsAreCurrent ? outdated : ["models.ts", ...outdated]) {
    console.error(`sdk/src/generated/${name} is out of date: run \`npm run sdk\` and commit it.`);
    process.exitCode = 1;
  }
} else {
  if (!modelsAreCurrent) writeFileSync(join(folder, "models.ts"), writeModels(schemas));
  for (const name of outdated) writeFileSync(join(folder, name), files[name] ?? "");
}
