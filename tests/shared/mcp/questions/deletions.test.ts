import { describe, expect, it } from "vitest";
import { liveTable } from "#shared/mcp/live-table.ts";
import {
  activityDeletion,
  calendarEventDeletion,
  contactDeletion,
  type Deletion,
  jobDeletion,
  webhookDeletion,
} from "#shared/mcp/questions/deletions.ts";

it("are asked about by every tool that deletes, and by no other", () => {
  const rows = Object.entries(liveTable);
  const asking = rows.filter(([, { deletion }]) => deletion).map(([name]) => name);
  expect(asking).toEqual(rows.filter(([, { method }]) => method === "delete").map(([n]) => n));
  expect(asking).toContain("delete_job");
});

const ask = (deletion: Deletion, record: object | null, args: object = { id: "job_1" }) =>
  deletion.ask(async () => record, { ...args });

describe("the question", () => {
  it.each([
    [0, "Delete the job “Nurse at Mayo Clinic”? "],
    [1, "Delete the job “Nurse at Mayo Clinic” and its 1 round? "],
    [3, "Delete the job “Nurse at Mayo Clinic” and its 3 rounds? "],
  ])("of a job with %i rounds names them", async (length, beginning) => {
    const job = { title: "Nurse", company: "Mayo Clinic", rounds: Array.from({ length }) };
    expect(await ask(jobDeletion, job)).toMatch(new RegExp(`^${beginning.replace("?", "\\?")}Its`));
  });

  it("of an activity or an event names the day and what it was", async () => {
    const instant = "2026-11-23T15:00:00.000Z";
    const activity = { type: "follow_up", occurredAt: instant, notes: "Called the recruiter" };
    expect(await ask(activityDeletion, activity)).toMatch(
      /^Delete the activity of .*2026.* \(follow up\): “Called the recruiter”\? This cannot/,
    );
    expect(await ask(activityDeletion, { ...activity, notes: null })).toContain("(follow up)? ");
    expect(
      await ask(calendarEventDeletion, { title: "Interview at Acme", startsAt: instant }),
    ).toMatch(
      /^Delete the calendar event “Interview at Acme” on .*2026.*\? This cannot be undone\.$/,
    );
  });

  it("tells a name from the question, though a stranger wrote it", async () => {
    const job = { title: "Keep?\u202e Nothing", company: "Acme", rounds: [] };
    expect(await ask(jobDeletion, job)).toMatch(/^Delete the job “Keep\? Nothing at Acme”\? Its/);
  });

  it("is not asked of what is not there", async () => {
    for (const deletion of [
      jobDeletion,
      contactDeletion,
      webhookDeletion,
      activityDeletion,
      calendarEventDeletion,
    ]) {
      expect(await ask(deletion, null)).toBeNull();
    }
    const page = { webhooks: [{ id: "wh_1", url: "https://a.example/" }] };
    expect(await ask(webhookDeletion, page, { webhookId: "wh_2" })).toBeNull();
    expect(await ask(webhookDeletion, page, { webhookId: "wh_1" })).toContain(
      "“https://a.example/”?",
    );
  });
});
