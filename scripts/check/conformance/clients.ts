/**
 * Generates TypeScript clients from the OpenAPI document with four generators in a temporary folder, and compiles each
 * strictly together with a function that narrows an error by its code.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "../../run/local/fill-tables.ts";
import { writeResults } from "./results.ts";
import { documentFile } from "./run.ts";

interface Generator {
  /** The first is the one that the result names. */
  packages: readonly [string, ...string[]];
  /** Writes into `folder`. */
  command: readonly [string, ...string[]];
  folder: string;
  /** Declares the types of two errors in a file of `folder`. */
  types: string;
  /** What it reads besides the document. */
  config?: readonly [file: string, content: string];
}

const typesFrom = (file: string) =>
  `import type { CityNotFoundError, RoleNotFoundError } from "${file}";`;

const generators: readonly Generator[] = [
  {
    packages: ["openapi-typescript@7.13.0"],
    command: ["openapi-typescript", "openapi.json", "-o", "openapi-typescript/types.ts"],
    folder: "openapi-typescript",
    types: `import type { components } from "./types.ts";
type CityNotFoundError = components["schemas"]["CityNotFoundError"];
type RoleNotFoundError = components["schemas"]["RoleNotFoundError"];`,
  },
  {
    packages: ["@hey-api/openapi-ts@0.99.0"],
    command: ["openapi-ts", "--input", "openapi.json", "--output", "hey-api"],
    folder: "hey-api",
    types: typesFrom("./types.gen.ts"),
  },
  {
    packages: ["orval@8.38.0"],
    command: ["orval", "--config", "orval.config.mjs"],
    folder: "orval",
    types: typesFrom("./model/index.ts"),
    config: [
      "orval.config.mjs",
      `const output = { mode: "split", target: "orval/client.ts", schemas: "orval/model", client: "fetch" };
export default { api: { input: { target: "openapi.json" }, output } };`,
    ],
  },
  {
    packages: [
      "@kubb/cli@4.39.3",
      ...["core", "plugin-oas", "plugin-ts"].map((part) => `@kubb/${part}@4.39.3`),
    ],
    command: ["kubb", "generate"],
    folder: "kubb",
    types: typesFrom("./types.ts"),
    config: [
      "kubb.config.ts",
      `import { defineConfig } from "@kubb/core";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
export default defineConfig({
  root: ".",
  input: { path: "./openapi.json" },
  output: { path: "./kubb", clean: true, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs({ output: { path: "types.ts" } })],
});`,
    ],
  },
];

/** Fails to compile unless the code of an error says which error it is. */
const narrowing = `
function nameOf({ error }: CityNotFoundError | RoleNotFoundError): string {
  if (error.code === "role_not_found") return error.code satisfies "role_not_found";
  return error.code satisfies "city_not_found";
}
`;
const strictly = [
  ...["--strict", "--noEmit", "--target", "es2022", "--module", "esnext"],
  ...["--moduleResolution", "bundler", "--allowImportingTsExtensions"],
];

const folder = mkdtempSync(join(tmpdir(), "clients-"));
try {
  const packages = generators.flatMap((generator) => generator.packages);
  write("package.json", '{ "private": true, "type": "module" }');
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  run("npm", "install", ...quietly, "typescript@5.9.3", ...packages);
  copyFileSync(documentFile, join(folder, "openapi.json"));
  const rows = generators.map(({ packages: [name], command: [tool, ...args], config, ...own }) => {
    if (config) write(...config);
    const isMade = run(bin(tool), ...args);
    if (isMade) write(join(own.folder, "narrowing.ts"), own.types + narrowing);
    const files = globSync(`${own.folder}/**/*.ts`, { cwd: folder });
    return [name, isMade && run(bin("tsc"), ...strictly, ...files) ? "compiles" : "FAILED"];
  });
  writeResults("clients", table(["Generator", "`tsc --strict`"], rows));
  if (rows.flat().includes("FAILED")) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function bin(tool: string): string {
  return join(folder, "node_modules/.bin", tool);
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** @returns whether it succeeded. */
function run(command: string, ...args: string[]): boolean {
  console.log(`\n# ${command.split("/").at(-1)} ${args.join(" ")}`);
  return spawnSync(command, args, { cwd: folder, stdio: "inherit" }).status === 0;
}
