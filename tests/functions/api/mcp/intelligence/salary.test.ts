import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const tool = (query: string) => live.get(`/api/mcp/intelligence/salary?${query}`, { key });

describe("the salary tool", () => {
  it("returns the same data as calculate, in the salary envelope", async () => {
    const query = "role=electrician&city=houston&exp=senior";
    const { status, body } = await tool(query);
    expect(status).toBe(200);
    const calculated = await live.get(`${salaries}/calculate?${query}`, { key });
    expect(body.data).toEqual(calculated.body.data);
    expect(body.request.endpoint).toBe("/api/mcp/intelligence/salary");
  });

  it("returns the national figure without a city", async () => {
    const { body } = await tool("role=electrician");
    const { body: catalog } = await live.get(`${salaries}/roles?slug=electrician`, { key });
    expect(body.data.city).toBeNull();
    expect(body.data.estimate.median).toBe(catalog.data[0].national_median);
  });
});
