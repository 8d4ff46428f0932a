/** The time zone and the first day of the week of an account, and the times of its pages. */
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { createToken } from "#scripts/run/stage/callers.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";

const live = await shareLiveService();
afterAll(() => live.stop());

const send = (path: string, fields: Record<string, string>, as: SignedIn) =>
  submit(live.service, path, as, fields);
const show = async (path: string, as: SignedIn) => (await open(live.service, path, as)).text();

async function settingsOf({ accountId }: SignedIn) {
  const [row] = await live.db
    .select({ timeZone: users.timeZone, weekStart: users.weekStart })
    .from(users)
    .where(eq(users.id, accountId));
  return row;
}

/** Somebody in a time zone, with a job. */
async function somebodyIn(timeZone: string, weekStart = "sunday") {
  const person = await signIn(live.db, { tier: "ultra" });
  await send("/app/account/times", { timeZone, weekStart }, person);
  const token = await createToken(live.db, { account: person.accountId });
  const call = async (method: string, path: string, body?: object) => {
    const init = { method, headers: { "content-type": "application/json" }, key: token };
    return (
      await live.get(`/api/mcp${path}`, { ...init, ...(body && { body: JSON.stringify(body) }) })
    ).body;
  };
  const job = await call("POST", "/jobs", { company: "Acme", title: "Welder", status: "saved" });
  return { person, call, job };
}

describe("the time settings of an account", () => {
  it("are what its browser says at first, and then what its owner chooses", async () => {
    const person = await signIn(live.db);
    expect(await show("/app/account", person)).toContain("data-guess");
    const guess = { timeZone: "Asia/Kolkata", weekStart: "monday" };
    await send("/app/account/times/guess", { ...guess, timeZone: "Mars/Olympus" }, person);
    expect(await settingsOf(person)).toEqual({ timeZone: null, weekStart: null });
    await send("/app/account/times/guess", guess, person);
    expect(await settingsOf(person)).toEqual(guess);
    await send("/app/account/times/guess", { timeZone: "UTC", weekStart: "sunday" }, person);
    expect(await settingsOf(person)).toEqual(guess);
    expect(await show("/app/account", person)).not.toContain("data-guess");

    const chosen = { timeZone: "America/Denver", weekStart: "saturday" };
    await send("/app/account/times", chosen, person);
    expect(await settingsOf(person)).toEqual(chosen);
    const refused = await send("/app/account/times", { ...chosen, timeZone: "Nowhere" }, person);
    expect([refused.status, await settingsOf(person)]).toEqual([400, chosen]);
  });

  it("hold for the times of the pages", async () => {
    const { person, call, job } = await somebodyIn("America/Chicago");
    await call("POST", "/activities", {
      ...{ type: "call", jobId: job.id, occurredAt: "2026-11-20T03:15:00Z" },
    });
    const text = textOf(await show(`/app/jobs/${job.id}`, person));
    expect(text).toContain("Nov 19, 2026, 9:15 PM");
    expect(text).not.toContain("UTC");
  });
});

describe("a time that is typed", () => {
  /** Sends the form of the rounds with a time in its first row, and returns the stored rounds. */
  async function typeRound(at: string, timeZone: string) {
    const { person, call, job } = await somebodyIn(timeZone);
    const path = `/app/jobs/${job.id}/rounds`;
    const fields = {
      version: "1",
      timeZone,
      "kind-0": "panel",
      "at-0": at,
      "outcome-0": "pending",
    };
    await send(path, fields, person);
    const { rounds } = await call("GET", `/jobs/${job.id}`);
    return rounds[0]?.at;
  }

  it.each([
    ["2026-11-24T10:30", "America/New_York", "2026-11-24T15:30:00.000Z"],
    // Clocks go forward at 2:00: there is no 2:30, and it is read as an hour later.
    ["2026-03-08T02:30", "America/Chicago", "2026-03-08T08:30:00.000Z"],
    // Clocks go back at 2:00: of the two 1:30, the first.
    ["2026-11-01T01:30", "America/Chicago", "2026-11-01T06:30:00.000Z"],
  ])("is in the account's time zone: %s in %s", async (typed, zone, instant) => {
    expect(await typeRound(typed, zone)).toBe(instant);
  });

  it("stays what it was if the form is sent as it was opened, also where clocks go back", async () => {
    const { person, call, job } = await somebodyIn("America/Chicago");
    // The second 1:30 of that night, with seconds, which the field does not show.
    const at = "2026-11-01T07:30:20.000Z";
    await call("PATCH", `/jobs/${job.id}`, { rounds: [{ kind: "panel", at }] });
    const html = await show(`/app/jobs/${job.id}/rounds`, person);
    const values = [...html.matchAll(/<input[^>]* name="([\w-]+)"[^>]*value="([^"]*)"/g)];
    const fields = Object.fromEntries(values.map(([, name, value]) => [name, value]));
    expect(fields["at-0"]).toBe("2026-11-01T01:30");
    const sent = { ...fields, "kind-0": "panel", "outcome-0": "passed" };
    await send(`/app/jobs/${job.id}/rounds`, sent, person);
    const { rounds } = await call("GET", `/jobs/${job.id}`);
    expect([rounds[0].at, rounds[0].outcome]).toEqual([at, "passed"]);
  });
});

describe("the table of jobs that is downloaded", () => {
  it("has times in the account's zone, which an import reads as the same instants", async () => {
    const { person, call, job } = await somebodyIn("America/Chicago");
    const at = "2026-11-24T16:00:00.000Z";
    await call("PATCH", `/jobs/${job.id}`, { rounds: [{ kind: "panel", at }] });
    const table = await (await open(live.service, "/app/jobs/export", person)).text();
    expect(table).toContain("2026-11-24T10:00:00.000-06:00");
    expect(table).toContain("saved 2026-11-21T06:");
    const other = await somebodyIn("Asia/Tokyo");
    const token = await createToken(live.db, { account: other.person.accountId });
    const headers = { "content-type": "text/csv" };
    const init = { method: "POST", headers, key: token, body: table };
    expect((await live.get("/api/mcp/import", init)).status).toBe(200);
    const { jobs } = await other.call("GET", "/jobs?q=acme");
    const copies = jobs.filter(({ rounds }: { rounds: unknown[] }) => rounds.length > 0);
    expect(copies).toMatchObject([{ rounds: [{ at }], createdAt: job.createdAt }]);
  });
});

describe("the calendar", () => {
  it("has rounds and events in the month and at the time of the account's zone", async () => {
    const { person, call, job } = await somebodyIn("America/Chicago");
    const at = "2026-12-01T05:30:00Z";
    await call("PATCH", `/jobs/${job.id}`, { rounds: [{ kind: "panel", at }] });
    await call("POST", "/calendar", {
      ...{ type: "other", title: "Elsewhere", startsAt: "2026-11-24T15:00:00Z" },
      timeZone: "America/New_York",
    });
    const november = textOf(await show("/app/calendar?month=2026-11", person));
    expect(november).toContain("11:30 PM Panel interview at Acme");
    expect(november).toContain("9:00 AM (10:00 AM in New York) Elsewhere");
    const december = textOf(await show("/app/calendar?month=2026-12", person));
    expect(december).not.toContain("Panel interview");
  });

  it("begins its weeks as the account has chosen, and marks today where the person is", async () => {
    expect(stoppedClock.slice(0, 13)).toBe("2026-11-21T12");
    const { person } = await somebodyIn("Pacific/Kiritimati", "monday");
    const html = await show("/app/calendar", person);
    expect(textOf(html)).toContain("MonTueWedThuFriSatSun");
    // It is two in the morning of the next day there.
    expect(html).toMatch(/<td aria-current="date"><span[^>]*>22</);
  });
});
