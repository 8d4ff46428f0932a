import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { ApiError } from "#shared/core/errors.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { logApart, renderError } from "#shared/middleware/response/error.ts";

let ownLog: MockInstance;
beforeEach(() => {
  ownLog = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => ownLog.mockRestore());

/** What a feed's handler throws, and what comes of it. */
async function fail(thrown: unknown, log = async (_line: string) => {}) {
  const lines: string[] = [];
  const waited: Promise<unknown>[] = [];
  const app = new Hono<AppEnv>();
  app.onError(renderError);
  app.get("/api/mcp/calendar.ics", (c) => logApart(c, () => Promise.reject(thrown)));
  const limiter = {
    getByName: () => ({
      log: async (line: string) => {
        lines.push(line);
        await log(line);
      },
    }),
  };
  const response = await app.request(
    "/api/mcp/calendar.ics?token=cal_hush",
    undefined,
    { RATE_LIMITER: limiter } as never,
    {
      waitUntil: (work: Promise<unknown>) => void waited.push(work),
      passThroughOnException() {},
    } as never,
  );
  await Promise.all(waited);
  return { lines, status: response.status };
}

describe("the failure of a request whose URL contains a secret", () => {
  it("is logged by an object, whose lines are stored without a URL", async () => {
    const { lines, status } = await fail(new RangeError("odd"));
    expect(status).toBe(500);
    const [line = ""] = lines;
    expect(JSON.parse(line)).toMatchObject({
      level: "error",
      code: "internal_error",
      path: "/api/mcp/calendar.ics",
      cause: expect.stringMatching(/^RangeError: odd\n\s+at /),
    });
    expect(line).not.toContain("hush");
    expect(ownLog).not.toHaveBeenCalled();
  });

  it("is a response also if the line is lost, and what is intended is not logged", async () => {
    const lost = await fail(new Error("odd"), () => Promise.reject(new Error("no object")));
    expect(lost.status).toBe(500);
    const intended = await fail(new ApiError("rate_limit_exceeded", { message: "Wait." }));
    expect(intended).toEqual({ lines: [], status: 429 });
    expect(ownLog).not.toHaveBeenCalled();
  });
});
