import { describe, expect, it } from "vitest";
import type { CreateActivityBody } from "#shared/pipeline/activities/activity.request.ts";
import { createActivity } from "#shared/pipeline/activities/write-activities.ts";
import type { CreateEventBody } from "#shared/pipeline/calendar/calendar.request.ts";
import { createCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { suggest } from "#shared/pipeline/suggestions/suggest.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const verbs = await startVerbs();

const now = "2026-11-21T12:00:00Z";
const day = (date: string, hour = "12") => `2026-${date}T${hour}:00:00Z`;
const at = (user: VerbUser, time: string) => user.read(time, suggest);

function log(user: VerbUser, when: string, activity: CreateActivityBody): Promise<unknown> {
  const body = { occurredAt: Date.parse(when), ...activity };
  return user.write(when, (context) => createActivity(context, body));
}

function plan(user: VerbUser, when: string, event: Partial<CreateEventBody>): Promise<unknown> {
  const startsAt = Date.parse(when);
  const body = { type: "interview", title: "Onsite", timeZone: "UTC", startsAt, ...event } as const;
  return user.write(day("11-01"), (context) => createCalendarEvent(context, body));
}

describe("suggestions", () => {
  it("include a follow-up 7 days after applying, another 7 days later, and no third", async () => {
    const user = await verbs.newUser();
    const jobId = await user.job([[day("10-01"), "applied"]], { company: "Globex" });
    expect(await at(user, day("10-08", "11"))).toEqual([]);
    expect(await at(user, day("10-08"))).toEqual([
      {
        id: `follow_up:${jobId}:1`,
        type: "follow_up",
        priority: "medium",
        jobId,
        company: "Globex",
        role: "Engineer",
        title: "Follow up with Globex",
        reason: "You applied, and there has been no activity for 7 days.",
        action: { tool: "log_activity", arguments: { type: "follow_up", jobId } },
        dueAt: null,
        since: "2026-10-08T12:00:00.000Z",
      },
    ]);
    await log(user, day("10-09"), { type: "follow_up", jobId });
    expect(await at(user, day("10-16", "11"))).toEqual([]);
    expect((await at(user, day("10-16"))).map(({ id }) => id)).toEqual([`follow_up:${jobId}:2`]);
    await log(user, day("10-16"), { type: "follow_up", jobId });
    expect(await at(user, day("11-01"))).toEqual([]);
    expect((await at(user, day("11-16"))).map(({ type }) => type)).toEqual(["stale"]);
  });

  it("are due by a follow-up in the calendar, and never by a date that nobody set", async () => {
    const user = await verbs.newUser();
    const planned = await user.job([[day("10-01"), "applied"]]);
    await user.job([[day("10-02"), "applied"]]);
    await user.job([[day("08-01"), "saved"]]);
    await user.job([[day("10-02"), "offer"]]);
    await plan(user, day("10-12"), { jobId: planned, type: "follow_up", title: "Write again" });
    const found = await at(user, day("10-09"));
    expect(found.map(({ type, dueAt }) => [type, dueAt])).toEqual([
      ["negotiate", null],
      ["follow_up", "2026-10-12T12:00:00.000Z"],
      ["follow_up", null],
      ["stale", null],
    ]);
  });

  it("count follow-ups since the last change to applied", async () => {
    const user = await verbs.newUser();
    const jobId = await user.job([[day("09-01"), "applied"]]);
    await log(user, day("09-08"), { type: "follow_up", jobId });
    await log(user, day("09-15"), { type: "follow_up", jobId });
    const again = await user.job([
      [day("09-01"), "applied"],
      [day("09-20"), "saved"],
      [day("10-01"), "applied"],
    ]);
    await log(user, day("09-10"), { type: "follow_up", jobId: again });
    expect((await at(user, day("10-08"))).map(({ id }) => id)).toEqual([`follow_up:${again}:1`]);
  });

  it("include thanks for an interview in the calendar or the log, since it ended, until a message is logged", async () => {
    const user = await verbs.newUser();
    const planned = await user.job([[day("11-01"), "interviewing"]]);
    const logged = await user.job([[day("11-01"), "interviewing"]]);
    const endsAt = Date.parse(day("11-20", "15"));
    await plan(user, day("11-20", "14"), { jobId: planned, endsAt });
    await log(user, day("11-20", "10"), { type: "interview", jobId: logged });
    expect(await at(user, day("11-20", "09"))).toMatchObject([{ type: "prepare" }]);
    const thanks = await at(user, now);
    expect(thanks.map(({ type, jobId, dueAt, since }) => [type, jobId, dueAt, since])).toEqual([
      ["thank_you", logged, null, "2026-11-20T10:00:00.000Z"],
      ["thank_you", planned, null, "2026-11-20T15:00:00.000Z"],
    ]);
    await log(user, day("11-20", "16"), { type: "email", jobId: planned });
    expect((await at(user, now)).map(({ jobId }) => jobId)).toEqual([logged]);
    expect(await at(user, day("11-28"))).toEqual([]);
  });

  it("include preparation for interviews in the next 7 days, with high priority in the last two", async () => {
    const user = await verbs.newUser();
    const open = await user.job([[day("11-20"), "interviewing"]]);
    const closed = await user.job([[day("11-20"), "rejected"]]);
    await plan(user, day("11-23"), { jobId: open });
    await plan(user, day("11-24"), { type: "phone_screen", title: "Call" });
    await plan(user, day("11-24"), { jobId: closed });
    await plan(user, day("11-24"), { type: "deadline" });
    await plan(user, "2026-11-28T12:00:00.001Z", { jobId: open });
    const found = await at(user, now);
    expect(found.map(({ type, priority, jobId, dueAt }) => [type, priority, jobId, dueAt])).toEqual(
      [
        ["prepare", "high", open, "2026-11-23T12:00:00.000Z"],
        ["prepare", "medium", null, "2026-11-24T12:00:00.000Z"],
      ],
    );
  });

  it("include negotiating an offer, without figures if no catalog is loaded, due by the deadline that the person set", async () => {
    const user = await verbs.newUser();
    const fields = { roleSlug: "software-engineer", citySlug: "austin" };
    const id = await user.job([[day("11-21", "11"), "offer"]], fields);
    expect(await at(user, now)).toMatchObject([
      {
        type: "negotiate",
        priority: "high",
        action: { tool: "get_job", arguments: { id } },
        dueAt: null,
        since: "2026-11-21T11:00:00.000Z",
      },
    ]);
    await plan(user, day("11-20"), { jobId: id, type: "deadline", title: "Before the offer" });
    await plan(user, day("11-26"), { jobId: id, type: "deadline", title: "Answer" });
    await plan(user, day("11-25"), { jobId: id, type: "other", title: "Lunch" });
    expect(await at(user, now)).toMatchObject([
      { type: "negotiate", dueAt: "2026-11-26T12:00:00.000Z", since: "2026-11-21T11:00:00.000Z" },
    ]);
  });

  it.each(["saved", "applied", "screening", "interviewing"] as const)(
    "include archiving a job in %s after 30 inactive days",
    async (status) => {
      const user = await verbs.newUser();
      const jobId = await user.job([[day("10-22"), status]]);
      expect((await at(user, now)).map(({ id }) => id)).toEqual([`stale:${jobId}`]);
      expect((await at(user, day("11-21", "11"))).map(({ type }) => type)).not.toContain("stale");
    },
  );

  it("are not visible to others", async () => {
    const [user, other] = [await verbs.newUser(), await verbs.newUser()];
    const jobId = await other.job([[day("10-01"), "applied"]]);
    await plan(other, day("11-23"), { jobId });
    expect(await at(user, now)).toEqual([]);
  });

  it("speak in the time zone of the event", async () => {
    const user = await verbs.newUser();
    const jobId = await user.job([[day("11-01"), "interviewing"]]);
    const timeZone = "America/Los_Angeles";
    await plan(user, "2026-11-20T02:00:00Z", { jobId, timeZone });
    await plan(user, "2026-11-24T02:30:00Z", { jobId, timeZone });
    const reasons = new Map((await at(user, now)).map(({ type, reason }) => [type, reason]));
    expect(reasons.get("prepare")).toBe("It starts on Monday, November 23 at 6:30 PM PST.");
    expect(reasons.get("thank_you")).toBe(
      "The interview was on 2026-11-19, and no message has been logged since.",
    );
  });

  it("count no logged status change as activity", async () => {
    const user = await verbs.newUser();
    const jobId = await user.job([[day("10-01"), "applied"]]);
    await log(user, day("10-07"), { type: "status_change", jobId });
    expect((await at(user, day("10-08"))).map(({ id }) => id)).toEqual([`follow_up:${jobId}:1`]);
  });
});
