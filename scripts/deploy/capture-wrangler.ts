import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { projectRoot } from "../local/places.ts";

export interface Captured {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs Wrangler and returns what it prints. It asks nothing. */
export async function captureWrangler(args: readonly string[]): Promise<Captured> {
  const wrangler = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const child = spawn(process.execPath, [join(wrangler, "bin/wrangler.js"), ...args], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" },
  });
  const closed = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, stdout, stderr };
}
