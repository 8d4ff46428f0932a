import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

async function newJob(fields: object = {}): Promise<string> {
  return (await user.post("/jobs", { ...aJob, ...fields })).body.id;
}

describe("PATCH /jobs/{id}", () => {
  it("replaces rounds of interviews, and sends no event if they are the same", async () => {
    const owner = await pipeline.newUser();
    const screen = { kind: "recruiter_screen", outcome: "passed", at: "2026-11-12T16:00:00Z" };
    const { body: job } = await owner.post("/jobs", { ...aJob, rounds: [screen] });
    const whole = { ...screen, at: "2026-11-12T16:00:00.000Z", with: null };
    expect(job.rounds).toEqual([whole]);
    const rounds = [whole, { kind: "panel", with: "Dana Reyes", at: null, outcome: "pending" }];
    const { body, headers } = await owner.patch(`/jobs/${job.id}`, { rounds });
    expect([body.rounds, headers.get("etag")]).toEqual([rounds, '"2"']);
    const again = await owner.patch(`/jobs/${job.id}`, { rounds: [screen, { ...rounds[1] }] });
    expect([again.body.rounds, again.headers.get("etag")]).toEqual([rounds, '"2"']);
    expect((await owner.get("/jobs")).body.jobs[0].rounds).toEqual(rounds);
    const { body: cleared } = await owner.patch(`/jobs/${job.id}`, { rounds: [] });
    expect(cleared.rounds).toEqual([]);
    const types = (await owner.events()).map(({ type }) => type);
    expect(types).toEqual(["job.created", "job.updated", "job.updated"]);
  });

  it.each([
    ["rounds.0.at", [{ kind: "final", at: "tomorrow" }]],
    ["rounds.0.who", [{ kind: "final", who: "Dana" }]],
    ["rounds", Array.from({ length: 21 }, () => ({ kind: "final" }))],
  ])("refuses rounds and names %s", async (field, rounds) => {
    const { status, body } = await user.patch(`/jobs/${await newJob()}`, { rounds });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
  });

  it("refuses to change the status, and names the operation that does", async () => {
    const id = await newJob();
    const { status, body } = await user.patch(`/jobs/${id}`, { status: "applied" });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", "status"]);
    expect(body.error).toContain("/status");
    expect((await user.get(`/jobs/${id}`)).body.status).toBe("saved");
  });

  it("checks the salary range against stored values", async () => {
    const id = await newJob({ salaryMin: 1_000, salaryMax: 2_000 });
    expect((await user.patch(`/jobs/${id}`, { salaryMax: 999 })).body.details[0].field).toBe(
      "salaryMax",
    );
    const { status, body } = await user.patch(`/jobs/${id}`, { salaryMin: 2_001 });
    expect([status, body.error]).toEqual([
      400,
      "salaryMax: is 2000, less than salaryMin, which is 2001. Allowed: a salaryMax of at least 2001, or a salaryMin of at most 2000.",
    ]);
    expect((await user.patch(`/jobs/${id}`, { salaryMin: null, salaryMax: 999 })).status).toBe(200);
  });

  it("asks whether pay too little for a year is for an hour, unless the period is said or it stays", async () => {
    const id = await newJob({ salaryMin: 90_000 });
    const asked = await user.patch(`/jobs/${id}`, { salaryMin: 38.5 });
    expect([asked.status, asked.body.details[0].field]).toEqual([400, "salaryPeriod"]);
    expect(asked.body.error).toBe(
      "salaryPeriod: is missing, and 38.5 is too little to be pay for a year. Allowed: hourly if the pay is for an hour, or annual if it is what a year pays.",
    );
    const hourly = await user.patch(`/jobs/${id}`, { salaryMin: 38.5, salaryPeriod: "hourly" });
    expect(hourly.body).toMatchObject({ salaryMin: 38.5, salaryPeriod: "hourly" });
    // It stays by the hour.
    const raised = await user.patch(`/jobs/${id}`, { salaryMin: 40 });
    expect(raised.body).toMatchObject({ salaryMin: 40, salaryPeriod: "hourly" });
    const yearly = await user.patch(`/jobs/${id}`, { salaryPeriod: "annual" });
    expect(yearly.body).toMatchObject({ salaryMin: 40, salaryPeriod: "annual" });
    expect((await user.patch(`/jobs/${id}`, { notes: "A stipend" })).status).toBe(200);
  });

  it("refuses what a year pays as pay for an hour, in USD", async () => {
    const id = await newJob({ salaryMax: 90_000 });
    const { status, body } = await user.patch(`/jobs/${id}`, { salaryPeriod: "hourly" });
    expect([status, body.error]).toEqual([
      400,
      "salaryMax: is 90000 an hour. Allowed: at most 5000 an hour, or salaryPeriod=annual if the amount is for a year.",
    ]);
    const won = { salaryPeriod: "hourly", currency: "KRW" };
    expect((await user.patch(`/jobs/${id}`, won)).status).toBe(200);
  });
});
