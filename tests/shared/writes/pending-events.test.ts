import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import type { AppEnv, Bindings } from "#shared/middleware/env.ts";
import { collectEvents, queuePendingEvents } from "#shared/writes/pending-events.http.ts";

afterEach(() => vi.restoreAllMocks());

it("logs a failure to queue events without its query values, and still responds", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const app = new Hono<AppEnv>().post("/", (c) => {
    c.set("requestId", "req_1");
    collectEvents(c)("evt_of_the_caller");
    queuePendingEvents(c);
    return c.text("done");
  });
  const announced: Promise<unknown>[] = [];
  const execution = {
    waitUntil: (work: Promise<unknown>) => void announced.push(work),
    passThroughOnException() {},
    props: {},
  };
  const nowhere = { DATABASE_URL: "http://127.0.0.1:1" } as Bindings;
  const response = await app.request("/", { method: "POST" }, nowhere, execution);
  expect(await response.text()).toBe("done");
  await Promise.all(announced);

  expect(log).toHaveBeenCalledOnce();
  const line = String(log.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toEqual({
    level: "error",
    requestId: "req_1",
    task: "announce events",
    cause: expect.stringContaining("Failed query: select"),
  });
  expect(line).not.toContain("evt_of_the_caller");
});
