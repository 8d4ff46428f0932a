import { describe, expect, it } from "vitest";
import { createActivity } from "#shared/pipeline/activities/write-activities.ts";
import { summarizePipeline } from "#shared/pipeline/summary/summarize-pipeline.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const verbs = await startVerbs();

const now = "2026-11-21T12:00:00Z";
const summaryOf = (user: VerbUser, at = now) => user.read(at, summarizePipeline);
const day = (date: string) => `2026-${date}T12:00:00Z`;

describe("the summary", () => {
  it("counts responses by the history of a job, not by its current status", async () => {
    const user = await verbs.newUser();
    // Rejected after three interviews: a response.
    await user.job([
      [day("10-01"), "applied"],
      [day("10-08"), "interviewing"],
      [day("10-20"), "rejected"],
    ]);
    // Rejected from applied: no response.
    await user.job([
      [day("10-01"), "applied"],
      [day("11-01"), "rejected"],
    ]);
    // Applied and waiting.
    await user.job([[day("11-20"), "applied"]]);
    // Never applied to: not counted.
    await user.job([[day("11-20"), "saved"]]);
    await user.job([
      [day("11-01"), "saved"],
      [day("11-02"), "archived"],
    ]);
    const { summary } = await summaryOf(user);
    expect(summary.responseRate).toBe(0.3333);
    expect(summary.total).toBe(5);
    expect(summary.byStatus).toEqual({
      saved: 1,
      applied: 1,
      screening: 0,
      interviewing: 0,
      offer: 0,
      accepted: 0,
      rejected: 2,
      withdrawn: 0,
      archived: 1,
    });
  });
});

describe("attention", () => {
  const cases: [string, string, string, boolean][] = [
    ["applied for 7 days", "applied", "2026-11-14T12:00:00Z", true],
    ["applied a moment less", "applied", "2026-11-14T12:00:00.001Z", false],
    ["interviewing for 5 days", "interviewing", "2026-11-16T12:00:00Z", true],
    ["interviewing a moment less", "interviewing", "2026-11-16T12:00:00.001Z", false],
    ["an offer of 3 days", "offer", "2026-11-18T12:00:00Z", true],
    ["an offer a moment younger", "offer", "2026-11-18T12:00:00.001Z", false],
    ["a saved job of a year", "saved", "2025-11-18T12:00:00Z", false],
    ["a rejection of a year", "rejected", "2025-11-18T12:00:00Z", false],
  ];
  it.each(cases)("%s", async (_name, status, since, needed) => {
    const user = await verbs.newUser();
    const jobId = await user.job([[since, status as "applied"]], { company: "Globex" });
    const { needsAttention } = await summaryOf(user);
    expect(needsAttention.map((one) => one.jobId)).toEqual(needed ? [jobId] : []);
    if (needed) {
      expect(needsAttention[0]).toMatchObject({ company: "Globex", role: "Engineer" });
      expect(needsAttention[0]?.reason).toMatch(/[357] days/);
    }
  });

  it("is deferred by an activity, but not for an offer", async () => {
    const user = await verbs.newUser();
    const applied = await user.job([[day("11-01"), "applied"]]);
    const offered = await user.job([[day("11-01"), "offer"]]);
    for (const jobId of [applied, offered]) {
      const call = { type: "call", jobId, occurredAt: Date.parse(day("11-18")) } as const;
      await user.write(now, (context) => createActivity(context, call));
    }
    const ids = async (at: string) =>
      (await summaryOf(user, at)).needsAttention.map((one) => one.jobId);
    expect(await ids(now)).toEqual([offered]);
    expect(await ids(day("11-25"))).toEqual([offered, applied]);
  });

  it("lists the longest inactive job first", async () => {
    const user = await verbs.newUser();
    const young = await user.job([[day("11-10"), "applied"]]);
    const old = await user.job([[day("09-10"), "interviewing"]]);
    const { needsAttention } = await summaryOf(user);
    expect(needsAttention.map((one) => one.jobId)).toEqual([old, young]);
  });
});

describe("recent wins", () => {
  it("are the offers and acceptances of the last 30 days, whatever followed", async () => {
    const user = await verbs.newUser();
    await user.job(
      [
        [day("10-22"), "offer"],
        [day("11-20"), "accepted"],
      ],
      { company: "A" },
    );
    await user.job(
      [
        [day("11-05"), "offer"],
        [day("11-06"), "withdrawn"],
      ],
      { company: "B" },
    );
    await user.job([["2026-10-22T11:59:59.999Z", "offer"]], { company: "C" });
    const { recentWins } = await summaryOf(user);
    expect(recentWins).toEqual([
      { type: "accepted", company: "A", role: "Engineer", date: "2026-11-20" },
      { type: "offer", company: "B", role: "Engineer", date: "2026-11-05" },
      { type: "offer", company: "A", role: "Engineer", date: "2026-10-22" },
    ]);
  });

  it("list a job once if it had two offers", async () => {
    const user = await verbs.newUser();
    await user.job([
      [day("11-01"), "offer"],
      [day("11-02"), "interviewing"],
      [day("11-03"), "offer"],
    ]);
    const { recentWins } = await summaryOf(user);
    expect(recentWins.map((win) => win.date)).toEqual(["2026-11-03"]);
  });
});
