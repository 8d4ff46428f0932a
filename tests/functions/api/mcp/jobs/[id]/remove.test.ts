import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("DELETE /jobs/{id}", () => {
  it("deletes the job, and it is not found from then on", async () => {
    const owner = await pipeline.newUser();
    const { body: job } = await owner.post("/jobs", aJob);
    const { status, body } = await owner.remove(`/jobs/${job.id}`);
    expect([status, body]).toEqual([200, { id: job.id, deleted: true }]);
    for (const answer of [
      await owner.get(`/jobs/${job.id}`),
      await owner.remove(`/jobs/${job.id}`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await owner.get("/jobs")).body).toEqual({ jobs: [], total: 0, nextCursor: null });
    expect((await owner.events()).map(({ type }) => type)).toEqual(["job.created", "job.deleted"]);
    expect((await owner.events())[1]?.data).toEqual(job);
  });
});
