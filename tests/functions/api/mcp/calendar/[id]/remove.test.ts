import { describe, expect, it } from "vitest";
import { type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

const event = { type: "interview", title: "Onsite", startsAt: "2026-11-25T15:00:00Z" };

async function add(owner: PipelineUser, fields: object = {}): Promise<string> {
  return (await owner.post("/calendar", { ...event, ...fields })).body.id;
}

describe("DELETE /calendar/{id}", () => {
  it("does not delete on a stale If-Match, nor another account's, nor the feed instead", async () => {
    const id = await add(user);
    const stale = await user.remove(`/calendar/${id}`, { "if-match": '"2"' });
    expect([stale.status, stale.body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    expect((await (await pipeline.newUser()).remove(`/calendar/${id}`)).status).toBe(404);
    await user.post("/calendar/feed", {});
    expect((await user.remove("/calendar/feed")).body).toEqual({ deleted: true });
    expect((await user.remove(`/calendar/${id}`, { "if-match": '"1"' })).status).toBe(200);
  });
});
