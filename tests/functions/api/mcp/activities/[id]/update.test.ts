import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aJob,
  type PipelineService,
  type PipelineUser,
  sharePipeline,
} from "#tests/support/pipeline.ts";

let pipeline: PipelineService;
let user: PipelineUser;
beforeAll(async () => {
  pipeline = await sharePipeline();
  user = await pipeline.newUser();
});
afterAll(() => pipeline.stop());

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

  it("changes nothing if nothing differs", async () => {
    const id = await log(user);
    const { body: before } = await user.get(`/activities/${id}`);
    const { status, body, headers } = await user.patch(`/activities/${id}`, { notes: "old" });
    expect([status, body, headers.get("etag")]).toEqual([200, before, '"1"']);
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

  it.each([
    ["type", "dance"],
    ["type", null],
    ["occurredAt", "yesterday"],
    ["notes", "x".repeat(10_001)],
    ["createdAt", "2026-11-19T10:00:00Z"],
  ])("refuses %s: %j and names the field", async (field, value) => {
    const id = await log(user);
    const { status, body } = await user.patch(`/activities/${id}`, { [field]: value });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
  });

  it("returns 412 for a stale If-Match and changes nothing", async () => {
    const id = await log(user);
    const path = `/activities/${id}`;
    expect((await user.patch(path, { notes: "a" }, { "if-match": '"1"' })).status).toBe(200);
    const stale = await user.patch(path, { notes: "b" }, { "if-match": '"1"' });
    expect([stale.status, stale.body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    expect((await user.get(path)).body.notes).toBe("a");
  });

  it("returns 404 for another account's activity, job or contact, and touches none", async () => {
    const other = await pipeline.newUser();
    const theirs = await log(other);
    const { body: job } = await other.post("/jobs", aJob);
    const { body: contact } = await other.post("/contacts", { name: "Ada" });
    const own = await log(user);
    for (const [id, change] of [
      [theirs, { notes: "mine" }],
      [own, { jobId: job.id }],
      [own, { contactId: contact.id }],
    ] as const) {
      const { status, body } = await user.patch(`/activities/${id}`, change);
      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect((await other.get(`/activities/${theirs}`)).body.notes).toBe("old");
    expect((await other.get(`/contacts/${contact.id}`)).body.lastContactedAt).toBeNull();
  });
});
