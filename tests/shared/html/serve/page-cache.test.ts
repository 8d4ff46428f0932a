import { Hono } from "hono";
import { afterEach, expect, it } from "vitest";
import { pageKey } from "#shared/html/serve/page-cache.http.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { isolateCache } from "#shared/reference/cache.ts";
import type { Dataset } from "#shared/reference/records.ts";

afterEach(() => {
  isolateCache.live = null;
});

/** The key of a page that is stored for a day. */
async function keyOf({ code = "one", version = "2025.1", day = "2026-11-21" } = {}) {
  isolateCache.live = { dataset: { version } as Dataset, checkedAt: Date.now() };
  const app = new Hono<AppEnv>().get("/roles", async (c) => {
    c.set("now", Date.parse(day));
    return c.text(await pageKey(c, {}));
  });
  const response = await app.request("/roles", {}, { WORKER_VERSION: { id: code } });
  return response.text();
}

it("is another after a deployment, for another dataset and on another day, and else the same", async () => {
  const keys = [
    await keyOf(),
    await keyOf({ code: "two" }),
    await keyOf({ version: "2026.1" }),
    await keyOf({ day: "2026-11-22" }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(await keyOf()).toBe(keys[0]);
});
