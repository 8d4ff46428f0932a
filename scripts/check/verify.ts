/**
 * `npm run verify`: all checks that are not tests, as many at a time as there are cores but at most
 * three, because two of them use several cores themselves. All of them run, whatever fails.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { makeIgnored } from "../generate/make-ignored.ts";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { projectRoot } from "../run/local/places.ts";
import { readArguments, wrongCommand } from "../run/local/read-arguments.ts";

const generated = (part: string) => ["scripts/generate/generate.ts", part, "--check"];

/** Arguments of Node, those that take longest first. */
const checks: Record<string, readonly string[]> = {
  types: ["--run", "typecheck"],
  lint: ["--run", "lint"],
  pages: generated("pages"),
  openapi: generated("openapi"),
  sdk: generated("sdk"),
  schema: ["scripts/check/schema.ts"],
  laws: generated("laws"),
  layers: ["scripts/check/layers.ts"],
  "supply-chain": ["scripts/check/supply-chain.ts"],
};

const usage = `Usage:
  npm run verify [-- CHECK…]

Runs all checks that are not tests, or those named: ${Object.keys(checks).join(", ")}.`;

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, usage);
  const unknown = positionals.find((name) => !(name in checks));
  if (unknown !== undefined) throw wrongCommand(unknown, Object.keys(checks), usage);
  // Checks that run at the same time read them.
  makeIgnored();
  const waiting = positionals.length > 0 ? positionals : Object.keys(checks);
  const failed: string[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { code, output } = await run(checks[check] ?? []);
      if (code !== 0) failed.push(check);
      process.stdout.write(`${code === 0 ? "passed" : "FAILED"}: ${check}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(3, availableParallelism()) }, work));
  if (failed.length === 0) return;
  const again = `npm run verify -- ${failed.join(" ")}`;
  throw new CommandFailed(`Failed: ${failed.join(", ")}. These alone run with: ${again}`);
});

/** Runs a check; what it prints is kept together. */
function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
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
