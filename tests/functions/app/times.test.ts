/** The time zone and the first day of the week of an account, and the times of its pages. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { createToken } from "#scripts/run/stage/callers.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { newPerson } from "#tests/support/person.ts";

const live = await shareLiveService();

/** Somebody in a time zone, with a job. */
async function somebodyIn(timeZone: string, weekStart = "sunday") {
  const person = await newPerson(live, { tier: "ultra" });
  await person.go("/app/account/times", { timeZone, weekStart });
  const fields = { company: "Acme", title: "Welder", status: "saved" };
  const { body: job } = await person.ask("POST", "/jobs", fields);
  const path = `/jobs/${job.id}`;
  const addRound = (at: string) => person.ask("PATCH", path, { rounds: [{ kind: "panel", at }] });
  const rounds = async () => (await person.ask("GET", path)).body.rounds;
  return { ...person, job, addRound, rounds, roundsPage: `/app${path}/rounds` };
}

it("the settings are what the browser says at first, and then what the owner chooses", async () => {
  const person = await newPerson(live);
  const stored = async () => {
    const own = eq(users.id, person.accountId);
    const [row] = await live.db.select().from(users).where(own);
    return { timeZone: row?.timeZone, weekStart: row?.weekStart };
  };
  expect((await person.open("/app/account")).html).toContain("data-guess");
  const guess = { timeZone: "Asia/Kolkata", weekStart: "monday" };
  const guessed = "/app/account/times/guess";
  await person.send(guessed, { ...guess, timeZone: "Mars/Olympus" });
  expect(await stored()).toEqual({ timeZone: null, weekStart: null });
  await person.send(guessed, guess);
  expect(await stored()).toEqual(guess);
  await person.send(guessed, { timeZone: "UTC", weekStart: "sunday" });
  expect(await stored()).toEqual(guess);
  expect((await person.open("/app/account")).html).not.toContain("data-guess");
  const chosen = { timeZone: "America/Denver", weekStart: "saturday" };
  await person.go("/app/account/times", chosen);
  const refused = await person.send("/app/account/times", { ...chosen, timeZone: "Nowhere" });
  expect([refused.status, await stored()]).toEqual([400, chosen]);
});

it("pages have the times of the account's zone", async () => {
  const sam = await somebodyIn("America/Chicago");
  const occurredAt = "2026-11-20T03:15:00Z";
  await sam.ask("POST", "/activities", { type: "call", jobId: sam.job.id, occurredAt });
  const text = await sam.see(`/app/jobs/${sam.job.id}`);
  expect(text).toContain("Nov 19, 2026, 9:15 PM");
  expect(text).not.toContain("UTC");
});

it.each([
  ["2026-11-24T10:30", "America/New_York", "2026-11-24T15:30:00.000Z"],
  // Clocks go forward at 2:00: there is no 2:30, and it is read as an hour later.
  ["2026-03-08T02:30", "America/Chicago", "2026-03-08T08:30:00.000Z"],
  // Clocks go back at 2:00: of the two 1:30, the first.
  ["2026-11-01T01:30", "America/Chicago", "2026-11-01T06:30:00.000Z"],
])(
  "a time that is typed is in the account's time zone: %s in %s",
  async (at, timeZone, instant) => {
    const sam = await somebodyIn(timeZone);
    const round = { "kind-0": "panel", "at-0": at, "outcome-0": "pending" };
    await sam.go(sam.roundsPage, { version: "1", timeZone, ...round });
    expect((await sam.rounds())[0]?.at).toBe(instant);
  },
);

it("a time stays what it was if the form is sent as it was opened, also where clocks go back", async () => {
  const sam = await somebodyIn("America/Chicago");
  // The second 1:30 of that night, with seconds, which the field does not show.
  const at = "2026-11-01T07:30:20.000Z";
  await sam.addRound(at);
  const { html } = await sam.open(sam.roundsPage);
  const values = [...html.matchAll(/<input[^>]* name="([\w-]+)"[^>]*value="([^"]*)"/g)];
  const fields = Object.fromEntries(values.map(([, name, value]) => [name, value]));
  expect(fields["at-0"]).toBe("2026-11-01T01:30");
  await sam.go(sam.roundsPage, { ...fields, "kind-0": "panel", "outcome-0": "passed" });
  expect(await sam.rounds()).toMatchObject([{ at, outcome: "passed" }]);
});

it("the table of jobs has times in the account's zone, which an import reads as the same instants", async () => {
  const sam = await somebodyIn("America/Chicago");
  const at = "2026-11-24T16:00:00.000Z";
  await sam.addRound(at);
  const { html: table } = await sam.open("/app/jobs/export");
  expect(table).toContain("2026-11-24T10:00:00.000-06:00");
  expect(table).toContain("saved 2026-11-21T06:");
  const other = await somebodyIn("Asia/Tokyo");
  const key = await createToken(live.db, { account: other.accountId });
  const init = { method: "POST", headers: { "content-type": "text/csv" }, key, body: table };
  expect((await live.get("/api/mcp/import", init)).status).toBe(200);
  const { jobs } = (await other.ask("GET", "/jobs?q=acme")).body;
  const copies = jobs.filter(({ rounds }: { rounds: unknown[] }) => rounds.length > 0);
  expect(copies).toMatchObject([{ rounds: [{ at }], createdAt: sam.job.createdAt }]);
});

it("the calendar has rounds and events in the month and at the time of the account's zone", async () => {
  const sam = await somebodyIn("America/Chicago");
  await sam.addRound("2026-12-01T05:30:00Z");
  await sam.ask("POST", "/calendar", {
    ...{ type: "other", title: "Elsewhere", startsAt: "2026-11-24T15:00:00Z" },
    timeZone: "America/New_York",
  });
  const november = await sam.see("/app/calendar?month=2026-11");
  expect(november).toContain("11:30 PM Panel interview at Acme");
  expect(november).toContain("9:00 AM (10:00 AM in New York) Elsewhere");
  expect(await sam.see("/app/calendar?month=2026-12")).not.toContain("Panel interview");
});

it("the calendar begins its weeks as chosen, and marks today where the person is", async () => {
  expect(stoppedClock.slice(0, 13)).toBe("2026-11-21T12");
  const { text, html } = await (await somebodyIn("Pacific/Kiritimati", "monday")).open(
    "/app/calendar",
  );
  expect(text).toContain("MonTueWedThuFriSatSun");
  // It is two in the morning of the next day there.
  expect(html).toMatch(/<td aria-current="date"><span[^>]*>22</);
});
