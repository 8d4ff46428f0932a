import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { compileCache, quickStart } from "./quick-start.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

const cwd = join(import.meta.dirname, "../..");

/** Runs a command of `scripts/` in a process of its own. @param onStart gets the process, to stop it. */
export function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  onStart?: (child: ChildProcess) => void,
): Promise<CommandResult> {
  return runCommand(process.execPath, [...quickStart, join(cwd, "scripts", script), ...args], {
    ...{ cwd, onStart },
    env: { HOME: process.env.HOME, NODE_COMPILE_CACHE: compileCache, ...env },
  });
}
