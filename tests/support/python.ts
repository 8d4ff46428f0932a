/** The system's Python, for what the project offers to people who use it. */
import { spawn, spawnSync } from "node:child_process";

export const hasPython =
  spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;

if (!hasPython)
  console.warn("There is no python3 of version 3.9 or later: its tests are left out.");

/** Runs a file with `python3`, while this process goes on. @returns what it printed. @throws Error if it fails. */
export function runPython(
  args: readonly string[],
  { env = {}, cwd }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("python3", ["-B", ...args], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(stdout) : reject(new Error(`${args.join(" ")}: ${stderr}${stdout}`)),
    );
  });
}
