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
  /** The Workers' log entries. */
  logs(): string[];
  stop(): Promise<void>;
}

interface WorkerRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/**
 * Whether the connection was closed without a response. workerd closes one that has had no request for
 * five seconds, and where it waits that long for a core also one on which a request has just been sent. A
 * client may repeat a read then (RFC 9110, 9.2.2).
 */
function isClosed(error: unknown): boolean {
  const cause =
    error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === "UND_ERR_SOCKET";
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
      // The script is a list of one module, because Miniflare would parse a script for its imports.
      workers: workers.map(({ bundle, ...options }) => ({
        ...options,
        modules: [{ type: "ESModule", path: "worker.js", contents: readFileSync(bundle, "utf8") }],
      })),
      unsafeInspectDurableObjects: true,
      // Mail, as `wrangler dev` takes it.
      unsafeTriggerHandlers: true,
      handleStructuredLogs: (entry) => logs.push(JSON.stringify(entry)),
    }),
  );
  /** Responses whose bodies the test has not read. */
  let unread: Response[] = [];
  try {
    return {
      miniflare,
      url: await miniflare.ready,
      async fetch(url, init) {
        const send = () => miniflare.dispatchFetch(url, { ...init, redirect: "manual" });
        const isRead = ["GET", "HEAD"].includes(init?.method ?? "GET");
        const dispatched = await send().catch((error: unknown) =>
          isRead && isClosed(error) ? send() : Promise.reject(error),
        );
        const response = dispatched as unknown as Response;
        unread = unread.filter(({ bodyUsed }) => !bodyUsed);
        if (response.body) unread.push(response);
        return response;
      },
      logs: () => [...logs],
      async stop() {
        // Stopping waits until nothing is being sent, so what nobody reads is given up before.
        const open = unread.filter(({ bodyUsed, body }) => !bodyUsed && !body?.locked);
        // One whose connection the service has closed cannot be, and is over already.
        await Promise.all(open.map(({ body }) => body?.cancel().catch(() => {})));
        await miniflare.dispose();
      },
    };
  } catch (cause) {
    await miniflare.dispose();
    throw new Error(logs.join("\n"), { cause });
  }
}
