import { beforeAll, expect, it } from "vitest";
import { pages } from "#functions/pages.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { publicPerMinute } from "#shared/access/tiers.ts";
import { exhaustPages } from "../support/exhaust-pages.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});

const paths = [
  ...new Set(
    pages.flatMap(({ routes }) =>
      routes.flatMap(({ method, path }) =>
        method === "GET" && !path.includes(":") && !path.includes("*") ? path : [],
      ),
    ),
  ),
];

/** Constants of a release, which caches keep. */
const fixed = new Set([
  "/.well-known/ai-catalog.json",
  "/.well-known/api-catalog",
  "/.well-known/mcp/server-card.json",
  "/.well-known/oauth-authorization-server",
  "/.well-known/oauth-protected-resource/api",
  "/.well-known/oauth-protected-resource/api/mcp",
  "/.well-known/oauth-protected-resource/api/v1/intelligence/mcp",
  "/.well-known/security.txt",
  "/api/mcp/server-card",
  "/api/v1/intelligence/mcp/server-card",
  "/llms.txt",
  "/mcp/server-card",
  "/robots.txt",
  "/server.json",
]);

it("everything that is made for a request without a key counts against the address, and the rest is kept by caches", async () => {
  const address = newAddress();
  const exhaust = () => exhaustPages(() => live.service.fetch("/nowhere", { address }));
  expect((await exhaust()).opened).toBeGreaterThanOrEqual(publicPerMinute.pages);
  /** As an address over the limit gets it, also if a minute of the clock has ended meanwhile. */
  const fetchOverLimit = async (path: string, method = "GET") => {
    for (let tries = 0; ; tries++) {
      const response = await live.service.fetch(path, { address, method });
      if (response.status === 429 || fixed.has(path) || tries === 3) return response;
      await response.body?.cancel();
      await exhaust();
    }
  };
  expect((await fetchOverLimit("/api/v1/nowhere", "POST")).status).toBe(429);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const response = await fetchOverLimit(path);
    const known = [response.status, response.headers.get("cache-control") ?? ""];
    await response.text();
    // A constant too: the path with a slash at its end leads to the one without.
    if (response.status === 301) continue;
    if (!fixed.has(path)) expect(known[0], path).toBe(429);
    else expect(known, path).toEqual([200, expect.stringMatching(/^public, max-age=/)]);
  }
});
