/** The service in a process of its own that can be killed at any moment, and started again over what it left. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bundleWorker } from "../../../scripts/deploy/bundle-worker.ts";
import { describeWorker } from "./describe-worker.ts";

/** What `serve.ts` is told. */
export interface KillableOptions {
  /** File of the bundled Worker. */
  script: string;
  worker: ReturnType<typeof describeWorker>;
}

export interface KillableService {
  /** Starts it and waits until it answers. @returns its URL. */
  start(): Promise<URL>;
  /** Ends it without any warning, workerd and all. */
  kill(): Promise<void>;
  /** Kills it, and removes what it left. */
  stop(): Promise<void>;
}

const entry =
  'export * from "./functions/worker.ts"; export { default } from "./functions/worker.ts";';

export async function prepareKillable(bindings: Record<string, string>): Promise<KillableService> {
  const folder = mkdtempSync(join(tmpdir(), "killable-"));
  const script = join(folder, "worker.js");
  const worker = describeWorker(bindings, join(folder, "objects"));
  const file = join(folder, "options.json");
  writeFileSync(script, (await bundleWorker(entry)).text);
  writeFileSync(file, JSON.stringify({ script, worker } satisfies KillableOptions));

  let running: ChildProcess | null = null;
  const end = () => endGroup(running);
  process.once("exit", end);
  const service: KillableService = {
    async start() {
      const child = spawn(process.execPath, [join(import.meta.dirname, "serve.ts"), file], {
        stdio: ["ignore", "pipe", "ignore"],
        // A group of its own, so that workerd dies with it.
        detached: true,
      });
      running = child;
      const [line] = await once(createInterface({ input: child.stdout }), "line");
      return new URL(String(line));
    },
    async kill() {
      if (running === null) return;
      const exited = once(running, "exit");
      end();
      await exited;
      running = null;
    },
    async stop() {
      await service.kill();
      process.off("exit", end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return service;
}

function endGroup(child: ChildProcess | null): void {
  try {
    if (child?.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
