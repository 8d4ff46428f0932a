import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { compileCache, quickStart } from "./quick-start.ts";

export interface ScriptResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

const root = join(import.meta.dirname, "../..");

/**
 * Runs a command of `scripts/` in a process of its own and waits until it exits.
 *
 * @param onStart gets the process, to stop it.
 */
export function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  onStart?: (child: ChildProcess) => void,
): Promise<ScriptResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...quickStart, join(root, "scripts", script), ...args], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: compileCache,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    onStart?.(child);
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
}
