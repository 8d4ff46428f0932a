/**
 * A Worker that evicts limiter objects, next to the service.
 *
 * Miniflare's own call for it blocks this process until the runtime has answered. Meanwhile nobody
 * reads what the runtime logs; a runtime that logs every request of an outage waits for that, and
 * never answers.
 */
import type { Miniflare } from "miniflare";

const host = "evictor.example";

const script = `
import unsafe from "workerd:unsafe";

export default {
  async fetch(request, { LIMITERS }) {
    const name = await request.text();
    try {
      await unsafe.evict(LIMITERS.get(LIMITERS.idFromName(name)), {});
      return new Response(null, { status: 204 });
    } catch (error) {
      return new Response(String(error), { status: 404 });
    }
  },
};
`;

/** @param scriptName the Worker whose limiters it evicts. */
export function describeEvictor(scriptName: string) {
  return {
    name: "evictor",
    compatibilityDate: "2026-07-08",
    compatibilityFlags: ["unsafe_module"],
    modules: [{ type: "ESModule" as const, path: "worker.js", contents: script }],
    routes: [`${host}/*`],
    durableObjects: { LIMITERS: { className: "RateLimiter", scriptName, useSQLite: true } },
  };
}

/** An object in use is evicted after its request. */
const maxMs = 60_000;

/** Evicts the limiter object of a subject from memory. @returns whether it was in memory. */
export async function evictLimiter(miniflare: Miniflare, subject: string): Promise<boolean> {
  const signal = AbortSignal.timeout(maxMs);
  const url = `http://${host}/`;
  const { status } = await miniflare
    .dispatchFetch(url, { method: "POST", body: subject, signal })
    .catch((cause) => {
      throw new Error(`the eviction of ${subject} has failed: ${cause}`, { cause });
    });
  return status === 204;
}
