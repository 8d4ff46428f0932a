import { describe, expect, it } from "vitest";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

const earlier = "2026-11-02T12:00:00.000Z";
const later = "2026-11-19T12:00:00.000Z";

describe("DELETE /activities/{id}", () => {
  it("deletes the activity, and the contact was last contacted before it; sends no event", async () => {
    const owner = await pipeline.newUser();
    const { body: contact } = await owner.post("/contacts", { name: "Ada" });
    const log = async (occurredAt: string) => {
      const given = { type: "call", contactId: contact.id, occurredAt };
      return (await owner.post("/activities", given)).body.id;
    };
    await log(earlier);
    const id = await log(later);
    const before = await owner.events();
    const { status, body } = await owner.remove(`/activities/${id}`);
    expect([status, body]).toEqual([200, { id, deleted: true }]);
    expect((await owner.get(`/activities/${id}`)).status).toBe(404);
    expect((await owner.get("/activities")).body.total).toBe(1);
    expect((await owner.get(`/contacts/${contact.id}`)).body.lastContactedAt).toBe(earlier);
    expect(await owner.events()).toEqual(before);
  });
});
