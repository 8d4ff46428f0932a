import { describe, expect, it } from "vitest";
import { dayMs } from "#shared/core/dates.ts";
import { Ledger } from "#shared/rate-limit/ledger.ts";
import { startOfMonth } from "#shared/rate-limit/month.ts";
import { daysOf } from "#shared/rate-limit/saved-ledger.ts";
import {
  dayOf,
  maxCredentials,
  otherCredential,
  type UsageDay,
  UsageDays,
  undatedCredential,
} from "#shared/rate-limit/usage/usage-days.ts";
import { mergeDays } from "#shared/rate-limit/usage/usage-history.ts";
import { type Arrival, seeded, simulate } from "#tests/support/limiter-simulation.ts";

const limits = { perMinute: 600, perMonth: 1_000_000 };
const credentials = ["key_a", "key_b", "key_c"];

function total(days: readonly UsageDay[], credential?: string): number {
  return days
    .flatMap(({ requests }) => Object.entries(requests))
    .filter(([name]) => credential === undefined || name === credential)
    .reduce((sum, [, count]) => sum + count, 0);
}

function inMonth(days: readonly UsageDay[], start: number): UsageDay[] {
  return days.filter(({ day }) => startOfMonth(day * dayMs) === start);
}

/** Bursts of three credentials on some isolates, around an instant. */
function arrivalsAround(instant: number, isolates: number, random: () => number): Arrival[] {
  return Array.from({ length: 6_000 }, () => ({
    time: Math.floor(instant + (random() - 0.5) * 1_200_000),
    isolate: Math.floor(random() * isolates),
    credential: credentials[Math.floor(random() ** 2 * credentials.length)] ?? "key_a",
  })).sort((a, b) => a.time - b.time);
}

describe.each([
  ["within a day", Date.UTC(2026, 10, 10, 12)],
  ["over midnight", Date.UTC(2026, 10, 11)],
  ["into the next month", Date.UTC(2026, 11, 1)],
])("the usage of all credentials %s", (when, instant) => {
  it.each([1, 3, 16])("is the month's count after every call, with %i isolates", (isolates) => {
    const random = seeded(isolates * 977);
    const outcome = simulate({
      limits,
      isolates,
      arrivals: arrivalsAround(instant, isolates, random),
      random,
      evictionRate: 0.002,
      refundRate: 0.1,
      inspect: ({ usage, month }) => {
        expect(total(inMonth(usage.entries, month.start))).toBe(month.used);
      },
    });
    expect(outcome.admitted.length).toBeGreaterThan(5_000);
    expect(outcome.usage.length).toBe(when === "within a day" ? 1 : 2);
  });

  it("is each one's own requests once leases are reported", () => {
    const random = seeded(41);
    const arrivals = arrivalsAround(instant, 3, random);
    const { counted, usage } = simulate({ limits, isolates: 3, arrivals, random, refundRate: 0.1 });
    const ofEach = Object.fromEntries(credentials.map((name) => [name, total(usage, name)]));
    expect(ofEach).toEqual(counted);
    expect(total(usage, otherCredential)).toBe(0);
  });
});

describe("a ledger", () => {
  const now = Date.UTC(2026, 10, 10, 12);
  const open = (days?: UsageDay[]) =>
    new Ledger({ month: null, recent: [], firstLeaseId: 1, ...(days && { days }) }, now);

  it("notes the use of a credential whose calls do not count", () => {
    const ledger = open();
    const unmetered = { perMinute: 60, perMonth: null };
    ledger.lease({ limits: unmetered, reports: [], refunds: 0, want: 1, credential: "key_a" }, now);
    expect(ledger.usage.entries).toEqual([{ day: dayOf(now), requests: { key_a: 0 } }]);
    expect(ledger.month.used).toBe(0);
  });

  it("counts calls of isolates that do not send credentials yet", () => {
    const ledger = open();
    ledger.lease({ limits, reports: [], refunds: 0, want: 1 }, now);
    ledger.lease({ limits, reports: [], refunds: 0, want: 1 }, now);
    ledger.lease({ limits, reports: [], refunds: 1, want: 0 }, now);
    expect(ledger.month.used).toBe(1);
    expect(ledger.usage.entries).toEqual([{ day: dayOf(now), requests: { other: 1 } }]);
  });

  it("refunds what a credential used on a lease whose report was lost", () => {
    const ledger = open();
    ledger.lease({ limits, reports: [], refunds: 0, want: 5, credential: "key_a" }, now);
    const refundsOf: [string, number][] = [["key_b", 2]];
    ledger.lease({ limits, reports: [], refunds: 2, refundsOf, want: 0 }, now + 1_000);
    expect(ledger.month.used).toBe(3);
    expect(ledger.usage.entries).toEqual([{ day: dayOf(now), requests: { key_a: 3 } }]);
  });

  it("refunds on the day before what was counted just before midnight", () => {
    const ledger = open();
    const midnight = Date.UTC(2026, 10, 11);
    const request = { limits, reports: [], refunds: 0, want: 1, credential: "key_a" };
    ledger.lease(request, midnight - 100);
    ledger.lease({ ...request, want: 0, refunds: 1, refundsOf: [["key_a", 1]] }, midnight + 900);
    expect(ledger.usage.entries).toEqual([{ day: dayOf(midnight) - 1, requests: { key_a: 0 } }]);
    expect(ledger.month.used).toBe(0);
  });
});

describe("stored days", () => {
  const month = { start: Date.UTC(2026, 10, 1), used: 25 };
  const day = dayOf(Date.UTC(2026, 10, 22));

  it("have what was written ahead under the credential of the last request", () => {
    const days = [{ day, requests: { key_a: 15, key_b: 4 } }];
    const saved = { month, recent: [], ahead: 6, days, lastCredential: "key_b" };
    expect(daysOf(saved)).toEqual([{ day, requests: { key_a: 15, key_b: 10 } }]);
  });

  it("begin with what the month had before days were counted", () => {
    const days = daysOf({ month, recent: [], ahead: 0 });
    expect(days).toEqual([{ day: dayOf(month.start), requests: { [undatedCredential]: 25 } }]);
    expect(daysOf({ month: { ...month, used: 0 }, recent: [], ahead: 0 })).toEqual([]);
  });

  it("are merged by day and credential", () => {
    const one = [{ day, requests: { key_a: 1, key_b: 2 } }];
    const other = [
      { day: day - 1, requests: { key_a: 5 } },
      { day, requests: { key_b: 3 } },
    ];
    expect(mergeDays(one, other)).toEqual([
      { day: day - 1, requests: { key_a: 5 } },
      { day, requests: { key_a: 1, key_b: 5 } },
    ]);
  });

  it("name a bounded number of credentials", () => {
    const days = new UsageDays();
    for (let at = 0; at < 3 * maxCredentials; at++) days.add(day, `key_${at}`, 2);
    const [entry] = days.entries;
    expect(Object.keys(entry?.requests ?? {}).length).toBe(maxCredentials + 1);
    expect(entry?.requests[otherCredential]).toBe(2 * 2 * maxCredentials);
  });
});
