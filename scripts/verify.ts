/**
 * `npm run verify`: all checks that are not tests, as many at a time as there are cores but at most
 * three, because two of them use several cores themselves. All of them run, whatever fails.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { projectRoot } from "./local/places.ts";

/** Scripts of package.json, those that take longest first. */
const checks = [
  ...["typecheck", "lint", "pages:check", "openapi:check", "sdk:check", "schema:check"],
  ...["queries:check", "layers:check", "supply-chain", "sdk:python:check"],
];

const waiting = [...checks];
const failed: string[] = [];

async function work(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const { code, output } = await run(check);
    if (code !== 0) failed.push(check);
    process.stdout.write(`${code === 0 ? "passed" : "FAILED"}: ${check}\n${output}`);
  }
}

/** Runs a script of package.json; what it prints is kept together. */
function run(script: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--run", script], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

await Promise.all(Array.from({ length: Math.min(3, availableParallelism()) }, work));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}. Each runs alone with: npm run NAME`);
  process.exitCode = 1;
}
