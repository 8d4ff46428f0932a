/**
 * `npm run sdk`: generates the types and methods of the TypeScript client in `sdk/src/generated` and
 * `sdk/src/operations` from schema/openapi.json, and the operations in its README. With `--check`, it fails if the committed files are not those of the document;
 * that downloads nothing, since the file of types carries the fingerprint of its schemas.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./local/places.ts";
import { generateClient } from "./sdk/generate-client.ts";
import { modelsHeading, writeModels } from "./sdk/write-models.ts";

const folder = join(projectRoot, "sdk/src");
const models = "generated/models.ts";
const checking = process.argv.includes("--check");
const read = (name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";

const { schemas, files } = generateClient(
  JSON.parse(readFileSync(join(projectRoot, "schema/openapi.json"), "utf8")),
  read("../README.md"),
);

const modelsAreCurrent = read(models).startsWith(modelsHeading(schemas));
const outdated = Object.entries(files)
  .filter(([name, text]) => read(name) !== text)
  .map(([name]) => name);

if (checking) {
  for (const name of modelsAreCurrent ? outdated : [models, ...outdated]) {
    console.error(`sdk/src/${name} is out of date: run \`npm run sdk\` and commit it.`);
    process.exitCode = 1;
  }
} else {
  if (!modelsAreCurrent) writeFileSync(join(folder, models), writeModels(schemas));
  for (const name of outdated) writeFileSync(join(folder, name), files[name] ?? "");
}
