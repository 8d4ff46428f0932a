import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

interface Logged {
  id: string;
  event: string;
  createdAt: string;
  data: Record<string, unknown>;
}

async function readAll(query: string, as = user): Promise<{ events: Logged[]; cursor: string }> {
  const events: Logged[] = [];
  let after = "";
  for (;;) {
    const { status, body } = await as.get(`/events?${query}${after}`);
    expect(status).toBe(200);
    events.push(...body.events);
    after = `&after=${body.nextCursor}`;
    if (!body.hasMore) return { events, cursor: body.nextCursor };
  }
}

describe("GET /events", () => {
  it("has every event with its record, in the order of the changes, without any webhook", async () => {
    const { body: job } = await user.post("/jobs", aJob);
    await user.post(`/jobs/${job.id}/status`, { status: "interviewing" });
    const { body: contact } = await user.post("/contacts", { name: "Ada" });
    await user.remove(`/contacts/${contact.id}`);
    const { events } = await readAll("limit=2");
    expect(events.map(({ event }) => event)).toEqual([
      "job.created",
      "job.status_changed",
      "interview.scheduled",
      "contact.created",
      "contact.deleted",
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(5);
    expect(events[1]?.data).toMatchObject({
      ...{ id: job.id, newStatus: "interviewing", previousStatus: aJob.status },
      eventAt: events[1]?.createdAt,
    });
    const stored = await user.events();
    expect(events.map(({ data: { eventAt: _, ...data } }) => data)).toEqual(
      stored.map(({ data }) => data),
    );
  });

  it("goes on after a cursor, from now on, and with some events alone", async () => {
    const own = await pipeline.newUser();
    const { body: start } = await own.get("/events?after=latest");
    expect(start).toEqual({
      ...{ events: [], nextCursor: start.nextCursor, hasMore: false },
      recordedSince: start.recordedSince,
    });
    const { body: job } = await own.post("/jobs", aJob);
    const { events, cursor } = await readAll(`after=${start.nextCursor}`, own);
    expect(events.map(({ event }) => event)).toEqual(["job.created"]);
    expect((await readAll(`after=${cursor}`, own)).events).toEqual([]);
    await own.patch(`/jobs/${job.id}`, { notes: "Call back" });
    await own.remove(`/jobs/${job.id}`);
    const later = await readAll(`event=job.deleted,contact.created&after=${cursor}`, own);
    expect(later.events.map(({ event, data }) => [event, data.id])).toEqual([
      ["job.deleted", job.id],
    ]);
    const { body: latest } = await own.get("/events?after=latest");
    expect((await own.get(`/events?after=${latest.nextCursor}`)).body.events).toEqual([]);
  });

  it("has no event of another account", async () => {
    const { body } = await user.get("/events?after=latest");
    const other = await pipeline.newUser();
    await other.post("/jobs", aJob);
    expect((await user.get(`/events?after=${body.nextCursor}`)).body.events).toEqual([]);
  });

  it("refuses what is no cursor, and says what would be one", async () => {
    for (const after of ["x", "MTlhNHY5by4xZGs0cXEy", encodeURIComponent("a b")]) {
      const { status, body } = await user.get(`/events?after=${after}`);
      expect([status, body.code]).toEqual([400, "VALIDATION_ERROR"]);
      expect(body.error).toMatch(/after.*nextCursor of an earlier response, or latest/);
    }
    expect((await user.get("/events?event=webhook.test")).status).toBe(400);
  });
});
