/** The system's Python, for what the project offers to people who use it. */
import { spawnSync } from "node:child_process";
import { type CommandOptions, runCommand } from "./run-command.ts";

export const hasPython =
  spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;

if (!hasPython)
  console.warn("There is no python3 of version 3.9 or later: its tests are left out.");

/** Runs a file with `python3`. @returns what it printed. @throws Error if it fails. */
export async function runPython(
  args: readonly string[],
  options?: CommandOptions,
): Promise<string> {
  const { code, stdout, stderr } = await runCommand("python3", ["-B", ...args], options);
  if (code !== 0) throw new Error(`${args.join(" ")}: ${stderr}${stdout}`);
  return stdout;
}
