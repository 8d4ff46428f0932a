import { describe, expect, it } from "vitest";
import { aJob, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

const days = (count: number) =>
  new Date(Date.parse("2026-11-21T12:00:00Z") - count * 86_400_000).toISOString();

async function log(owner: PipelineUser, fields: object = {}): Promise<string> {
  return (await owner.post("/activities", { type: "call", notes: "old", ...fields })).body.id;
}

describe("PATCH /activities/{id}", () => {
  it("changes the fields in the body and no others, and sends no event", async () => {
    const owner = await pipeline.newUser();
    const { body: job } = await owner.post("/jobs", aJob);
    const id = await log(owner);
    const before = await owner.events();
    const change = { type: "email", jobId: job.id, occurredAt: days(3) };
    const { status, body, headers } = await owner.patch(`/activities/${id}`, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...change, notes: "old", contactId: null });
    expect(headers.get("etag")).toBe('"2"');
    expect((await owner.get(`/activities/${id}`)).body).toEqual(body);
    expect((await owner.patch(`/activities/${id}`, { notes: null })).body.notes).toBeNull();
    expect(await owner.events()).toEqual(before);
  });

  it("moves the last contact of both contacts", async () => {
    const owner = await pipeline.newUser();
    const [ada, grace] = [
      (await owner.post("/contacts", { name: "Ada" })).body.id,
      (await owner.post("/contacts", { name: "Grace" })).body.id,
    ];
    const lastContact = async (id: string) => {
      return (await owner.get(`/contacts/${id}`)).body.lastContactedAt;
    };
    await log(owner, { contactId: ada, occurredAt: days(9) });
    const id = await log(owner, { contactId: ada, occurredAt: days(2) });
    expect(await lastContact(ada)).toBe(days(2));
    await owner.patch(`/activities/${id}`, { occurredAt: days(12) });
    expect(await lastContact(ada)).toBe(days(9));
    await owner.patch(`/activities/${id}`, { contactId: grace });
    expect([await lastContact(ada), await lastContact(grace)]).toEqual([days(9), days(12)]);
    await owner.patch(`/activities/${id}`, { type: "note" });
    expect(await lastContact(grace)).toBeNull();
  });
});
