import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("GET /suggestions", () => {
  it("returns the same suggestions for the same state and time", async () => {
    const { body: job } = await user.post("/jobs", { ...aJob, status: "offer" });
    const startsAt = "2026-11-22T10:00:00Z";
    await user.post("/calendar", { type: "interview", title: "Onsite", startsAt, jobId: job.id });
    const [first, second] = [await user.get("/suggestions"), await user.get("/suggestions")];
    expect(first.body.suggestions.map((one: { type: string }) => one.type)).toEqual([
      "prepare",
      "negotiate",
    ]);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
  });

  it("is empty for another account", async () => {
    expect((await (await pipeline.newUser()).get("/suggestions")).body).toEqual({
      suggestions: [],
    });
  });
});
