import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { readComposedConfig } from "#scripts/run/workers/composed-config.ts";

const runs = 5;
const empty = "export default {};";

/**
 * Processor time in milliseconds that `workerd` needs to start each module, beyond that of an
 * empty one: to compile it and to run its top level. The minimum of several runs, because other
 * work on the machine can only add to it. Systems other than Linux do not report processor
 * time; there it is wall-clock time.
 */
export async function measureStartUp(modules: readonly string[]): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), "start-up-"));
  try {
    const shortest = [empty, ...modules].map(() => Number.POSITIVE_INFINITY);
    for (let run = 0; run < runs; run++) {
      for (const [at, text] of [empty, ...modules].entries()) {
        shortest[at] = Math.min(shortest[at] ?? 0, await timeToReady(text, folder));
      }
    }
    const [baseline = 0, ...times] = shortest;
    return times.map((time) => Math.max(0, time - baseline));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeToReady(text: string, folder: string): Promise<number> {
  const config = join(folder, "config.capnp");
  writeFileSync(join(folder, "worker.js"), text);
  writeFileSync(config, describe());
  const started = performance.now();
  const child = spawn(findWorkerd(), ["serve", config, "--control-fd=3"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const ready = once(child.stdio[3] as Readable, "data").then(
    () => processorTime(child.pid ?? 0) ?? performance.now() - started,
  );
  const time = await Promise.race([ready, exited.then(() => null)]);
  child.kill("SIGKILL");
  await exited;
  if (time === null) throw new CommandFailed("workerd cannot start this module.");
  return time;
}

function processorTime(pid: number): number | null {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return null;
  const nanoseconds = readdirSync(tasks).map((task) => {
    const [running] = readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ");
    return Number(running);
  });
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1_000_000;
}

/** Durable Object classes are compiled without being bound. No module starts without the site's origin. */
function describe(): string {
  const config = readComposedConfig();
  const flags = config.compatibility_flags.map((flag) => JSON.stringify(flag));
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    bindings = [(name = "SITE_ORIGIN", text = "https://api.example.com")],
    compatibilityDate = ${JSON.stringify(config.compatibility_date)},
    compatibilityFlags = [${flags.join(", ")}]
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
`;
}

/** The binary that Wrangler installs. */
function findWorkerd(): string {
  const wrangler = createRequire(import.meta.url).resolve("wrangler/package.json");
  const { default: binary } = createRequire(wrangler)("workerd") as { default: string };
  return binary;
}
