/** Runs the Worker under `wrangler dev`. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { toDotenv } from "./dotenv.ts";
import { type LocalPlaces, projectRoot } from "./places.ts";
import { printLines } from "./print-lines.ts";
import { writePrivately } from "./private-file.ts";

export interface LocalWorker {
  /** Of the group that it leads; 0 where it did not start. */
  pid: number;
  /** Settles with the exit code when wrangler has ended, for whatever reason. */
  exited: Promise<number>;
  /** Ends it with everything it started. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  port: number;
  places: LocalPlaces;
  /** What the Worker finds in its environment, secrets among it. */
  variables: Record<string, string>;
  /** PEM file of authorities that it trusts beside the world's. */
  trusted: string;
}

/** Nothing of a local run needs the network or tells anybody about it. */
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

const graceMs = 5_000;

export function startWorker({ port, places, variables, trusted }: WorkerOptions): LocalWorker {
  refuseTelemetry(places);
  // In a file, because a command line can be read by everybody on the machine.
  writePrivately(places.workerVariables, toDotenv(variables));
  const wrangler = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const child = spawn(
    process.execPath,
    [
      join(wrangler, "bin/wrangler.js"),
      "dev",
      ...["--config", process.env.WRANGLER_CONFIG ?? join(projectRoot, "wrangler.toml")],
      ...["--ip", "127.0.0.1", "--port", String(port)],
      ...["--env-file", places.workerVariables],
      ...["--persist-to", places.workerState],
      "--show-interactive-dev-session=false",
    ],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...quiet,
        XDG_CONFIG_HOME: places.wranglerHome,
        NODE_EXTRA_CA_CERTS: trusted,
        // Its output comes to the terminal through this process.
        ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {}),
      },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that all of it can be ended together.
      detached: true,
    },
  );
  void printLines(child.stdout, process.stdout);
  void printLines(child.stderr, process.stderr);
  const { pid } = child;
  if (pid !== undefined) process.once("exit", () => signalGroup(pid, "SIGKILL"));
  const exited = new Promise<number>((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
  return { pid: pid ?? 0, exited, stop: () => stopGroup(pid, exited) };
}

/** Wrangler keeps its own settings here instead of in the person's home; sending nothing is one. */
function refuseTelemetry(places: LocalPlaces): void {
  const settings = { permission: { enabled: false, date: new Date(0) } };
  writePrivately(join(places.wranglerHome, ".wrangler/metrics.json"), JSON.stringify(settings));
}

async function stopGroup(pid: number | undefined, exited: Promise<number>): Promise<void> {
  if (pid === undefined) return;
  signalGroup(pid, "SIGINT");
  await Promise.race([exited, sleep(graceMs, undefined, { ref: false })]);
  signalGroup(pid, "SIGKILL");
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended already.
  }
}
