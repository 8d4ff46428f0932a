import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#schema/pipeline.ts";
import { stoppedClock } from "#tests/support/live-service.ts";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("GET /export", () => {
  it("returns every record of the account in the format of its own operation, jobs with their history", async () => {
    const [user, other] = [await pipeline.newUser(), await pipeline.newUser()];
    await other.post("/jobs", { ...aJob, company: "Other" });
    const { body: job } = await user.post("/jobs", aJob);
    await user.post(`/jobs/${job.id}/status`, { status: "applied" });
    const { body: contact } = await user.post("/contacts", { name: "Grace", jobIds: [job.id] });
    const { body: activity } = await user.post("/activities", { type: "call", jobId: job.id });
    const startsAt = "2026-12-01T09:00:00Z";
    const { body: event } = await user.post("/calendar", {
      type: "other",
      title: "Call",
      startsAt,
    });

    const { body: mood } = await user.post("/me", {
      action: "mood_checkin",
      mood: 2,
      note: "so so",
    });

    const { body, headers } = await user.get("/export");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(body).toMatchObject({
      version: 1,
      part: 1,
      nextCursor: null,
      moodCheckins: [mood],
      contacts: [contact],
      events: [event],
    });
    // They have the same instant, so their random ids decide their order.
    const move = { type: "status_change", jobId: job.id, notes: "saved → applied" };
    expect(body.activities).toHaveLength(2);
    expect(body.activities).toContainEqual(activity);
    expect(body.activities).toContainEqual(expect.objectContaining({ ...move, contactId: null }));
    expect(body.jobs).toHaveLength(1);
    expect(body.jobs[0]).toMatchObject({
      id: job.id,
      status: "applied",
      contactIds: [contact.id],
      statusHistory: [
        { status: "saved", previousStatus: null },
        { status: "applied", previousStatus: "saved" },
      ],
    });
  });

  it("leaves out what is newer than its first part, and links to it", async () => {
    const user = await pipeline.newUser();
    const { body: job } = await user.post("/jobs", aJob);
    const { body: contact } = await user.post("/contacts", { name: "Grace" });
    const { body: first } = await user.get("/export?limit=1");
    expect(first.jobs.map(({ id }: { id: string }) => id)).toEqual([job.id]);
    // The service's clock stands still: the new job is dated a moment later.
    const { body: late } = await user.post("/jobs", { ...aJob, contactIds: [contact.id] });
    await pipeline.db
      .update(jobs)
      .set({ createdAt: Date.parse(stoppedClock) + 1 })
      .where(eq(jobs.id, late.id));
    const { body: second } = await user.get(`/export?cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ jobs: [], contacts: [{ id: contact.id, jobIds: [] }] });
  });

  it("has no part larger than an import accepts", async () => {
    const user = await pipeline.newUser();
    const notes = "\u{1F642}".repeat(5_000);
    const file = Array.from({ length: 200 }, () => ({ ...aJob, notes }));
    for (let n = 0; n < 2; n++)
      expect((await user.post("/import", { jobs: file })).status).toBe(200);
    const sizes: number[] = [];
    let cursor = "";
    do {
      const response = await pipeline.service.fetch(`/api/mcp/export${cursor}`, {
        key: user.token,
      });
      const text = await response.text();
      sizes.push(Buffer.byteLength(text));
      const { nextCursor } = JSON.parse(text);
      cursor = nextCursor && `?cursor=${nextCursor}`;
    } while (cursor);
    expect(sizes.length).toBe(2);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(5 * 1024 * 1024);
  });

  it("refuses a cursor that is garbled or another account's", async () => {
    const [user, other] = [await pipeline.newUser(), await pipeline.newUser()];
    for (const each of [user, other]) await each.post("/import", { jobs: [aJob, aJob] });
    const { body } = await other.get("/export?limit=1");
    for (const cursor of ["x", body.nextCursor, `${body.nextCursor.slice(0, -4)}AAAA`]) {
      const answer = await user.get(`/export?cursor=${cursor}`);
      expect([answer.status, answer.body.details[0].field]).toEqual([400, "cursor"]);
    }
    for (const limit of ["0", "5001", "x"]) {
      expect((await user.get(`/export?limit=${limit}`)).status).toBe(400);
    }
  });

  it("returns the jobs as CSV if Accept requests it, with formulas escaped", async () => {
    const user = await pipeline.newUser();
    await user.post("/jobs", { ...aJob, company: "=HYPERLINK(1)", notes: 'a,"b"\nc' });
    const response = await pipeline.service.fetch("/api/mcp/export", {
      key: user.token,
      headers: { accept: "text/csv" },
    });
    const text = await response.text();
    const [row, ...more]: Record<string, string>[] = parse(text, { columns: true });
    const named = await pipeline.service.fetch("/api/mcp/export?format=csv", { key: user.token });
    expect(await named.text()).toBe(text);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("vary")).toContain("Accept");
    expect(more).toEqual([]);
    expect(row).toMatchObject({ company: "'=HYPERLINK(1)", notes: 'a,"b"\nc', salaryMin: "" });
    expect(row?.statusHistory).toMatch(/^saved 2026-\d\d-\d\dT.*Z$/);
  });
});
