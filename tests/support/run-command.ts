import { type ChildProcess, spawn } from "node:child_process";

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface CommandOptions {
  cwd?: string | undefined;
  /** Its variables besides `PATH`. */
  env?: Readonly<Record<string, string | undefined>>;
  input?: string | undefined;
  /** Gets the process, to stop it. */
  onStart?: ((child: ChildProcess) => void) | undefined;
}

/** Runs a command until it ends, while this process goes on. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {}, input, onStart }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      // A pipe that a command ends without reading would be an error.
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    onStart?.(child);
    const result: CommandResult = { code: null, stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const) {
      child[name]?.setEncoding("utf8").on("data", (text: string) => {
        result[name] += text;
      });
    }
    child.stdin?.end(input);
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...result, code }));
  });
}
