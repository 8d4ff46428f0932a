import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CommandFailed } from "../local/failure.ts";
import { projectRoot } from "../local/places.ts";

/** Runs Wrangler. @param input standard input; if absent, Wrangler uses the terminal. @throws {CommandFailed} */
export async function runWrangler(args: readonly string[], input?: string): Promise<void> {
  const wrangler = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const child = spawn(process.execPath, [join(wrangler, "bin/wrangler.js"), ...args], {
    cwd: projectRoot,
    stdio: [input === undefined ? "inherit" : "pipe", "inherit", "inherit"],
    env: { ...process.env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" },
  });
  child.stdin?.end(input);
  const [code] = await once(child, "close");
  if (code !== 0) throw new CommandFailed(`wrangler ${args[0]} failed with exit code ${code}.`);
}
