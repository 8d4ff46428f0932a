import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("POST /activities", () => {
  it("logs an activity, by default now", async () => {
    const { body: job } = await user.post("/jobs", aJob);
    const { status, body } = await user.post("/activities", { type: "call", jobId: job.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: "call",
      jobId: job.id,
      contactId: null,
      notes: null,
      occurredAt: "2026-11-21T12:00:00.000Z",
    });
    const { body: past } = await user.post("/activities", {
      type: "interview",
      occurredAt: "2026-11-19T10:00:00-05:00",
    });
    expect(past.occurredAt).toBe("2026-11-19T15:00:00.000Z");
  });

  it.each([
    ["occurredAt", "2026-02-30T10:00:00Z"],
    ["occurredAt", "2026-11-19"],
    ["occurredAt", "2026-11-19T10:00:00"],
    ["occurredAt", "0000-01-01T00:00:00+01:00"],
    ["occuredAt", "2026-11-19T10:00:00Z"],
  ])("refuses %s: %j and names the field", async (field, value) => {
    const { status, body } = await user.post("/activities", { type: "note", [field]: value });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
  });
});
