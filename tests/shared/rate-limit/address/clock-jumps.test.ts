import { describe, expect, it } from "vitest";
import { AddressLease } from "#shared/rate-limit/address/address-lease.ts";
import { AddressLedger } from "#shared/rate-limit/address/address-ledger.ts";
import { busiestMinute, seeded, simulationStart } from "#tests/support/limiter-simulation.ts";

const hour = 3_600_000;
const jumpAt = 200_000;
const limits = { perMinute: 10, networkPerMinute: null };

/** Twice as many calls as the limit allows, for eight minutes, while clocks jump in the middle. */
function callThroughJump({ isolateBy, objectBy }: { isolateBy: number; objectBy: number }) {
  const random = seeded(7);
  const ledger = new AddressLedger([], 1);
  const lease = new AddressLease();
  const admitted: number[] = [];
  for (let time = 0; time < 480_000; time += 3_000 * random() * 2) {
    const clock = (by: number) => Math.floor(simulationStart + time + (time >= jumpAt ? by : 0));
    const now = clock(isolateBy);
    lease.arrive();
    let verdict = lease.take(now);
    if (!verdict) {
      const request = { ...lease.ask(limits, now), subject: "192.0.2.1", isolate: 1 };
      verdict = lease.receive(ledger.lease(request, clock(objectBy)), now, now);
    }
    if (verdict === "admitted") admitted.push(time);
  }
  return admitted;
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
    const admitted = callThroughJump(jump);

    it("an address waits for no longer than a lease and a window", () => {
      const gaps = admitted.map((time, at) => time - (admitted[at - 1] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(120_000);
      const after = admitted.filter((time) => time > jumpAt + 120_000);
      expect(after.length, "about the limit goes on passing").toBeGreaterThanOrEqual(20);
    });

    it("its limit holds before and after, and at most one limit more passes across the change", () => {
      expect(busiestMinute(admitted.filter((time) => time < jumpAt))).toBe(10);
      expect(busiestMinute(admitted.filter((time) => time > jumpAt + 60_000))).toBe(10);
      expect(busiestMinute(admitted)).toBeLessThanOrEqual(20);
    });
  });
});
