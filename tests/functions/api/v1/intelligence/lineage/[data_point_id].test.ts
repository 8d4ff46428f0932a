import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const pro = await createKey(live.db, { tier: "pro" });

const lineage = (id: string, key = pro) =>
  live.get(`/api/v1/intelligence/lineage/${encodeURIComponent(id)}`, { key });

async function dataPoint(query: string) {
  const { body } = await live.get(`/api/v1/intelligence/salaries/calculate?${query}`, { key: pro });
  return body.data.estimate;
}

describe("lineage", () => {
  it("returns the exact figure, from OEWS 15-1252 of May 2025 and the metro's RPP", async () => {
    const estimate = await dataPoint("role=software-engineer&city=san-francisco&exp=senior");
    const { status, body } = await lineage(estimate.data_point_id);
    expect(status).toBe(200);
    expect(body.data.result).toEqual(estimate);
    const values = body.data.sources.map((row: { value: number }) => row.value);
    expect(values).toContain(135_980);
    expect(values).toContain(115.613);
    for (const row of body.data.sources) {
      expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it("returns 404 for an id that was modified or never issued", async () => {
    const { data_point_id: id } = await dataPoint("role=electrician&city=houston");
    const changed = id.slice(0, -1) + (id.endsWith("A") ? "B" : "A");
    for (const wrong of [changed, "dp_", "dp_x", id.slice(0, -4), `${id}A`, "x".repeat(3_000)]) {
      const { status, body } = await lineage(wrong);
      expect([status, body.error.code], wrong).toEqual([404, "data_point_not_found"]);
    }
  });
});

describe("a figure that the package made", () => {
  const id = "dp_local_MXxlfDIwMjYuNHwyMDI1";

  it("is not on a higher plan, and the answer says where it is traced", async () => {
    const { status, body } = await lineage(id, await createKey(live.db));
    expect([status, body.error.code]).toEqual([403, "tier_insufficient"]);
    expect(body.error.message).toContain("`compensation-intelligence lineage`");
    expect(body.error.message).toContain("No plan of the service opens it.");
    expect(JSON.stringify(body.error.follow_up_suggestions)).not.toContain("Upgrade");
    const ofPro = await lineage(id, pro);
    expect([ofPro.status, ofPro.body.error.message]).toEqual([
      404,
      expect.stringContaining("which traces it where it was made and without a key"),
    ]);
  });

  it("is a figure of the service's otherwise: a higher plan is suggested", async () => {
    const { body } = await lineage("dp_MXxlfDIwMjYuNHwyMDI1", await createKey(live.db));
    expect(body.error.follow_up_suggestions[0]).toBe("Upgrade the account to Pro.");
  });
});
