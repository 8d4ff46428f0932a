import { describe, expect, it } from "vitest";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();

const path = "/api/v1/intelligence/salaries/demo";

describe("demo", () => {
  it("returns a sample, labeled as one, without a key", async () => {
    const { status, body } = await live.get(path);
    expect(status).toBe(200);
    expect(body.data.demo).toBe(true);
    expect(body.data.estimate).toMatchObject({
      sample_size: 0,
      methodology_version: "2026.2-demo",
    });
    expect(body.data.estimate.data_point_id).toMatch(/^dp_demo_/);
    expect(body.request).toMatchObject({ tier: "free", scopes: [] });
  });

  it("is the published national median of 15-1252 in May 2025 times its local factor in San Francisco", async () => {
    const { body } = await live.get(path);
    expect(body.data.estimate.median).toBe(Math.round(135_980 * 1.3723));
    expect(body.data.by_experience.senior.median).toBe(Math.round(135_980 * 1.3723 * 1.28));
  });
});
