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

const event = { type: "interview", title: "Onsite", startsAt: "2026-11-25T15:00:00Z" };

async function add(owner: PipelineUser, fields: object = {}): Promise<string> {
  return (await owner.post("/calendar", { ...event, ...fields })).body.id;
}

describe("PATCH /calendar/{id}", () => {
  it("changes the fields in the body and no others, and sends no event", async () => {
    const owner = await pipeline.newUser();
    const id = await add(owner, { endsAt: "2026-11-25T16:00:00Z", notes: "n", location: "l" });
    const before = await owner.events();
    const change = {
      startsAt: "2026-11-26T15:00:00.000Z",
      endsAt: null,
      timeZone: "Europe/Berlin",
      location: null,
    };
    const { status, body, headers } = await owner.patch(`/calendar/${id}`, change);
    expect([status, headers.get("etag")]).toEqual([200, '"2"']);
    expect(body).toMatchObject({ ...change, title: "Onsite", notes: "n" });
    expect((await owner.get(`/calendar/${id}`)).body).toEqual(body);
    expect(await owner.events()).toEqual(before);
    const same = await owner.patch(`/calendar/${id}`, { title: "Onsite" });
    expect([same.body, same.headers.get("etag")]).toEqual([body, '"2"']);
  });

  it("checks the period against stored values", async () => {
    const id = await add(user, { endsAt: "2026-11-25T16:00:00Z" });
    const late = await user.patch(`/calendar/${id}`, { startsAt: "2026-11-25T16:00:01Z" });
    expect([late.status, late.body.error]).toEqual([
      400,
      "endsAt: is 2026-11-25T16:00:00.000Z, before startsAt, which is 2026-11-25T16:00:01.000Z. Allowed: an endsAt of 2026-11-25T16:00:01.000Z or later, or a startsAt of 2026-11-25T16:00:00.000Z or earlier.",
    ]);
    const times = { startsAt: "2026-11-25T18:00:00Z", endsAt: "2026-11-25T17:00:00Z" };
    expect((await user.patch(`/calendar/${id}`, times)).body.details[0].field).toBe("endsAt");
    expect((await user.patch(`/calendar/${id}`, { ...times, endsAt: null })).status).toBe(200);
  });

  it.each([
    ["type", "party"],
    ["title", ""],
    ["title", null],
    ["startsAt", null],
    ["timeZone", "Mars/Olympus"],
    ["location", "x".repeat(201)],
    ["createdAt", "2026-11-25T16:00:00Z"],
  ])("refuses %s: %j and names the field", async (field, value) => {
    const id = await add(user);
    const { status, body } = await user.patch(`/calendar/${id}`, { [field]: value });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
  });

  it("returns 412 for a stale If-Match, and 404 for what is another account's", async () => {
    const id = await add(user);
    const stale = await user.patch(`/calendar/${id}`, { title: "b" }, { "if-match": '"7"' });
    expect([stale.status, stale.body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    const other = await pipeline.newUser();
    const theirs = await add(other);
    const { body: job } = await other.post("/jobs", aJob);
    const { body: contact } = await other.post("/contacts", { name: "Ada" });
    for (const [of, change] of [
      [theirs, { title: "Mine" }],
      [id, { jobId: job.id }],
      [id, { contactId: contact.id }],
    ] as const) {
      expect((await user.patch(`/calendar/${of}`, change)).status).toBe(404);
    }
    expect((await other.get(`/calendar/${theirs}`)).body.title).toBe("Onsite");
  });
});
