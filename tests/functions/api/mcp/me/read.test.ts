import { describe, expect, it } from "vitest";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { call } from "#tests/support/client.ts";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("GET /me", () => {
  it("returns the account, the token in use and the pipeline's statistics", async () => {
    const user = await pipeline.newUser();
    await user.post("/jobs", aJob);
    const { status, body } = await user.get("/me");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: user.account,
      email: `${user.account.toLowerCase()}@example.com`,
      tier: "ultra",
      token: { name: "test", access: "read_write" },
      webhooks: { total: 0, disabled: 0 },
    });
    expect(body.token.id).toMatch(/^tok_/);
    expect(body.pipeline).toEqual((await user.get("/pipeline")).body.summary);
    expect(JSON.stringify(body)).not.toContain(user.token.slice(5));
  });

  it("returns the same rate limits as the headers", async () => {
    const account = await createAccount(pipeline.db, {
      tier: "ultra",
      perMinute: null,
      perMonth: null,
    });
    const token = await createToken(pipeline.db, { account, access: "read" });
    const { body, headers } = await call(pipeline.service, "/api/mcp/me", { key: token });
    const { perMinute, perMonth } = body.rateLimits;
    expect([perMinute.limit, perMonth.limit]).toEqual([60, 50_000]);
    expect([perMinute.remaining, perMonth.remaining]).toEqual([59, 49_999]);
    expect(perMonth.resetAt).toMatch(/^\d{4}-\d{2}-01T00:00:00\.000Z$/);
    expect(headers.get("x-ratelimit-limit")).toBe("60");
    expect(headers.get("x-ratelimit-remaining")).toBe(String(perMinute.remaining));
    expect(headers.get("x-ratelimit-monthly-limit")).toBe("50000");
    expect(headers.get("x-ratelimit-monthly-remaining")).toBe(String(perMonth.remaining));
    expect(body.token.access).toBe("read");
  });
});
