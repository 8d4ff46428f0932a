import { describe, expect, it } from "vitest";
import { type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

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
});
