/**
 * Chooses the project of `vitest.config.ts` that a test file runs in. It follows from the file
 * itself, so that a test that is new, or moved, needs no entry anywhere:
 *
 * - `process`: its name ends in `.process.test.ts`. It kills processes, runs
 *   commands or takes long, and has a vitest worker of its own.
 * - `service`: what it imports can start a process, such as workerd, sqld or a browser. It
 *   shares a vitest worker, and the services that run there, with other suites.
 * - `unit`: all others.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveImport } from "#scripts/check/layers/resolve-import.ts";

export interface TestFiles {
  unit: string[];
  service: string[];
  process: string[];
}

const root = join(import.meta.dirname, "../..");
const starters = /^(?:node:child_process|wrangler|miniflare|playwright-core)$/;
/** Types alone start nothing. */
const importOrExport =
  /(?:^|[\s;}])(?:import|export)\s(?!type\b)(?:[^"';]*\sfrom\s)?\s*["']([^"']+)["']/g;

/** The test files of each project, by their paths in the repository. */
export function listTests(): TestFiles {
  const files = globSync("tests/**/*.test.ts", { cwd: root }).sort();
  const isProcess = (file: string) => file.endsWith(".process.test.ts");
  const others = files.filter((file) => !isProcess(file));
  return {
    unit: others.filter((file) => !startsProcesses(file)),
    service: others.filter((file) => startsProcesses(file)),
    process: files.filter(isProcess),
  };
}

/** Whether a file, or what it imports, can start one. @param seen files that were looked at on the way. */
function startsProcesses(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(file).some((from) => {
    const path = resolveImport(file, from);
    if (path === null) return starters.test(from);
    // Code that runs in Workers starts no process.
    if (/^(?:functions|shared|schema)\//.test(path) || !path.endsWith(".ts")) return false;
    return startsProcesses(path, seen);
  });
}

const known = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const imports =
    known.get(file) ??
    [...readFileSync(join(root, file), "utf8").matchAll(importOrExport)].flatMap(
      ([, from]) => from ?? [],
    );
  known.set(file, imports);
  return imports;
}
