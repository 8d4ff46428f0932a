import { describe, expect, it } from "vitest";
import { leaseMs } from "#shared/rate-limit/lease.ts";
import { LeaseCache } from "#shared/rate-limit/lease-cache.ts";
import { Ledger } from "#shared/rate-limit/ledger.ts";
import { busiestMinute, seeded, simulationStart } from "#tests/support/limiter-simulation.ts";

const hour = 3_600_000;
const jumpAt = 200_000;
const limits = { perMinute: 60, perMonth: 1_000_000 };

/** Twice as many calls as the limit allows, for eight minutes, while clocks jump in the middle. */
function callThroughJump({ isolateBy, objectBy }: { isolateBy: number; objectBy: number }) {
  const random = seeded(7);
  const ledger = new Ledger({ month: null, recent: [], firstLeaseId: 1 }, simulationStart);
  const holder = new LeaseCache();
  const admitted: number[] = [];
  for (let time = 0; time < 480_000; time += 500 * random() * 2) {
    const clock = (by: number) => Math.floor(simulationStart + time + (time >= jumpAt ? by : 0));
    const now = clock(isolateBy);
    let admission = holder.take(limits, now);
    if (!admission) {
      const answer = ledger.lease(holder.ask(limits, now), clock(objectBy));
      admission = holder.receive(answer, limits, now, now);
    }
    if (admission.refusedBy === null) admitted.push(time);
  }
  return { admitted, monthUsed: ledger.month.used };
}

describe.each([
  ["an hour forward", hour],
  ["an hour back", -hour],
])("when clocks jump %s", (_, by) => {
  describe.each([
    ["everywhere", { isolateBy: by, objectBy: by }],
    ["in the isolate alone", { isolateBy: by, objectBy: 0 }],
    ["at the object alone", { isolateBy: 0, objectBy: by }],
  ])("%s", (_where, jump) => {
    const { admitted, monthUsed } = callThroughJump(jump);

    it("locks nobody out for longer than a window", () => {
      const gaps = admitted.map((time, at) => time - (admitted[at - 1] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(60_000 + leaseMs);
      const after = admitted.filter((time) => time > jumpAt);
      expect(after.length, "about the limit goes on passing").toBeGreaterThan(60 * 4 * 0.75);
    });

    it("keeps the limit before and after, and admits at most one limit more across the change", () => {
      expect(busiestMinute(admitted.filter((time) => time < jumpAt))).toBeLessThanOrEqual(60);
      expect(busiestMinute(admitted.filter((time) => time > jumpAt + 60_000))).toBeLessThanOrEqual(
        60,
      );
      expect(busiestMinute(admitted)).toBeLessThanOrEqual(120);
    });

    it("counts every request in the month", () => {
      expect(monthUsed).toBeGreaterThanOrEqual(admitted.length);
    });
  });
});
