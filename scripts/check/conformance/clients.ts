/**
 * `npm run conformance:check -- clients`: generates clients from the OpenAPI document with four generators,
 * compiles them strictly, and counts what they leave untyped. The generators are installed in a
 * temporary folder. The table of results in docs/conformance.md is replaced.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "../../run/local/fill-tables.ts";
import { findUntyped } from "./clients/find-untyped.ts";
import { type Generator, generators, narrowingCheck } from "./clients/generators.ts";
import { writeResults } from "./results.ts";
import { documentFile } from "./run.ts";

const compiler = "typescript@5.9.3";

interface Outcome {
  generator: Generator;
  compiles: boolean;
  found: string[];
  excepted: Map<string, number>;
}

const folder = mkdtempSync(join(tmpdir(), "clients-"));
try {
  const packages = [compiler, ...generators.flatMap((generator) => generator.packages)];
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  run("npm", [
    "install",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--save-exact",
    ...packages,
  ]);
  copyFileSync(documentFile, join(folder, "openapi.json"));
  const outcomes = generators.map(tryGenerator);
  for (const { generator, compiles, found, excepted } of outcomes) {
    console.log(
      `${generator.name}: ${compiles ? "compiles" : "DOES NOT COMPILE"}, ${found.length} untyped`,
    );
    for (const place of found) console.log(`  ${place}`);
    for (const [reason, count] of excepted) console.log(`  open by intent, ${count}: ${reason}`);
  }
  writeTable(outcomes);
  const isGood = outcomes.every(({ compiles, found }) => compiles && found.length === 0);
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tryGenerator(generator: Generator): Outcome {
  for (const [name, text] of Object.entries(generator.files)) {
    writeFileSync(join(folder, name), text);
  }
  const [tool = "", ...args] = generator.command;
  run(join(folder, "node_modules/.bin", tool), args);
  const excepted = new Map<string, number>();
  const files = globSync("**/*.ts", { cwd: join(folder, generator.folder) });
  const found = files
    .filter((file) => generator.types.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, generator.folder, file), "utf8");
      const untyped = findUntyped(source, generator.declaration, generator.own);
      for (const [reason, count] of untyped.excepted) {
        excepted.set(reason, (excepted.get(reason) ?? 0) + count);
      }
      return untyped.found;
    });
  writeFileSync(join(folder, generator.folder, "narrowing.ts"), narrowingCheck(generator));
  return { generator, compiles: compile(generator), found, excepted };
}

function compile({ name, folder: generated }: Generator): boolean {
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      allowImportingTsExtensions: true,
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
    },
    include: [generated],
  };
  const file = join(folder, `tsconfig.${generated}.json`);
  writeFileSync(file, JSON.stringify(config));
  console.log(`\n# tsc --strict, ${name}`);
  return spawn(join(folder, "node_modules/.bin/tsc"), ["-p", file]) === 0;
}

function run(command: string, args: readonly string[]): void {
  console.log(`\n# ${command.split("/").at(-1)} ${args.join(" ")}`);
  if (spawn(command, args) !== 0) throw new Error(`${command} failed.`);
}

function spawn(command: string, args: readonly string[]): number | null {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: "inherit" });
  if (error) throw error;
  return status;
}

function writeTable(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ generator: { name, version }, compiles, found, excepted }) => {
    const open = [...excepted.values()].reduce((sum, count) => sum + count, 0);
    return [`${name} ${version}`, compiles ? "yes" : "no", `${found.length}`, `${open}`];
  });
  const head = ["Generator", "`tsc --strict`", "`unknown` or `any`", "Open by intent"];
  writeResults("clients", table(head, rows));
}
