import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const tool = (query: string) => live.get(`/api/mcp/intelligence/trends?${query}`, { key });

describe("the trends tool", () => {
  it("returns the last quarter of each year of history", async () => {
    const { status, body } = await tool("role=electrician&city=houston");
    expect(status).toBe(200);
    const path = `${salaries}/history?role=electrician&city=houston`;
    const { snapshots } = (await live.get(path, { key })).body.data;
    const rows: { quarter: string; median: number; change_pct: number | null }[] = body.data.trends;
    expect(rows.map(({ quarter }) => quarter)).toEqual([
      "Q4 2023",
      "Q4 2024",
      "Q4 2025",
      "Q3 2026",
    ]);
    for (const [at, row] of rows.entries()) {
      const own = snapshots.find((snapshot: typeof row) => snapshot.quarter === row.quarter);
      expect(row).toMatchObject({ median: own.median, data_point_id: own.data_point_id });
      const before = rows[at - 1]?.median;
      if (before === undefined) expect(row.change_pct).toBeNull();
      else expect(row.change_pct).toBeCloseTo((row.median / before - 1) * 100, 2);
    }
  });

  it("shows Free callers no more than history does", async () => {
    const free = await createKey(live.db);
    const path = "/api/mcp/intelligence/trends?role=electrician";
    const { data } = (await live.get(path, { key: free })).body;
    expect(data.trends.map((row: { quarter: string }) => row.quarter)).toEqual([
      "Q4 2025",
      "Q3 2026",
    ]);
    expect(data.tier_notice).toMatchObject({ snapshots_returned: 4 });
  });
});
