import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { createAccount, createKey } from "#scripts/run/stage/callers.ts";
import { startLiveService } from "#tests/support/live-service.ts";

const calculate =
  "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco&exp=mid&colour=red";
const roles = "/api/v1/intelligence/salaries/roles?limit=3";

const live = await startLiveService();

/** The headers that differ between two responses to one call. */
const ownHeaders = [
  ...["x-request-id", "x-ratelimit-remaining", "ratelimit", "date", "age"],
  // The digits of `duration_ms` differ.
  "content-length",
];

/** Makes a call several times in succession, so that most of them find a lease. */
async function repeat(path: string, key: string, times: number) {
  const responses = [];
  for (let number = 0; number < times; number++) responses.push(await live.get(path, { key }));
  return responses;
}

describe("a repeated call with the same key", () => {
  it("gets the same response, with its own request id and count", async () => {
    const key = await createKey(live.db, { perMinute: 1_000, perMonth: 5_000 });
    const [first, ...others] = await repeat(calculate, key, 20);
    const remaining = (response = first) => Number(response?.headers.get("x-ratelimit-remaining"));
    const shared = (response = first) =>
      [...(response?.headers ?? [])].filter(([name]) => !ownHeaders.includes(name));

    others.forEach((response, at) => {
      expect(response.body.data).toEqual(first?.body.data);
      expect(response.body.attribution).toEqual(first?.body.attribution);
      const { duration_ms, ...request } = response.body.request;
      expect(request).toEqual({ ...first?.body.request, duration_ms: undefined, id: request.id });
      expect(duration_ms).toBeGreaterThanOrEqual(0);
      expect(shared(response)).toEqual(shared());
      expect(response.headers.get("x-request-id")).toBe(request.id);
      expect(remaining(response)).toBe(remaining() - at - 1);
    });
    expect(new Set(others.map((response) => response.body.request.id)).size).toBe(others.length);
    expect(first?.headers.get("x-ignored-params")).toBe("colour");
  });

  it("is counted: the limit is exact", async () => {
    const key = await createKey(live.db, { perMinute: 40 });
    const responses = await repeat(calculate, key, 44);
    const statuses = responses.map((response) => response.status);
    expect(statuses).toEqual([...Array(40).fill(200), ...Array(4).fill(429)]);
  });

  it("has the true Age of a cached list", async () => {
    const key = await createKey(live.db);
    const [first, ...others] = await repeat(roles, key, 20);
    expect(first?.headers.get("cache-status")).toBe("isolate; fwd=miss; stored");
    for (const { headers, body } of others) {
      const age = Number(headers.get("age"));
      expect(headers.get("cache-status")).toBe(`isolate; hit; ttl=${600 - age}`);
      expect(headers.get("ratelimit")).toBeNull();
      expect(body.data).toEqual(first?.body.data);
    }
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const later = await repeat(roles, key, 4);
    for (const { headers } of later) expect(Number(headers.get("age"))).toBeGreaterThanOrEqual(1);
  });

  it("returns the same data for every operation that only calculates", async () => {
    const key = await createKey(live.db, { tier: "ultra" });
    const { body } = await live.get(calculate, { key });
    const subject = "role=software-engineer&city=san-francisco";
    const paths = [
      ...["history", "skills", "employer-cost"].map((name) => `salaries/${name}?${subject}`),
      `salaries/evaluate?${subject}&min=150000&max=190000`,
      "salaries/companies?limit=2",
      "salaries/demo",
      `lineage/${body.data.estimate.data_point_id}`,
    ];
    for (const path of paths) {
      const responses = await repeat(`/api/v1/intelligence/${path}`, key, 6);
      const [first] = responses;
      expect(first?.status, path).toBe(200);
      for (const response of responses) expect(response.body.data, path).toEqual(first?.body.data);
      expect(new Set(responses.map((response) => response.body.request.id)).size).toBe(6);
    }
  });

  it("gets no response of another key or plan", async () => {
    const [free, ultra] = [await createKey(live.db), await createKey(live.db, { tier: "ultra" })];
    await repeat(calculate, free, 6);
    const [other] = (await repeat(calculate, ultra, 6)).slice(-1);
    expect(other?.body.request.tier).toBe("ultra");
    expect(other?.headers.get("x-ratelimit-tier")).toBe("ultra");
  });

  it("follows a change of the account within seconds", async () => {
    const account = await createAccount(live.db);
    const key = await createKey(live.db, { account });
    await repeat(calculate, key, 6);
    await live.db.update(users).set({ tier: "pro" }).where(eq(users.id, account));
    const deadline = Date.now() + 12_000;
    let tier = "free";
    while (tier === "free" && Date.now() < deadline) {
      const [response] = (await repeat(calculate, key, 2)).slice(-1);
      tier = response?.body.request.tier;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(tier).toBe("pro");
  });
});
