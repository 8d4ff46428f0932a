import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aJob,
  type PipelineService,
  type PipelineUser,
  sharePipeline,
} from "#tests/support/pipeline.ts";

let pipeline: PipelineService;
let user: PipelineUser;
beforeAll(async () => {
  pipeline = await sharePipeline();
  user = await pipeline.newUser();
});
afterAll(() => pipeline.stop());

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

  it("does not delete on a stale If-Match", async () => {
    const { body: job } = await user.post("/jobs", aJob);
    const stale = await user.remove(`/jobs/${job.id}`, { "if-match": '"2"' });
    expect([stale.status, stale.body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    expect((await user.remove(`/jobs/${job.id}`, { "if-match": '"1"' })).status).toBe(200);
  });

  it("returns 404 for another account's job, which stays", async () => {
    const other = await pipeline.newUser();
    const { body: theirs } = await other.post("/jobs", aJob);
    expect((await user.remove(`/jobs/${theirs.id}`)).status).toBe(404);
    expect((await other.get(`/jobs/${theirs.id}`)).status).toBe(200);
  });
});
