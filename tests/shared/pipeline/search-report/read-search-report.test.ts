/** The dated report of a search: what is in it, on which date, and whose it is. */
import { describe, expect, it } from "vitest";
import { createActivity } from "#shared/pipeline/activities/write-activities.ts";
import { createCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { createContact } from "#shared/pipeline/contacts/write-contacts.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";
import { readSearchReport } from "#shared/pipeline/search-report/read-search-report.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const verbs = await startVerbs();

const now = "2026-11-20T12:00:00Z";
const report = (user: VerbUser, from: string, to: string, timeZone = "UTC") =>
  user.read(now, (context) => readSearchReport(context, { from, to, timeZone }));

const log = (user: VerbUser, body: Parameters<typeof createActivity>[1]) =>
  user.write(now, (context) => createActivity(context, body));
const plan = (user: VerbUser, body: Parameters<typeof createCalendarEvent>[1]) =>
  user.write(now, (context) => createCalendarEvent(context, body));
const at = (text: string) => Date.parse(text);

describe("a report of a search", () => {
  it("has applications with their result, contacts and interviews, without what is planned", async () => {
    const user = await verbs.newUser();
    const jobId = await user.job(
      [
        ["2026-11-02T15:00:00Z", "applied"],
        ["2026-11-09T15:00:00Z", "rejected"],
      ],
      { company: "Acme", title: "Welder", location: "Austin, TX", source: "LinkedIn" },
    );
    await user.job([["2026-11-03T15:00:00Z", "saved"]]);
    const { id: contactId } = await user.write(now, (context) =>
      createContact(context, { name: "Sam Lee", company: "Bolt", jobIds: [] }),
    );
    await log(user, { type: "call", contactId, occurredAt: at("2026-11-04T10:00:00Z") });
    await log(user, {
      type: "note",
      jobId,
      occurredAt: at("2026-11-04T10:00:00Z"),
      notes: "Secret",
    });
    const interview = { type: "interview", title: "Panel", timeZone: "UTC", jobId } as const;
    await plan(user, { ...interview, startsAt: at("2026-11-06T10:00:00Z") });
    await plan(user, { ...interview, startsAt: at("2026-11-28T10:00:00Z") });
    // The same interview, logged afterwards.
    await log(user, { type: "interview", jobId, occurredAt: at("2026-11-06T11:00:00Z") });

    const { entries, isCut } = await report(user, "2026-11-01", "2026-11-30");
    expect(isCut).toBe(false);
    expect(entries).toMatchObject([
      {
        ...{ date: "2026-11-02", what: "application", company: "Acme", title: "Welder" },
        ...{ location: "Austin, TX", how: { source: "LinkedIn" }, status: "rejected" },
      },
      {
        ...{ date: "2026-11-04", what: "contact", company: "Bolt", person: "Sam Lee" },
        ...{ jobId: null, how: { activity: "call" } },
      },
      { date: "2026-11-06", what: "interview", company: "Acme", how: { event: "Panel" } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Secret");
    expect((await report(user, "2026-11-03", "2026-11-05")).entries).toHaveLength(1);
    expect((await report(await verbs.newUser(), "2026-11-01", "2026-11-30")).entries).toEqual([]);
  });

  it("has rounds of interviews", async () => {
    const user = await verbs.newUser();
    const id = await user.job([["2026-11-02T15:00:00Z", "interviewing"]], { company: "Acme" });
    const round = { kind: "technical", at: at("2026-11-10T15:00:00Z"), with: "Kim" } as const;
    await user.write(now, (context) =>
      updateJob(context, id, { rounds: [{ ...round, outcome: "passed" }] }, () => {}),
    );
    expect((await report(user, "2026-11-09", "2026-11-11")).entries).toMatchObject([
      { what: "interview", how: { event: "Technical interview" }, person: "Kim" },
    ]);
  });

  it.each([
    ["America/Los_Angeles", "2026-11-09"],
    ["Europe/Berlin", "2026-11-10"],
    ["Pacific/Auckland", "2026-11-10"],
  ])("has the dates of the time zone: %s", async (timeZone, date) => {
    const user = await verbs.newUser();
    await user.job([["2026-11-10T05:30:00Z", "applied"]]);
    const [entry] = (await report(user, date, date, timeZone)).entries;
    expect(entry?.date).toBe(date);
    const other = date === "2026-11-09" ? "2026-11-10" : "2026-11-09";
    expect((await report(user, other, other, timeZone)).entries).toEqual([]);
  });

  it("keeps the day of an import in every time zone", async () => {
    const user = await verbs.newUser();
    await user.job([["2026-11-10T00:00:00Z", "applied"]]);
    for (const timeZone of ["America/Los_Angeles", "Pacific/Auckland"]) {
      expect((await report(user, "2026-11-10", "2026-11-10", timeZone)).entries).toHaveLength(1);
    }
  });
});
