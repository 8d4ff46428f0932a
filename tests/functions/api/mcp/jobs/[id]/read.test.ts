import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("GET /jobs/{id}", () => {
  it("returns the job with every status change, oldest first", async () => {
    const { body: job } = await user.post("/jobs", aJob);
    await user.post(`/jobs/${job.id}/status`, { status: "applied" });
    await user.post(`/jobs/${job.id}/status`, { status: "offer" });
    const { status, body } = await user.get(`/jobs/${job.id}`);
    expect(status).toBe(200);
    const changedAt = "2026-11-21T12:00:00.000Z";
    expect(body.statusHistory).toEqual([
      { status: "saved", previousStatus: null, changedAt },
      { status: "applied", previousStatus: "saved", changedAt },
      { status: "offer", previousStatus: "applied", changedAt },
    ]);
    expect(body.status).toBe("offer");
  });

  it("returns the same 404 for an unknown id and for another account's", async () => {
    const other = await pipeline.newUser();
    const { body: theirs } = await other.post("/jobs", aJob);
    for (const id of [theirs.id, "job_none", "..%2F", "x".repeat(2000), "%F0%9F%92%A9"]) {
      const { status, body } = await user.get(`/jobs/${id}`);
      expect([status, body.code], id.slice(0, 20)).toEqual([404, "NOT_FOUND"]);
    }
    const [mine, none] = [await user.get(`/jobs/${theirs.id}`), await user.get("/jobs/job_none")];
    expect(mine.body.error.replace(theirs.id, "job_none")).toBe(none.body.error);
  });
});
