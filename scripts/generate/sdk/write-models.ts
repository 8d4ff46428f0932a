import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import type { Schema } from "./document-types.ts";

/** It needs the compiler's API, which TypeScript 7 no longer has: it gets a compiler of its own. */
const packages = ["openapi-typescript@7.13.0", "typescript@5.9.3"];

/** The first lines of the file of types, with which `--check` sees whether it is current. */
export function modelsHeading(schemas: Record<string, Schema>): string {
  const fingerprint = createHash("sha256").update(JSON.stringify(schemas)).digest("hex");
  return [
    "// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.",
    `// ${packages[0]}, schemas ${fingerprint}`,
    "",
  ].join("\n");
}

/** Prints the schemas as types with `openapi-typescript`, which npm downloads for this command alone. */
export function writeModels(schemas: Record<string, Schema>): string {
  const document = {
    openapi: "3.1.0",
    info: { title: "Types of the client", version: "1" },
    paths: {},
    components: { schemas },
  };
  const { status, stdout, stderr } = spawnSync(
    "npm",
    [
      ...["exec", "--yes", "--silent"],
      ...packages.map((one) => `--package=${one}`),
      ...["--", "openapi-typescript", "--root-types", "--root-types-no-schema-prefix"],
    ],
    // Elsewhere, so that npm does not take the project's own compiler.
    { cwd: tmpdir(), input: JSON.stringify(document), encoding: "utf8", maxBuffer: 1 << 26 },
  );
  if (status !== 0) throw new Error(`openapi-typescript failed:\n${stderr}`);
  return `${modelsHeading(schemas)}\n${keepComponents(stdout)}`;
}

/** Removes the generator's text about paths, because the document has none. */
function keepComponents(text: string): string {
  const begin = text.indexOf("export interface components");
  if (begin < 0) throw new Error("openapi-typescript printed no components.");
  return text
    .slice(begin)
    .replace(/^ {4}(?:responses|parameters|requestBodies|headers|pathItems): never;\n/gm, "")
    .replace(/^export type (?:\$defs|operations) = .*\n/gm, "")
    .replace("export interface components", "interface components");
}
