import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { moodCheckins } from "#schema/pipeline.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("POST /me", () => {
  it("logs a mood check-in", async () => {
    const note = "Two calls today 🎉";
    const { status, body } = await user.post("/me", { action: "mood_checkin", mood: 4, note });
    expect([status, body.mood, body.note]).toEqual([201, 4, note]);
    const stored = await pipeline.db
      .select()
      .from(moodCheckins)
      .where(eq(moodCheckins.userId, user.account));
    expect(stored).toMatchObject([{ id: body.id, mood: 4, note }]);
    expect((await user.post("/me", { action: "mood_checkin", mood: 1 })).body.note).toBeNull();
  });

  it.each([
    ["action", { mood: 3 }],
    ["mood", { action: "mood_checkin", mood: 3.5 }],
    ["email", { action: "mood_checkin", mood: 3, email: "a@example.com" }],
  ])("refuses a body with a wrong %s: %j", async (field, wrong) => {
    const { status, body } = await user.post("/me", wrong);
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
  });
});
