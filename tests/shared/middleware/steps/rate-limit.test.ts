import { parseItem, parseList } from "structured-headers";
import { describe, expect, it } from "vitest";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { accountLimitKey, addressKey } from "#shared/rate-limit/limit-key.ts";
import { shareProbe } from "#tests/support/probe.ts";

const probe = await shareProbe();

describe("the limit of an account", () => {
  it("allows a single Free caller 60 requests in a minute and rejects the 61st", async () => {
    const key = await createKey(probe.db, { perMinute: null, perMonth: null });
    for (let used = 1; used <= 60; used++) {
      const { status, headers } = await probe.get("/free", { key });
      expect([status, headers.get("x-ratelimit-remaining")]).toEqual([200, String(60 - used)]);
    }
    const { status, headers, body } = await probe.get("/free", { key });
    expect([status, body.error.code]).toEqual([429, "rate_limit_exceeded"]);
    expect(headers.get("x-ratelimit-remaining")).toBe("0");
    expect(body.error.retry_strategy).toBe("retry_after_seconds");
    const after = body.error.retry_hint.after_seconds;
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(60);
    expect(headers.get("retry-after")).toBe(String(after));
  });

  it("is shared by all keys of the account", async () => {
    const account = await createAccount(probe.db, { perMinute: 2 });
    const first = await createKey(probe.db, { account });
    const second = await createKey(probe.db, { account });
    const statuses = [];
    for (const key of [first, second, first, second]) {
      statuses.push((await probe.get("/free", { key })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it("rejects requests for the rest of the month once its quota is used up", async () => {
    const key = await createKey(probe.db, { perMonth: 2 });
    await probe.get("/free", { key });
    await probe.get("/free", { key });
    const { status, body } = await probe.get("/free", { key });
    expect(status).toBe(429);
    const now = new Date();
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    const day = new Date(end).toISOString().slice(0, 10);
    expect(body.error.message).toContain(`calendar month (UTC) is reached. Try again on ${day}`);
    const left = Math.ceil((end - now.getTime()) / 1000);
    expect(Math.abs(body.error.retry_hint.after_seconds - left)).toBeLessThan(5);
  });

  it("keeps the month's count when the object is evicted from memory", async () => {
    const account = await createAccount(probe.db, { perMonth: 100 });
    const key = await createKey(probe.db, { account });
    for (let call = 0; call < 3; call++) await probe.get("/free", { key });
    await probe.service.evictLimiter(accountLimitKey(account));
    const { headers } = await probe.get("/free", { key });
    const remaining = Number(headers.get("x-ratelimit-remaining"));
    expect(remaining).toBeLessThanOrEqual(96);
    expect(remaining).toBeGreaterThanOrEqual(96 - 25);
  });

  it("costs no monthly quota for a 304 or a rejected request", async () => {
    const key = await createKey(probe.db, { perMonth: 10 });
    const first = await probe.get("/free", { key });
    const etag = first.headers.get("etag") ?? "";
    const cached = await probe.get("/free", { key, headers: { "if-none-match": etag } });
    expect(cached.status).toBe(304);
    expect((await probe.get("/pro", { key })).status).toBe(403);
    await expect
      .poll(async () => {
        const { headers } = await probe.get("/free", { key, headers: { "if-none-match": etag } });
        return headers.get("ratelimit");
      })
      .toMatch(/"month";r=8;/);
  });

  it("is in the headers of a 403 that was not counted", async () => {
    const key = await createKey(probe.db, { perMinute: 10, perMonth: 1_000 });
    const left = async (path: string) => {
      const { status, headers } = await probe.get(path, { key });
      return [status, headers.get("x-ratelimit-remaining"), headers.get("x-ratelimit-tier")];
    };
    // Before it has ever been counted as well.
    expect(await left("/pro")).toEqual([403, "10", "free"]);
    expect(await left("/free")).toEqual([200, "9", "free"]);
    for (let refused = 0; refused < 3; refused++) {
      expect(await left("/pro")).toEqual([403, "9", "free"]);
    }
    expect(await left("/free")).toEqual([200, "8", "free"]);

    const token = await createToken(probe.db, { access: "read", perMinute: null, perMonth: null });
    const { status, headers } = await probe.get("/api/mcp/write", { key: token });
    expect([status, headers.get("x-ratelimit-remaining")]).toEqual([403, "60"]);
    expect(headers.get("x-ratelimit-monthly-remaining")).toBe("50000");
  });

  it("is not in the headers for a revoked token", async () => {
    const token = await createToken(probe.db, { revoked: true });
    const { status, headers } = await probe.get("/api/mcp/read", { key: token });
    expect([status, headers.get("ratelimit")]).toEqual([403, null]);
  });

  it("is reached even if other requests are rejected for another reason in between", async () => {
    const key = await createKey(probe.db, { perMinute: 1 });
    await probe.get("/free", { key });
    expect((await probe.get("/free", { key })).status).toBe(429);
    const { headers } = await probe.get("/pro", { key });
    expect(headers.get("x-ratelimit-remaining")).toBe("0");
    expect((await probe.get("/free", { key })).status).toBe(429);
  });

  it("counts a bad request like any other", async () => {
    const key = await createKey(probe.db, { perMinute: 10 });
    expect((await probe.get("/free?word=gamma", { key })).status).toBe(400);
    const { headers } = await probe.get("/free", { key });
    expect(headers.get("x-ratelimit-remaining")).toBe("8");
  });

  it("is in the headers of each API and of the IETF draft", async () => {
    const key = await createKey(probe.db, { tier: "pro", perMinute: null, perMonth: null });
    const salary = await probe.get("/free", { key });
    expect(salary.headers.get("x-ratelimit-tier")).toBe("pro");
    expect(salary.headers.get("ratelimit-policy")).toBe('"minute";q=300;w=60, "month";q=250000');
    expect(parseItem(salary.headers.get("ratelimit") ?? "")).toEqual([
      "minute",
      new Map([
        ["r", 299],
        ["t", expect.any(Number)],
      ]),
    ]);
    const policies = parseList(salary.headers.get("ratelimit-policy") ?? "");
    expect(policies.map(([name]) => name)).toEqual(["minute", "month"]);

    const token = await createToken(probe.db, { perMinute: null, perMonth: null });
    const { headers } = await probe.get("/api/mcp/read", { key: token });
    expect(headers.get("x-ratelimit-limit")).toBe("60");
    expect(headers.get("x-ratelimit-remaining")).toBe("59");
    expect(headers.get("x-ratelimit-monthly-limit")).toBe("50000");
    expect(headers.get("x-ratelimit-monthly-remaining")).toBe("49999");
  });
});

describe("RateLimit", () => {
  it.each([
    [{ perMinute: 10, perMonth: 1_000 }, "minute", 9],
    [{ perMinute: 10, perMonth: 3 }, "month", 2],
    // If both limits end at once, the month keeps a caller waiting for longer.
    [{ perMinute: 10, perMonth: 10 }, "month", 9],
  ])("of %o names the one policy that ends first: %s", async (limits, name, left) => {
    const key = await createKey(probe.db, limits);
    const { headers } = await probe.get("/free", { key });
    const [policy, parameters] = parseItem(headers.get("ratelimit") ?? "");
    expect([policy, parameters.get("r")]).toEqual([name, left]);
    expect(headers.get("x-ratelimit-remaining")).toBe(String(left));
  });
});

describe("the limit of an address", () => {
  it("is sixty a minute for responses that never change, counted separately", async () => {
    const address = probe.newAddress();
    const statuses = async (path: string, calls: number) => {
      const all = [];
      for (let call = 0; call < calls; call++) {
        all.push((await probe.get(path, { address })).status);
      }
      return all;
    };
    expect(await statuses("/fixed", 61)).toEqual([...Array(60).fill(200), 429]);
    expect(await statuses("/public", 11)).toEqual([...Array(10).fill(200), 429]);
  });

  it("allows ten public calls in a minute, without rate limit headers, and rejects the eleventh", async () => {
    const address = probe.newAddress();
    for (let call = 0; call < 10; call++) {
      const { status, headers } = await probe.get("/public", { address });
      expect(status).toBe(200);
      expect(headers.get("x-ratelimit-remaining")).toBeNull();
      expect(headers.get("ratelimit")).toBeNull();
    }
    const { status, headers } = await probe.get("/public", { address });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await probe.get("/public", { address: probe.newAddress() })).status).toBe(200);
  });

  it("is the account's for calls with a key, at no cost to its monthly quota", async () => {
    const address = probe.newAddress();
    const key = await createKey(probe.db, { perMinute: 12, perMonth: 1 });
    const statuses = [];
    for (let call = 0; call < 13; call++) {
      statuses.push((await probe.get("/public", { address, key })).status);
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
  });

  it("counts a /64 of IPv6 as one", async () => {
    const statuses = [];
    for (let host = 1; host <= 11; host++) {
      const address = `2001:db8:1:2::${host.toString(16)}`;
      statuses.push((await probe.get("/public", { address })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await probe.get("/public", { address: "2001:db8:1:3::1" })).status).toBe(200);
  });

  it("counts a /48 of IPv6 as one as well, with eight times as many requests", async () => {
    const statuses = [];
    for (let network = 0; network < 9; network++) {
      for (let call = 0; call < 10; call++) {
        const address = `2001:db8:48:${network.toString(16)}::1`;
        statuses.push((await probe.get("/public", { address })).status);
      }
    }
    expect(statuses).toEqual([...Array(80).fill(200), ...Array(10).fill(429)]);
    const { body } = await probe.get("/public", { address: "2001:db8:48:ff::1" });
    expect(body.error.message).toContain("80 requests in any 60 seconds from the /48 network");
    expect((await probe.get("/public", { address: "2001:db8:49::1" })).status).toBe(200);
  });

  it("is the same however often its object loses its memory", async () => {
    const address = probe.newAddress();
    const { object } = addressKey(address);
    const statuses = [];
    for (let call = 0; call < 30; call++) {
      statuses.push((await probe.get("/public", { address })).status);
      await probe.service.evictLimiter(object).catch(() => {});
    }
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(20).fill(429)]);
  });

  it("refuses no text that cannot be a key with anything but 401", async () => {
    const address = probe.newAddress();
    const responses = [];
    for (let guess = 0; guess < 15; guess++) {
      responses.push(await probe.get("/free", { key: `intelligence_${guess}`, address }));
    }
    expect(responses.map(({ status }) => status)).toEqual(Array(15).fill(401));
  });
});

describe("an address that has sent many credentials that were never issued", () => {
  const guess = (address: string, path = "/free") =>
    probe.get(path, { key: mintToken("intelligence"), address });

  async function sendWrong(address: string, path?: string): Promise<void> {
    for (let wrong = 0; wrong < 12; wrong++) await guess(address, path);
  }

  it.each(["/free", "/public"])(
    "may still use any valid key, after wrong ones at %s",
    async (path) => {
      const address = probe.newAddress();
      const keys = await Promise.all(Array.from({ length: 8 }, () => createKey(probe.db)));
      await sendWrong(address, path);
      const statuses = [];
      for (const key of keys) statuses.push((await probe.get("/free", { key, address })).status);
      expect(statuses).toEqual(Array(8).fill(200));
      const token = await createToken(probe.db);
      expect((await probe.get("/api/mcp/read", { key: token, address })).status).toBe(200);
    },
  );

  it("gets 401 for another wrong key, and at once for a misspelled one", async () => {
    const address = probe.newAddress();
    await sendWrong(address);
    expect((await guess(address)).status).toBe(401);
    // The queue for look-ups is full; what needs none does not wait in it.
    const flood = Array.from({ length: 100 }, () => guess(address));
    const misspelled = await probe.get("/free", { key: "intelligence_1", address });
    expect([misspelled.status, misspelled.headers.get("retry-after")]).toEqual([401, null]);
    await Promise.all(flood);
  });

  it("has its keys checked in a short queue: 503 once that is full, and never 429", async () => {
    const address = probe.newAddress();
    await sendWrong(address);
    const flood = Array.from({ length: 150 }, () => guess(address));
    const key = await createKey(probe.db);
    const other = await probe.get("/free", { key, address: probe.newAddress() });
    expect(other.status, "of another address").toBe(200);
    const responses = await Promise.all(flood);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]));
    for (const { status, headers, body } of responses) {
      if (status !== 503) continue;
      expect([headers.get("retry-after"), body.error.code]).toEqual([
        "1",
        "dependency_unavailable",
      ]);
    }
    expect((await probe.get("/free", { key, address })).status).toBe(200);
  });
});
