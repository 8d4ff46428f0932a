import { describe, expect, it } from "vitest";
import type { KeyRecord } from "#shared/accounts/keys/key-record.ts";
import { lastUses, sum, summarizeUsage } from "#shared/accounts/usage/summarize-usage.ts";
import { dayOf } from "#shared/rate-limit/usage/usage-days.ts";

const now = Date.parse("2026-11-22T15:00:00Z");
const day = (date: string) => dayOf(Date.parse(`${date}T00:00:00Z`));
const quota = (limit: number, remaining: number) => ({ limit, remaining, resetSeconds: 9 });

const key = (id: string, name: string, change: Partial<KeyRecord> = {}): KeyRecord => ({
  id,
  name,
  grant: { kind: "intelligence", scopes: ["intelligence:read"] },
  lastFour: "0000",
  createdAt: 0,
  expiresAt: null,
  revokedAt: null,
  lastUsedOn: null,
  ...change,
});

const days = [
  { day: day("2025-11-30"), requests: { key_a: 3, undated: 0 } },
  { day: day("2026-10-23"), requests: { key_a: 900, key_old: 40 } },
  { day: day("2026-10-24"), requests: { key_a: 100 } },
  { day: day("2026-11-01"), requests: { undated: 50, key_a: 1 } },
  { day: day("2026-11-22"), requests: { key_b: 7, other: 2, key_c: 0 } },
];
const report = { now, minute: quota(60, 51), month: quota(1_000, 940), usedInMonth: 60, days };
const keys = [key("key_a", "server"), key("key_b", "laptop", { revokedAt: now - 1 })];
const usage = summarizeUsage(report, keys);
const of = (id: string) => usage.keys.find((one) => one.id === id);

describe("the usage of an account", () => {
  it("is the last thirty days and thirteen months, today last", () => {
    expect([usage.days.length, usage.days[0], usage.days.at(-1)]).toEqual([
      30,
      "2026-10-24",
      "2026-11-22",
    ]);
    expect([usage.months.length, usage.months[0], usage.months.at(-1)]).toEqual([
      13,
      "2025-11",
      "2026-11",
    ]);
  });

  it("is each key's own, most used first, with the name and whether the key still works", () => {
    expect(usage.keys.map(({ id }) => id)).toEqual([
      "key_a",
      "undated",
      "key_old",
      "key_b",
      "other",
      "key_c",
    ]);
    expect(of("key_a")).toMatchObject({ name: "server", state: "live" });
    expect(of("key_b")).toMatchObject({ name: "laptop", state: "ended" });
    expect(of("key_old")).toMatchObject({ name: "key_old", state: "gone" });
    expect([of("key_a")?.byDay[0], of("key_a")?.byDay[8], of("key_b")?.byDay.at(-1)]).toEqual([
      100, 1, 7,
    ]);
    expect(of("key_a")?.byMonth).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1_000, 1]);
  });

  it("names applications that signed in, as long as they are connected", () => {
    const today = [{ day: day("2026-11-22"), requests: { grt_a: 2, grt_b: 1 } }];
    const connected = [{ id: "grt_a", name: "ChatGPT" }];
    const { keys: named } = summarizeUsage({ ...report, days: today }, keys, connected);
    expect(named).toMatchObject([
      { id: "grt_a", name: "ChatGPT", state: "connected" },
      { id: "grt_b", name: "A disconnected application", state: "gone" },
    ]);
  });

  it("adds up to what the limit counted this month", () => {
    const inMonth = sum(usage.keys.map(({ byMonth }) => byMonth.at(-1) ?? 0));
    expect(inMonth).toBe(usage.month.used);
    expect(usage.month).toEqual({ used: 60, limit: 1_000, resetSeconds: 9 });
    expect(usage.minute).toEqual({ used: 9, limit: 60, resetSeconds: 9 });
  });

  it("tells the last day of use, also of requests that do not count", () => {
    expect(lastUses(days)).toEqual(
      new Map([
        ["key_a", "2026-11-01"],
        ["undated", "2026-11-01"],
        ["key_old", "2026-10-23"],
        ["key_b", "2026-11-22"],
        ["other", "2026-11-22"],
        ["key_c", "2026-11-22"],
      ]),
    );
  });
});
