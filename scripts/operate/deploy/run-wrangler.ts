import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { describeMissingPermission } from "./permissions.ts";
import { readReports, type WranglerReport } from "./wrangler-report.ts";

interface WranglerOptions {
  /** Whether Wrangler may ask in the terminal; otherwise it takes its own defaults. */
  asks?: boolean;
  /**
   * Uploaded with the Worker, by `wrangler deploy`. While Wrangler runs they are in a file outside of the
   * project, which only this user can read.
   */
  secrets?: Readonly<Record<string, string>>;
}

/**
 * Runs Wrangler, whose output appears as this command's.
 *
 * @throws {CommandFailed} that names the permission, if the API token lacks one.
 */
export async function runWrangler(
  args: readonly string[],
  { asks = true, secrets = {} }: WranglerOptions = {},
): Promise<readonly WranglerReport[]> {
  const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
  const [report, file] = [join(folder, "report.ndjson"), join(folder, "secrets.json")];
  const hasSecrets = Object.keys(secrets).length > 0;
  let child: ChildProcess | null = null;
  let stoppedBy: NodeJS.Signals | null = null;
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    // Here already, in case Wrangler does not end. A second signal ends this process at once.
    rmSync(file, { force: true });
    child?.kill();
  };
  for (const name of stopSignals) process.once(name, stop);
  try {
    // JSON, because in NAME=VALUE lines Wrangler replaces `$NAME` by what the environment has.
    if (hasSecrets) writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    const all = hasSecrets ? [...args, "--secrets-file", file] : args;
    const stdio: StdioOptions = [asks ? "inherit" : "ignore", "inherit", "inherit"];
    child = startWrangler(all, stdio, { WRANGLER_OUTPUT_FILE_PATH: report });
    const [code] = await once(child, "close");
    const reports = readReports(report);
    if (code === 0) return reports;
    const how = stoppedBy === null ? `failed with exit code ${code}` : `was stopped (${stoppedBy})`;
    const lacking = describeMissingPermission(reports);
    throw new CommandFailed(`wrangler ${args[0]} ${how}.${lacking === null ? "" : ` ${lacking}`}`);
  } finally {
    for (const name of stopSignals) process.off(name, stop);
    rmSync(folder, { recursive: true });
  }
}

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface Captured {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs Wrangler and returns what it prints. It asks nothing. */
export async function captureWrangler(args: readonly string[]): Promise<Captured> {
  const child = startWrangler(args, ["ignore", "pipe", "pipe"]);
  const closed = once(child, "close");
  const [stdout, stderr] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")),
  );
  const [code] = await closed;
  return { code, stdout: stdout ?? "", stderr: stderr ?? "" };
}

function startWrangler(
  args: readonly string[],
  stdio: StdioOptions,
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const wrangler = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  return spawn(process.execPath, [join(wrangler, "bin/wrangler.js"), ...args], {
    cwd: projectRoot,
    stdio,
    env: {
      ...process.env,
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_SEND_METRICS: "false",
      ...env,
    },
  });
}
