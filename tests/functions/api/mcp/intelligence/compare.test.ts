import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const tool = (query: string) => live.get(`/api/mcp/intelligence/compare?${query}`, { key });

describe("the compare tool", () => {
  it("compares a role in two cities, each with the figures of calculate", async () => {
    const { data } = (await tool("role=electrician&cityA=houston&cityB=boston")).body;
    expect(data.mode).toBe("cities");
    for (const [side, city] of [
      ["primary", "houston"],
      ["secondary", "boston"],
    ] as const) {
      const path = `${salaries}/calculate?role=electrician&city=${city}`;
      const own = (await live.get(path, { key })).body.data;
      expect(data[side].estimate).toEqual(own.estimate);
      expect(data[side].city).toEqual(own.city);
      expect(data[side].total_compensation).toEqual(own.total_compensation);
    }
    const [a, b] = [data.primary.estimate.median, data.secondary.estimate.median];
    expect(data.delta.median_delta).toBe(a - b);
    expect(data.delta.higher_paid).toBe(a > b ? "cityA" : "cityB");
    const back = (await tool("role=electrician&cityA=boston&cityB=houston")).body.data;
    expect(back.delta.median_delta).toBe(-data.delta.median_delta);
  });

  it.each([
    ["role=electrician&cityA=houston", 400, "parameter_missing", "cityB"],
    ["role=electrician&cityA=houston&cityB=houston-tx", 400, "parameter_missing", "cityB"],
    ["roleA=rn&roleB=registered-nurse", 400, "roles_identical", "roleB"],
    ["role=electrician&cityA=houston&cityB=bostn", 404, "city_not_found", "cityB"],
  ])("returns %s with %d %s", async (query, status, code, param) => {
    const { status: got, body } = await tool(query);
    expect([got, body.error.code, body.error.param]).toEqual([status, code, param]);
    if (status !== 404) return;
    const [first] = body.error.follow_up_suggestions;
    expect((await live.get(first, { key })).status, first).toBe(200);
  });
});
