import { expect, it } from "vitest";
import { createToken } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();

it("returns to a read-only token what a posting says, with a range of which each end is of its estimate", async () => {
  const key = await createToken(live.db, { access: "read" });
  const { status, body } = await live.get("/api/mcp/intelligence/check-posting", {
    key,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      title: "Electrician",
      location: "Denver, CO",
      min: 30,
      max: 40,
      period: "hourly",
    }),
  });
  expect(status).toBe(200);
  const { posting, evaluation, suggested_range } = body.data;
  expect(posting).toMatchObject({ min: 30, max: 40, period: "hourly" });
  expect(evaluation.offer).toMatchObject({ min: 62_400, max: 83_200 });
  expect(suggested_range.period).toBe("hourly");
  expect(suggested_range.low * 2_080).toBeGreaterThanOrEqual(evaluation.estimate.low);
  expect(suggested_range.high * 2_080).toBeLessThanOrEqual(evaluation.estimate.high);
});
