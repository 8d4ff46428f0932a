/** Which jobs fell silent, by the person's own answer times. */
import { describe, expect, it } from "vitest";
import { dayMs } from "#shared/core/dates.ts";
import { createActivity } from "#shared/pipeline/activities/write-activities.ts";
import { answerTimes, listSilentJobs } from "#shared/pipeline/silence/silence.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const verbs = await startVerbs();

const now = Date.parse("2026-11-20T12:00:00Z");
const ago = (days: number) => new Date(now - days * dayMs).toISOString();
const silentJobs = (user: VerbUser) => user.read(now, listSilentJobs);

/** Somebody whom companies answered after 2, 4, 6, 8 and 10 days. */
async function answeredUser(): Promise<VerbUser> {
  const user = await verbs.newUser();
  for (const days of [2, 4, 6, 8, 10]) {
    await user.job([
      [ago(50), "applied"],
      [ago(50 - days), "rejected"],
    ]);
  }
  return user;
}

describe("answer times", () => {
  it("are the days that half, nine in ten and all of the answers took", () => {
    const after = (days: number) => ({ appliedAt: now, answeredAt: now + days * dayMs });
    expect(answerTimes([9, 1, 7, 3, 5].map(after))).toEqual({
      ...{ answers: 5, typicalDays: 5, slowDays: 9, slowestDays: 9 },
    });
    // An import with one date per row says nothing of time, and four answers say too little.
    expect(answerTimes([0, 0, 1, 7, 3, 5].map(after))).toBeNull();
  });
});

describe("jobs that fell silent", () => {
  it("have waited for longer than nine in ten answers took, with what to do", async () => {
    const user = await answeredUser();
    const waiting = await user.job([[ago(19), "applied"]], { company: "Quiet Ltd" });
    await user.job([[ago(9), "applied"]], { company: "Still early" });
    const { times, jobs } = await silentJobs(user);
    expect(times).toEqual({ answers: 5, typicalDays: 6, slowDays: 10, slowestDays: 10 });
    expect(jobs).toMatchObject([
      { id: waiting, company: "Quiet Ltd", days: 19, advice: "follow_up", why: "not_asked" },
    ]);
  });

  it("count from the application, and wait a week for the answer to a follow-up", async () => {
    const user = await answeredUser();
    const id = await user.job([[ago(28), "applied"]]);
    const followUp = (days: number) =>
      user.write(now - days * dayMs, (context) =>
        createActivity(context, {
          ...{ type: "follow_up", jobId: id, occurredAt: now - days * dayMs },
        }),
      );
    await followUp(8);
    expect((await silentJobs(user)).jobs).toMatchObject([
      { days: 28, followUps: 1, advice: "archive", why: "slower_than_all" },
    ]);
    await followUp(3);
    expect((await silentJobs(user)).jobs).toEqual([]);
  });

  it("are those of 30 quiet days where too few companies have answered", async () => {
    const user = await verbs.newUser();
    await user.job([[ago(29), "applied"]]);
    await user.job([[ago(31), "applied"]], { company: "Old" });
    await user.job(
      [
        [ago(60), "applied"],
        [ago(40), "interviewing"],
      ],
      { company: "Talked" },
    );
    expect(await silentJobs(user)).toMatchObject({
      times: null,
      jobs: [
        { company: "Old", days: 31, advice: "archive", why: "long_quiet" },
        { company: "Talked", days: 40, advice: "archive", why: "long_quiet" },
      ],
    });
  });

  it("are the caller's own, judged by the caller's own answers", async () => {
    const [user, other] = [await answeredUser(), await verbs.newUser()];
    await other.job([[ago(45), "applied"]], { company: "Elsewhere" });
    expect((await silentJobs(user)).jobs).toEqual([]);
    expect((await silentJobs(other)).times).toBeNull();
  });
});
