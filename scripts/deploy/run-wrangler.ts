import { type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { CommandFailed } from "../local/failure.ts";
import { projectRoot } from "../local/places.ts";

/** Runs Wrangler. @param input standard input; if absent, Wrangler uses the terminal. @throws {CommandFailed} */
export async function runWrangler(args: readonly string[], input?: string): Promise<void> {
  const child = spawnWrangler(args, [
    input === undefined ? "inherit" : "pipe",
    "inherit",
    "inherit",
  ]);
  child.stdin?.end(input);
  const [code] = await once(child, "close");
  if (code !== 0) throw new CommandFailed(`wrangler ${args[0]} failed with exit code ${code}.`);
}

export interface Captured {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs Wrangler and returns what it prints. It asks nothing. */
export async function captureWrangler(args: readonly string[]): Promise<Captured> {
  const child = spawnWrangler(args, ["ignore", "pipe", "pipe"]);
  const closed = once(child, "close");
  const [stdout, stderr] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")),
  );
  const [code] = await closed;
  return { code, stdout: stdout ?? "", stderr: stderr ?? "" };
}

function spawnWrangler(args: readonly string[], stdio: StdioOptions) {
  const wrangler = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  return spawn(process.execPath, [join(wrangler, "bin/wrangler.js"), ...args], {
    cwd: projectRoot,
    stdio,
    env: { ...process.env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" },
  });
}
