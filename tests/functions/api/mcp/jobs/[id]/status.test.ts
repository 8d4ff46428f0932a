import { describe, expect, it } from "vitest";
import { aJob, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

async function newJob(owner: PipelineUser, status = "saved"): Promise<string> {
  return (await owner.post("/jobs", { ...aJob, status })).body.id;
}

describe("POST /jobs/{id}/status", () => {
  it("sends job.status_changed with both statuses, company, title and role", async () => {
    const owner = await pipeline.newUser();
    const id = await newJob(owner);
    const { body: job } = await owner.post(`/jobs/${id}/status`, { status: "applied" });
    const [, moved, ...others] = await owner.events();
    expect(others).toEqual([]);
    expect(moved).toEqual({
      type: "job.status_changed",
      data: { ...job, newStatus: "applied", previousStatus: "saved" },
    });
    expect(moved?.data).toMatchObject({
      status: "applied",
      company: aJob.company,
      title: aJob.title,
      role: aJob.title,
    });
  });

  it.each([
    ["interviewing", "interview.scheduled"],
    ["offer", "offer.received"],
  ])("to %s sends %s as well", async (status, event) => {
    const owner = await pipeline.newUser();
    const id = await newJob(owner);
    await owner.post(`/jobs/${id}/status`, { status });
    const types = (await owner.events()).map(({ type }) => type);
    expect(types).toEqual(["job.created", "job.status_changed", event]);
  });

  it("logs the change as an activity, without an event of its own", async () => {
    const owner = await pipeline.newUser();
    const id = await newJob(owner, "applied");
    await owner.post(`/jobs/${id}/status`, { status: "rejected" });
    await owner.post(`/jobs/${id}/status`, { status: "rejected" });
    const { activities, total } = (await owner.get(`/activities?jobId=${id}`)).body;
    expect([total, activities]).toEqual([
      1,
      [
        expect.objectContaining({
          type: "status_change",
          jobId: id,
          notes: "applied → rejected",
          occurredAt: "2026-11-21T12:00:00.000Z",
        }),
      ],
    ]);
    const types = (await owner.events()).map(({ type }) => type);
    expect(types).toEqual(["job.created", "job.status_changed"]);
  });
});
