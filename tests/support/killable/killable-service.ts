/** The service in a process of its own that can be killed at any moment, and comes back over what it left. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bundledWorker } from "../bundled-worker.ts";
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
  /**
   * Ends its runtime without any warning, with all that it has in memory, queue
   * included, and waits until another one answers over what is left. @returns its URL.
   */
  crash(): Promise<URL>;
  /** Ends it, and removes what it left. */
  stop(): Promise<void>;
}

export async function prepareKillable(bindings: Record<string, string>): Promise<KillableService> {
  const folder = mkdtempSync(join(tmpdir(), "killable-"));
  const script = await bundledWorker("functions/worker.ts");
  const worker = describeWorker(bindings, join(folder, "objects"));
  const file = join(folder, "options.json");
  writeFileSync(file, JSON.stringify({ script, worker } satisfies KillableOptions));

  let running: ChildProcess | null = null;
  let answers: AsyncIterator<string> | null = null;
  let runtime = 0;
  const end = () => endGroup(running);
  process.once("exit", end);
  const nextUrl = async (): Promise<URL> => {
    for (;;) {
      const line = await answers?.next();
      if (!line || line.done) throw new Error("the service ended by itself");
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
      answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
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
    // It has ended already.
  }
}
