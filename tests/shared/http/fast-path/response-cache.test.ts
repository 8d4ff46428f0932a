import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../../schema/accounts.ts";
import { createAccount, createKey } from "../../../support/callers.ts";
import { type LiveService, startLiveService } from "../../../support/live-service.ts";

const calculate =
  "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco&exp=mid&colour=red";
const roles = "/api/v1/intelligence/salaries/roles?limit=3";

let live: LiveService;
beforeAll(async () => {
  live = await startLiveService();
});
afterAll(() => live.stop());

/** What differs between two answers to one call. */
const ownHeaders = ["x-request-id", "x-ratelimit-remaining", "ratelimit", "date", "age"];

/** Calls so often, one after the other, that most calls find a lease. */
async function repeat(path: string, key: string, times: number) {
  const answers = [];
  for (let number = 0; number < times; number++) answers.push(await live.get(path, { key }));
  return answers;
}

describe("a call that is made again with the same key", () => {
  it("gets the same answer, with an id and a count of its own", async () => {
    const key = await createKey(live.db, { perMinute: 1_000, perMonth: 5_000 });
    const [first, ...others] = await repeat(calculate, key, 20);
    const remaining = (answer = first) => Number(answer?.headers.get("x-ratelimit-remaining"));
    const shared = (answer = first) =>
      [...(answer?.headers ?? [])].filter(([name]) => !ownHeaders.includes(name));

    others.forEach((answer, at) => {
      expect(answer.body.data).toEqual(first?.body.data);
      expect(answer.body.attribution).toEqual(first?.body.attribution);
      const { duration_ms, ...request } = answer.body.request;
      expect(request).toEqual({ ...first?.body.request, duration_ms: undefined, id: request.id });
      expect(duration_ms).toBeGreaterThanOrEqual(0);
      expect(shared(answer)).toEqual(shared());
      expect(answer.headers.get("x-request-id")).toBe(request.id);
      expect(remaining(answer)).toBe(remaining() - at - 1);
    });
    expect(new Set(others.map((answer) => answer.body.request.id)).size).toBe(others.length);
    expect(first?.headers.get("x-ignored-params")).toBe("colour");
  });

  it("is counted: the limit holds to the request", async () => {
    const key = await createKey(live.db, { perMinute: 40 });
    const answers = await repeat(calculate, key, 44);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses).toEqual([...Array(40).fill(200), ...Array(4).fill(429)]);
  });

  it("is 304 to a caller who has the answer, and without a body to HEAD", async () => {
    const key = await createKey(live.db);
    const [answer] = (await repeat(calculate, key, 10)).slice(-1);
    const etag = answer?.headers.get("etag") ?? "";
    const known = await live.get(calculate, { key, headers: { "if-none-match": etag } });
    expect([known.status, known.body]).toEqual([304, null]);
    const head = await live.get(calculate, { key, method: "HEAD" });
    expect([head.status, head.body, head.headers.get("etag")]).toEqual([200, null, etag]);
  });

  it("tells the true age of a list", async () => {
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

  it("is answered alike by every operation that says so", async () => {
    const key = await createKey(live.db, { tier: "ultra" });
    const { body } = await live.get(calculate, { key });
    const subject = "role=software-engineer&city=san-francisco";
    const paths = [
      ...["history", "skills", "employer-cost"].map((name) => `salaries/${name}?${subject}`),
      "salaries/companies?limit=2",
      "salaries/demo",
      `lineage/${body.data.estimate.data_point_id}`,
    ];
    for (const path of paths) {
      const answers = await repeat(`/api/v1/intelligence/${path}`, key, 6);
      const [first] = answers;
      expect(first?.status, path).toBe(200);
      for (const answer of answers) expect(answer.body.data, path).toEqual(first?.body.data);
      expect(new Set(answers.map((answer) => answer.body.request.id)).size).toBe(6);
    }
  });

  it("is the same to the letter where the answer names no request", async () => {
    const key = await createKey(live.db);
    const path = "/api/v1/intelligence/salaries/widget?role=software-engineer&city=san-francisco";
    const [first, ...others] = await repeat(path, key, 6);
    expect(first?.status).toBe(200);
    for (const { body, headers } of others) {
      expect(body).toEqual(first?.body);
      expect(headers.get("cache-control")).toBe("private, max-age=60");
    }
    const ids = [first, ...others].map((answer) => answer?.headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(6);
  });

  it("keeps to itself: another key, another plan", async () => {
    const [free, ultra] = [await createKey(live.db), await createKey(live.db, { tier: "ultra" })];
    await repeat(calculate, free, 6);
    const [other] = (await repeat(calculate, ultra, 6)).slice(-1);
    expect(other?.body.request.tier).toBe("ultra");
    expect(other?.headers.get("x-ratelimit-tier")).toBe("ultra");
  });

  it("says nothing that the isolate knows to have changed, though it holds a lease", async () => {
    const account = await createAccount(live.db, { perMinute: 5_000, perMonth: 50_000 });
    const key = await createKey(live.db, { account });
    await repeat(calculate, key, 40);
    await live.db.update(users).set({ tier: "pro" }).where(eq(users.id, account));
    // Calls that were never made before take the whole way, and so learn of the change.
    const deadline = Date.now() + 12_000;
    let tier = "free";
    for (let number = 0; tier === "free" && Date.now() < deadline; number++) {
      const { body } = await live.get(`${calculate}&number=${number}`, { key });
      tier = body.request.tier;
    }
    expect(tier).toBe("pro");
    const [answer] = await repeat(calculate, key, 1);
    expect(answer?.body.request.tier).toBe("pro");
    expect(answer?.headers.get("x-ratelimit-tier")).toBe("pro");
  }, 20_000);

  it("notices within seconds that the account has changed", async () => {
    const account = await createAccount(live.db);
    const key = await createKey(live.db, { account });
    await repeat(calculate, key, 6);
    await live.db.update(users).set({ tier: "pro" }).where(eq(users.id, account));
    const deadline = Date.now() + 12_000;
    let tier = "free";
    while (tier === "free" && Date.now() < deadline) {
      const [answer] = (await repeat(calculate, key, 2)).slice(-1);
      tier = answer?.body.request.tier;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(tier).toBe("pro");
  });
});
