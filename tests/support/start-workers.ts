/**
 * Workers in workerd, started by Miniflare itself. Wrangler's harness would add a second workerd
 * in front, and would send every request of a Worker, such as each query, by way of this process.
 */
import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { assertMayStart } from "./may-start.ts";
import type { WorkerSettings } from "./worker-options.ts";

export interface WorkerOptions extends WorkerSettings {
  /** The file of its bundle. */
  bundle: string;
  bindings: Record<string, string>;
}

export interface Workers {
  miniflare: Miniflare;
  url: URL;
  fetch(url: string, init?: WorkerRequest): Promise<Response>;
  /** What the Workers have logged, an entry each. */
  logs(): string[];
  stop(): Promise<void>;
}

export interface WorkerRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/**
 * @param workers the first gets the requests that no route of another matches.
 * @throws what the Workers wrote, if they do not start.
 */
export async function startWorkers(workers: WorkerOptions[]): Promise<Workers> {
  assertMayStart("a Worker");
  const logs: string[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      // As a list of one: Miniflare would parse a script for its imports.
      workers: workers.map(({ bundle, ...options }) => ({
        ...options,
        modules: [{ type: "ESModule", path: "worker.js", contents: readFileSync(bundle, "utf8") }],
      })),
      unsafeInspectDurableObjects: true,
      handleStructuredLogs: (entry) => logs.push(JSON.stringify(entry)),
    }),
  );
  try {
    return {
      miniflare,
      url: await miniflare.ready,
      async fetch(url, init) {
        const response = await miniflare.dispatchFetch(url, { ...init, redirect: "manual" });
        return response as unknown as Response;
      },
      logs: () => [...logs],
      stop: () => miniflare.dispose(),
    };
  } catch (cause) {
    await miniflare.dispose();
    throw new Error(logs.join("\n"), { cause });
  }
}
