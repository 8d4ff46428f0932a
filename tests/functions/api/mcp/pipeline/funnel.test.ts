import { describe, expect, it } from "vitest";
import { aJob, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

async function add(user: PipelineUser, statuses: string[], fields: object = {}): Promise<void> {
  const [status, ...moves] = statuses;
  const { body } = await user.post("/jobs", { ...aJob, status, ...fields });
  for (const next of moves) await user.post(`/jobs/${body.id}/status`, { status: next });
}

interface Group {
  source: string | null;
  stages: { reached: number }[];
}

const reachedBy = (list: { reached: number }[]) => list.map(({ reached }) => reached);

describe("GET /pipeline/funnel", () => {
  it("counts the stages that each job reached in its history", async () => {
    const user = await pipeline.newUser();
    await add(user, ["saved"]);
    for (let n = 0; n < 3; n++) await add(user, ["applied"], { source: "board" });
    await add(user, ["applied", "rejected"], { source: "board" });
    await add(user, ["applied", "interviewing", "rejected"], { source: "referral" });
    await add(user, ["saved", "offer", "accepted"], { source: "referral" });
    const { status, body } = await user.get("/pipeline/funnel");
    expect(status).toBe(200);
    expect(reachedBy(body.stages)).toEqual([7, 6, 2, 2, 1, 1]);
    expect(body.stages.map(({ rate }: { rate: number }) => rate)).toEqual([
      null,
      0.8571,
      0.3333,
      null,
      null,
      null,
    ]);
    expect(body.stages[1]).toMatchObject({ stage: "applied", open: 3, rejected: 1 });
    expect(body.stages[3]).toMatchObject({ stage: "interviewing", open: 0, rejected: 1 });
    const bySource = body.bySource.map((group: Group) => [
      group.source,
      ...reachedBy(group.stages),
    ]);
    expect(bySource).toEqual([
      ["board", 4, 4, 0, 0, 0, 0],
      ["referral", 2, 2, 2, 2, 1, 1],
      [null, 1, 0, 0, 0, 0, 0],
    ]);
    expect(body.byMonth.map(({ month }: { month: string }) => month)).toEqual(["2026-11"]);
    const { summary } = (await user.get("/pipeline")).body;
    expect(summary.responseRate).toBe(body.stages[2].rate);
  });
});
