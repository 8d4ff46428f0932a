import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("GET /contacts/{id}", () => {
  it("returns the contact with a strong ETag that changes with it", async () => {
    const { body: contact } = await user.post("/contacts", { name: "Ada" });
    const path = `/contacts/${contact.id}`;
    const first = await user.get(path);
    expect([first.status, first.body, first.headers.get("etag")]).toEqual([200, contact, '"1"']);
    await user.patch(path, { title: "CTO" });
    expect((await user.get(path)).headers.get("etag")).toBe('"2"');
    await user.post("/jobs", { ...aJob, contactIds: [contact.id] });
    const linked = await user.get(path);
    expect([linked.body.jobIds.length, linked.headers.get("etag")]).toEqual([1, '"3"']);
    expect((await user.get(path, { "if-none-match": '"3"' })).status).toBe(304);
  });

  it("takes the time of last contact from the latest call, not from a note", async () => {
    const { body: contact } = await user.post("/contacts", { name: "Ada" });
    const log = (type: string, occurredAt: string) =>
      user.post("/activities", { type, contactId: contact.id, occurredAt });
    await log("call", "2026-11-10T09:00:00-06:00");
    await log("email", "2026-11-09T00:00:00Z");
    await log("note", "2026-11-12T00:00:00Z");
    const { body } = await user.get(`/contacts/${contact.id}`);
    expect(body.lastContactedAt).toBe("2026-11-10T15:00:00.000Z");
  });
});
