import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("GET /pipeline", () => {
  it("returns the statistics, jobs that need attention, and wins", async () => {
    const { body: job } = await user.post("/jobs", { ...aJob, status: "applied" });
    await user.post("/jobs", { ...aJob, status: "applied" });
    await user.post(`/jobs/${job.id}/status`, { status: "offer" });
    const { status, body } = await user.get("/pipeline");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["summary", "needsAttention", "recentWins"]);
    expect(body.summary).toMatchObject({ total: 2, responseRate: 0.5, avgDaysInStatus: 0 });
    expect(body.summary.byStatus).toMatchObject({ applied: 1, offer: 1, saved: 0 });
    expect(body.recentWins).toEqual([
      { type: "offer", company: "Acme", role: "Software Engineer", date: "2026-11-21" },
    ]);
  });
});
