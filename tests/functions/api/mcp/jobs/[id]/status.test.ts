import { afterAll, describe, expect, it } from "vitest";
import { aJob, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
afterAll(() => pipeline.stop());

const statuses = [
  "saved",
  "applied",
  "screening",
  "interviewing",
  "offer",
  "accepted",
  "rejected",
  "withdrawn",
  "archived",
];

async function newJob(owner: PipelineUser, status = "saved"): Promise<string> {
  return (await owner.post("/jobs", { ...aJob, status })).body.id;
}

describe("POST /jobs/{id}/status", () => {
  it("changes any status to any other, and counts the job in its status", async () => {
    const owner = await pipeline.newUser();
    for (const from of statuses) {
      const id = await newJob(owner, from);
      for (const to of statuses) {
        const { status, body } = await owner.post(`/jobs/${id}/status`, { status: to });
        expect([status, body.status], `${from} → ${to}`).toEqual([200, to]);
        const { total } = (await owner.get(`/jobs?status=${to}`)).body;
        expect(total).toBeGreaterThan(0);
        await owner.post(`/jobs/${id}/status`, { status: from });
      }
    }
    for (const status of statuses) {
      expect((await owner.get(`/jobs?status=${status}`)).body.total, status).toBe(1);
    }
  });

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

  it("keeps every status change of concurrent writers, in one order", async () => {
    const owner = await pipeline.newUser();
    const id = await newJob(owner);
    const answers = await Promise.all(
      statuses.slice(1).map((status) => owner.post(`/jobs/${id}/status`, { status })),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const { statusHistory } = (await owner.get(`/jobs/${id}`)).body;
    expect(statusHistory).toHaveLength(1 + done);
    for (const [index, move] of statusHistory.entries()) {
      expect(move.previousStatus).toBe(statusHistory[index - 1]?.status ?? null);
    }
  });
});
