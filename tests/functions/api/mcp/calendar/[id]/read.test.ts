import { describe, expect, it } from "vitest";
import { type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

const event = { type: "interview", title: "Onsite", startsAt: "2026-11-25T15:00:00Z" };

async function add(owner: PipelineUser, fields: object = {}): Promise<string> {
  return (await owner.post("/calendar", { ...event, ...fields })).body.id;
}

describe("GET /calendar/{id}", () => {
  it("returns the event with a strong ETag, and 404 for another account's", async () => {
    const id = await add(user, { timeZone: "America/Chicago" });
    const { status, body, headers } = await user.get(`/calendar/${id}`);
    expect([status, headers.get("etag")]).toEqual([200, '"1"']);
    expect(body).toMatchObject({ id, title: "Onsite", timeZone: "America/Chicago" });
    const theirs = await add(await pipeline.newUser());
    for (const unknown of [theirs, "cal_none"]) {
      const answer = await user.get(`/calendar/${unknown}`);
      expect([answer.status, answer.body.error]).toEqual([
        404,
        `This account has no calendar event with the id ${unknown}.`,
      ]);
    }
  });
});
