import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("DELETE /contacts/{id}", () => {
  it("deletes the contact and unlinks it, and keeps its activities", async () => {
    const owner = await pipeline.newUser();
    const { body: job } = await owner.post("/jobs", aJob);
    const { body: contact } = await owner.post("/contacts", { name: "Ada", jobIds: [job.id] });
    const about = { contactId: contact.id, jobId: job.id };
    await owner.post("/activities", { type: "note", ...about });
    const startsAt = "2026-11-25T10:00:00Z";
    await owner.post("/calendar", { type: "other", title: "Coffee", startsAt, ...about });

    const { status, body } = await owner.remove(`/contacts/${contact.id}`);
    expect([status, body]).toEqual([200, { id: contact.id, deleted: true }]);
    expect((await owner.get(`/contacts/${contact.id}`)).status).toBe(404);
    expect((await owner.get(`/jobs/${job.id}`)).body.contactIds).toEqual([]);
    const { body: logged } = await owner.get("/activities");
    expect(logged.activities[0]).toMatchObject({ jobId: job.id, contactId: null });
    expect((await owner.get("/calendar")).body.events[0].contactId).toBeNull();
    const deleted = (await owner.events()).at(-1);
    expect(deleted).toMatchObject({ type: "contact.deleted", data: { id: contact.id } });
  });
});
