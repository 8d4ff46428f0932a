/** Runs the Worker under `wrangler dev`. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { toDotenv } from "./dotenv.ts";
import type { Child, ProcessEnd } from "./keep-running.ts";
import { type LocalPlaces, projectRoot } from "./places.ts";
import { printLines } from "./print-lines.ts";
import { writePrivately } from "./private-file.ts";

/** `stop` ends it with all of its child processes. */
export interface LocalWorker extends Child {
  /** Id of the process group that it leads; 0 if it did not start. */
  pid: number;
}

interface WorkerOptions {
  port: number;
  places: LocalPlaces;
  /** The Worker's environment, including secrets. */
  variables: Record<string, string>;
  /** PEM file of authorities that it trusts in addition to the public ones. */
  trusted: string;
}

/** A local run needs no network and sends no telemetry. */
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // Its store of traces keeps whole URLs, and the URL of a calendar feed contains its token.
  X_LOCAL_OBSERVABILITY: "false",
};

const graceMs = 5_000;

/** Wrangler starts a runtime that was killed again, but then none of its processes answers a request any more. */
const crash = /The Workers runtime crashed unexpectedly and is being restarted \(crash #\d+\)/;

export function startWorker({ port, places, variables, trusted }: WorkerOptions): LocalWorker {
  refuseTelemetry(places);
  // They are in a file, because every user of the machine can read command lines.
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
        // Its output reaches the terminal through this process.
        ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {}),
      },
      stdio: ["ignore", "pipe", "pipe"],
      // Its own process group, so that all of it can be ended together.
      detached: true,
    },
  );
  const { pid } = child;
  const kill = () => pid !== undefined && signalGroup(pid, "SIGKILL");
  const killIfCrashed = (line: string) => crash.test(line) && kill();
  void printLines(child.stdout, process.stdout, killIfCrashed);
  void printLines(child.stderr, process.stderr, killIfCrashed);
  process.once("exit", kill);
  const exited = new Promise<ProcessEnd>((resolve) => {
    child.once("exit", (code, signal) => {
      // Processes that are left of its group would keep the port.
      kill();
      process.off("exit", kill);
      resolve({ code, signal });
    });
    child.once("error", () => resolve({ code: 1, signal: null }));
  });
  return { pid: pid ?? 0, exited, stop: () => stopGroup(pid, exited) };
}

/** Wrangler keeps its settings here instead of in the user's home folder; one of them disables telemetry. */
function refuseTelemetry(places: LocalPlaces): void {
  const settings = { permission: { enabled: false, date: new Date(0) } };
  writePrivately(join(places.wranglerHome, ".wrangler/metrics.json"), JSON.stringify(settings));
}

async function stopGroup(pid: number | undefined, exited: Promise<unknown>): Promise<void> {
  if (pid === undefined) return;
  signalGroup(pid, "SIGINT");
  await Promise.race([exited, sleep(graceMs, undefined, { ref: false })]);
  signalGroup(pid, "SIGKILL");
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has exited already.
  }
}
