/** Commands of `scripts/` in the test's process, which takes a tenth of the time of a process of their own. */
import { join } from "node:path";
import { format } from "node:util";
import type { CommandResult } from "./run-command.ts";

const scripts = join(import.meta.dirname, "../../scripts");
let runs = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command until it ends. Its module is evaluated for each run, and what it imports once. That
 * a command starts by itself is tested by `runScript()`.
 *
 * @param env all of its variables; only those that are read while it runs, not when a module is loaded.
 */
export function runHere(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  // One after the other, because arguments, variables and exit code are the process's.
  const result = last.then(() => runNow(script, args, env));
  last = result.catch(() => undefined);
  return result;
}

async function runNow(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const { argv, env: own, exitCode } = process;
  const { log, error } = console;
  const result: CommandResult = { code: 0, stdout: "", stderr: "" };
  const file = join(scripts, script);
  process.argv = [process.execPath, file, ...args];
  process.env = { PATH: own.PATH, HOME: own.HOME, ...env };
  process.exitCode = undefined;
  console.log = (...values) => {
    result.stdout += `${format(...values)}\n`;
  };
  console.error = (...values) => {
    result.stderr += `${format(...values)}\n`;
  };
  try {
    await import(`${file}?run=${++runs}`);
    result.code = Number(process.exitCode ?? 0);
  } finally {
    Object.assign(process, { argv, env: own, exitCode });
    Object.assign(console, { log, error });
  }
  return result;
}
