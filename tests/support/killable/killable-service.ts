/**
 * The service in a separate process that can be killed at any moment and restarted with the same
 * storage.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { makePatient } from "../patient-bundle.ts";
import { describeWorker } from "./describe-worker.ts";

/** The options of `serve.ts`. */
export interface KillableOptions {
  /** File of the bundled Worker. */
  script: string;
  worker: Awaited<ReturnType<typeof describeWorker>>;
}

export interface KillableService {
  /** Starts the service and waits until it responds. @returns its URL. */
  start(): Promise<URL>;
  /**
   * Kills the runtime with everything in its memory, including the queue, and waits until a
   * new one responds with the remaining storage. @returns its URL.
   */
  crash(): Promise<URL>;
  /** Stops the service and removes its storage. */
  stop(): Promise<void>;
}

export async function prepareKillable(bindings: Record<string, string>): Promise<KillableService> {
  const folder = mkdtempSync(join(tmpdir(), "killable-"));
  const script = await makePatient(await bundledWorker("functions/worker.ts"));
  const worker = await describeWorker(bindings, join(folder, "objects"));
  const file = join(folder, "options.json");
  writeFileSync(file, JSON.stringify({ script, worker } satisfies KillableOptions));

  let running: ChildProcess | null = null;
  let output: AsyncIterator<string> | null = null;
  let runtime = 0;
  const end = () => endGroup(running);
  process.once("exit", end);
  const nextUrl = async (): Promise<URL> => {
    for (;;) {
      const line = await output?.next();
      if (!line || line.done) throw new Error("the service exited by itself");
      const [, pid, href] = /^ready (\d+) (\S+)$/.exec(line.value) ?? [];
      if (href === undefined) continue;
      runtime = Number(pid);
      return new URL(href);
    }
  };
  return {
    async start() {
      const child = spawn(process.execPath, [join(import.meta.dirname, "serve.ts"), file], {
        stdio: ["ignore", "pipe", "ignore"],
        // A group of its own, so that workerd dies with it.
        detached: true,
      });
      running = child;
      output = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      return nextUrl();
    },
    async crash() {
      process.kill(runtime, "SIGKILL");
      return nextUrl();
    },
    async stop() {
      if (running?.exitCode === null && running.signalCode === null) {
        const exited = once(running, "exit");
        end();
        await exited;
      }
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function endGroup(child: ChildProcess | null): void {
  try {
    if (child?.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has already exited.
  }
}
