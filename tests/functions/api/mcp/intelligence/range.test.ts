import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const tool = (query: string) => live.get(`/api/mcp/intelligence/range?${query}`, { key });

describe("the range tool", () => {
  it("returns five percentiles around the estimate of calculate", async () => {
    const { status, body } = await tool("role=electrician&city=houston");
    expect(status).toBe(200);
    const path = `${salaries}/calculate?role=electrician&city=houston`;
    const { estimate } = (await live.get(path, { key })).body.data;
    const { p10, p25, p50, p75, p90 } = body.data.percentiles;
    expect([p25, p50, p75]).toEqual([estimate.low, estimate.median, estimate.high]);
    expect([p10, p25, p50, p75, p90]).toEqual([p10, p25, p50, p75, p90].sort((a, b) => a - b));
    expect(p90).toBeGreaterThan(p10);
  });

  it("returns null above the survey's cap", async () => {
    const { data } = (await tool("role=surgeon")).body;
    expect(data.percentiles.p50).toBeGreaterThan(200_000);
    for (const name of ["p10", "p90"]) {
      if (data.observed[name] === null) expect(data.percentiles[name]).toBeNull();
      else expect(data.percentiles[name]).toBeGreaterThan(0);
    }
  });
});
