import { afterAll, describe, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
afterAll(() => live.stop());

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

  it("is cached like the catalog: at the edge without a key, for its caller alone with one", async () => {
    const address = newAddress();
    const first = await live.get(`${path}?unknown=1`, { address });
    expect(first.headers.get("cache-status")).toMatch(
      /^(edge; fwd=miss; stored|(edge|isolate); hit; ttl=\d+)$/,
    );
    const second = await live.get(path, { address });
    expect(second.headers.get("cache-status")).toMatch(/^(edge|isolate); hit; ttl=\d+$/);
    expect(second.body.request.id).not.toBe(first.body.request.id);
    const key = await createKey(live.db);
    for (const given of [{ address }, { key }]) {
      const [own, catalog] = [
        await live.get(path, given),
        await live.get("/api/v1/intelligence/salaries/roles?limit=1", given),
      ];
      expect(own.headers.get("cache-control")).toBe(catalog.headers.get("cache-control"));
    }
  });
});
