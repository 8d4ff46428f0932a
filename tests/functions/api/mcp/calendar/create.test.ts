import { describe, expect, it } from "vitest";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

const event = { type: "interview", title: "Onsite", startsAt: "2026-11-25T09:00:00-06:00" };

describe("POST /calendar", () => {
  it("adds an event in UTC and keeps its time zone", async () => {
    const whole = {
      ...event,
      endsAt: "2026-11-25T10:30:00-06:00",
      timeZone: "America/Chicago",
      location: "https://meet.example.com/acme",
      notes: "bring the portfolio",
    };
    const { status, body } = await user.post("/calendar", whole);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...whole,
      startsAt: "2026-11-25T15:00:00.000Z",
      endsAt: "2026-11-25T16:30:00.000Z",
      jobId: null,
    });
    expect((await user.get("/calendar")).body.events).toEqual([body]);
  });

  it.each([
    ["startsAt", "2026-11-31T09:00:00Z"],
    ["endsAt", "2026-11-25T14:59:59Z"],
    ["timeZone", "Mars/Olympus"],
    ["timeZone", "+05:00"],
    ["rrule", "FREQ=DAILY"],
  ])("refuses %s: %j and names the field", async (field, value) => {
    const { status, body } = await user.post("/calendar", { ...event, [field]: value });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
  });
});
