import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  createAccessToken,
  createAccount,
  createKey,
  createToken,
  createWhitelabelKey,
} from "#scripts/run/stage/callers.ts";
import { dayMs } from "#shared/core/dates.ts";
import { newId } from "#shared/core/ids.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { accountLimitKey, failedAuthKey, pipelineLimitKey } from "#shared/rate-limit/limit-key.ts";
import type { UsageDay, UsageReport } from "#shared/rate-limit/usage/usage-days.ts";
import { type ProbeHarness, startProbe } from "#tests/support/probe.ts";
import { isWhole } from "#tests/support/whole.ts";

interface Stored {
  rows: [string, unknown][];
  alarm: number | null;
}

const guesses = isWhole ? 10_000 : 400;

const probe = await startProbe("tests/support/counting-worker.ts");
const [busy, lone] = [await callAs(5), await callAs(1)];
/** The responses to accounts that made five calls and one before all tests, and then none for sixteen seconds. */
const afterQuiet = callAfterRest(busy);
const afterLoneCall = callAfterRest(lone);
for (const response of [afterQuiet, afterLoneCall]) {
  // Reported by the test that awaits it.
  response.catch(() => {});
}

interface Account {
  id: string;
  key: string;
}

/** Makes an account, and as many calls by it. */
async function callAs(calls: number): Promise<Account> {
  const id = await createAccount(probe.db, { tier: "ultra", perMinute: 320, perMonth: 400 });
  const key = await createToken(probe.db, { account: id });
  for (let call = 0; call < calls; call++) await probe.get("/api/mcp/read", { key });
  return { id, key };
}

/** While other tests run: what they take together may be more than the minute that is counted. */
async function callAfterRest({ id, key }: Account): ReturnType<ProbeHarness["get"]> {
  await sleep(16_000);
  // It may be gone by itself.
  await probe.service.evictLimiter(pipelineLimitKey(id)).catch(() => {});
  return probe.get("/api/mcp/read", { key });
}

async function objects(): Promise<Record<string, number>> {
  return (await probe.get("/objects")).body;
}

/** Calls a method of a limiter object. */
async function limiter<T>(name: string, call: string, argument?: unknown): Promise<T> {
  const { status, body } = await probe.get(`/limiter?name=${encodeURIComponent(name)}`, {
    method: "POST",
    body: JSON.stringify({ call, with: argument }),
  });
  expect(status).toBe(200);
  return body;
}

function total(days: readonly UsageDay[]): number {
  return days
    .flatMap(({ requests }) => Object.values(requests))
    .reduce((sum, count) => sum + count, 0);
}

/** The first instant of the month so many months before the current one, and its row of the history. */
function monthBefore(months: number): { start: number; row: string } {
  const now = new Date();
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1);
  return { start, row: `usage ${new Date(start).toISOString().slice(0, 7)}` };
}

describe("the objects of the limiter", () => {
  it(`are not created for invented tokens: ${guesses} from one address call one object, and rarely`, async () => {
    const address = probe.newAddress();
    const statuses = new Map<number, number>();
    const guess = async () => {
      const key = mintToken("intelligence");
      const { status } = await probe.get("/free", { key, address });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const before = await objects();
    const worker = async () => {
      for (let call = 0; call < guesses / 20; call++) await guess();
    };
    await Promise.all(Array.from({ length: 20 }, worker));

    const asked = Object.entries(await objects()).filter(([name]) => !(name in before));
    expect(asked.map(([name]) => name)).toEqual([failedAuthKey(address).object]);
    expect([...statuses.keys()].filter((status) => status !== 401 && status !== 503)).toEqual([]);
    console.log(
      `${guesses} made-up tokens: ${asked[0]?.[1]} object calls, ${statuses.get(401)} × 401`,
    );
    expect(asked[0]?.[1]).toBeLessThan(guesses / 20);
  }, 180_000);

  it("are called once for a valid key that the isolate does not know: its account's", async () => {
    const account = await createAccount(probe.db);
    const key = await createKey(probe.db, { account });
    const before = await objects();
    expect((await probe.get("/free", { key, address: probe.newAddress() })).status).toBe(200);
    const asked = Object.entries(await objects()).filter(([name]) => !(name in before));
    expect(asked).toEqual([[accountLimitKey(account), 1]]);
  });

  it("are not called for credentials of the other API, which are no guesses", async () => {
    const address = probe.newAddress();
    const sent = [
      ["/free", await createToken(probe.db)],
      ["/free", await createWhitelabelKey(probe.db)],
      ["/free", await createAccessToken(probe.db, { resource: "/api/mcp" })],
      ["/api/mcp/read", await createKey(probe.db)],
      ["/api/mcp/read", await createAccessToken(probe.db, { resource: "/api/mcp" })],
    ] as const;
    const before = await objects();
    for (const [path, key] of sent) {
      expect((await probe.get(path, { key, address })).status).toBe(401);
    }
    // Objects of earlier tests may still be told what was used; those of these credentials would be new.
    const asked = async () => Object.keys(await objects()).filter((name) => !(name in before));
    expect(await asked()).toEqual([]);
    expect((await probe.get("/free", { key: mintToken("pipeline"), address })).status).toBe(401);
    expect(await asked()).toEqual([failedAuthKey(address).object]);
  });

  it("never store less than was used, and little more, when memory is lost at any moment", async () => {
    // Fewer than the minute has, so that the month is what `RateLimit` names.
    const perMonth = 300;
    const account = await createAccount(probe.db, { perMinute: 320, perMonth });
    const key = await createKey(probe.db, { account });
    const subject = accountLimitKey(account);
    let admitted = 0;
    let [asked, evictions] = [0, 0];
    for (let round = 0; round < 6; round++) {
      for (let call = 0; call < 7; call++) {
        if ((await probe.get("/free", { key })).status === 200) admitted++;
      }
      // A round that found a lease from the one before has not woken the object.
      const now = (await objects())[subject] ?? 0;
      if (now === asked) continue;
      asked = now;
      evictions++;
      await probe.service.evictLimiter(subject);
    }
    expect(evictions).toBeGreaterThanOrEqual(3);
    const { headers } = await probe.get("/free", { key });
    const left = Number(/"month";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
    const counted = perMonth - left;
    expect(counted).toBeGreaterThanOrEqual(admitted + 1);
    // Each loss may cost what one write covers (a 32nd of the minute's limit) and what was leased.
    expect(counted).toBeLessThanOrEqual(admitted + 1 + 6 * (10 + 7));
  });

  it("store the minute of calls that cost no monthly quota", async () => {
    const account = await createAccount(probe.db, { perMinute: 12 });
    const key = await createKey(probe.db, { account });
    const statuses = [];
    for (let call = 0; call < 20; call++) {
      statuses.push((await probe.get("/public", { key })).status);
      await probe.service.evictLimiter(accountLimitKey(account)).catch(() => {});
    }
    expect(statuses).toEqual([...Array(12).fill(200), ...Array(8).fill(429)]);
  });

  it("admit no more than the minute has where the memory is lost, and few less, although not every call is stored", async () => {
    const account = await createAccount(probe.db, { perMinute: 64 });
    const key = await createKey(probe.db, { account });
    let admitted = 0;
    for (let call = 0; call < 70; call++) {
      if ((await probe.get("/public", { key })).status === 200) admitted++;
      if (call % 20 === 5) await probe.service.evictLimiter(accountLimitKey(account));
    }
    expect(admitted).toBeLessThanOrEqual(64);
    // Each loss may cost what one write covers, two, and what was leased.
    expect(admitted).toBeGreaterThanOrEqual(64 - 4 * (2 + 20));
  });

  it("store the exact count once the account has been idle", async () => {
    const { headers } = await afterQuiet;
    expect(headers.get("x-ratelimit-remaining")).toBe("314");
    expect(headers.get("x-ratelimit-monthly-remaining")).toBe("394");
  });

  it("store the exact count of a lone call before the platform drops the idle object", async () => {
    const { headers } = await afterLoneCall;
    expect(headers.get("x-ratelimit-monthly-remaining")).toBe("398");
  });
});

describe("the usage of an account", () => {
  it("is what its limit counted, over all keys, also after memory was lost", async () => {
    // Fewer than the minute has, so that the month is what `RateLimit` names.
    const limits = { perMinute: 320, perMonth: 300 };
    const account = await createAccount(probe.db, limits);
    const keys = [await createKey(probe.db, { account }), await createKey(probe.db, { account })];
    const name = accountLimitKey(account);
    for (let round = 0; round < 3; round++) {
      for (let call = 0; call < 6; call++) {
        const path = call === 3 ? "/free?fail=yes" : "/free";
        await probe.get(path, { key: keys[call % 2] });
      }
      const usage = await limiter<UsageReport>(name, "usage", limits);
      expect(total(usage.days)).toBe(usage.usedInMonth);
      expect(usage.month?.remaining).toBe(limits.perMonth - usage.usedInMonth);
      if (round < 2) await probe.service.evictLimiter(name).catch(() => {});
    }
    // Leases end after five seconds at most, and refunds are reported a second later.
    await sleep(6_500);
    const usage = await limiter<UsageReport>(name, "usage", limits);
    expect(total(usage.days)).toBe(usage.usedInMonth);
    expect(usage.usedInMonth).toBeGreaterThanOrEqual(15);
    expect(usage.minute.limit).toBe(320);
    const used = usage.days.flatMap(({ requests }) => Object.entries(requests));
    expect(used.filter(([id, count]) => id.startsWith("key_") && count >= 6).length).toBe(2);
    const { headers } = await probe.get("/free", { key: keys[0] });
    const left = Number(/"month";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
    expect(left).toBe(limits.perMonth - usage.usedInMonth - 1);
  });

  it("is kept for thirteen months, in a row for each month, and then removed", async () => {
    const name = accountLimitKey(newId("user"));
    const [current, oldest, expired] = [monthBefore(0), monthBefore(12), monthBefore(13)];
    const dayOf = (milliseconds: number) => Math.floor(milliseconds / dayMs);
    const today = dayOf(Date.now());
    await limiter(name, "restore", {
      ledger: {
        month: { start: current.start, used: 7 },
        recent: [],
        ahead: 2,
        days: [
          { day: dayOf(oldest.start) + 3, requests: { key_a: 30 } },
          { day: today, requests: { key_a: 5 } },
        ],
        lastCredential: "key_a",
      },
      [oldest.row]: [{ day: dayOf(oldest.start) + 3, requests: { key_a: 1, key_b: 4 } }],
      [expired.row]: [{ day: dayOf(expired.start), requests: { key_a: 9 } }],
    });
    const expected = [
      { day: dayOf(oldest.start) + 3, requests: { key_a: 31, key_b: 4 } },
      { day: today, requests: { key_a: 7 } },
    ];
    const limits = { perMinute: 60, perMonth: 1_000 };
    expect((await limiter<UsageReport>(name, "usage", limits)).days).toEqual(expected);

    await limiter(name, "prune");
    const { rows } = await limiter<Stored>(name, "stored");
    expect(rows.map(([row]) => row)).toEqual(["ledger", oldest.row]);
    expect(Object.fromEntries(rows)[oldest.row]).toEqual(expected.slice(0, 1));
    expect((await limiter<UsageReport>(name, "usage", limits)).days).toEqual(expected);

    await limiter(name, "forget");
    // A request that was on its way.
    await limiter(name, "lease", { limits, reports: [], refunds: 0, want: 1, credential: "key_a" });
    expect(await limiter<Stored>(name, "stored")).toEqual({ rows: [], alarm: null });
    await probe.service.evictLimiter(name);
    expect((await limiter<UsageReport>(name, "usage", limits)).days).toEqual([]);
  });
});
