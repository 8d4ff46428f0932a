import { describe, expect, it } from "vitest";
import { tiers } from "#shared/access/tiers.ts";
import {
  type Arrival,
  busiestMinute,
  type Outcome,
  seeded,
  simulate,
  simulationStart,
} from "#tests/support/limiter-simulation.ts";
import { isWhole } from "#tests/support/whole.ts";

const requestsPerTier = isWhole ? 100_000 : 20_000;
const plans = Object.entries(tiers).map(([tier, plan]) => ({ tier, limits: plan }));

/** Bursts and pauses of random length and rate on each isolate, about `load` times the limit in all. */
function bursts(
  perMinute: number,
  isolates: number,
  load: number,
  count: number,
  random: () => number,
) {
  const arrivals: Arrival[] = [];
  const meanGap = (60_000 * isolates) / (perMinute * load);
  for (let isolate = 0; isolate < isolates; isolate++) {
    let time = simulationStart + random() * meanGap * 10;
    while (arrivals.length < ((isolate + 1) * count) / isolates) {
      const size = 1 + Math.floor(random() ** 3 * 60);
      const gap = meanGap * random() * 0.2;
      for (let index = 0; index < size; index++) {
        arrivals.push({ time, isolate });
        time += gap;
      }
      time += random() * 2 * meanGap * size;
    }
  }
  return arrivals.sort((a, b) => a.time - b.time);
}

function evenly(
  perMinute: number,
  isolates: number,
  share: number,
  count: number,
  random: () => number,
) {
  const gap = 60_000 / (perMinute * share);
  return Array.from({ length: count }, (_, index) => ({
    time: simulationStart + index * gap,
    isolate: Math.floor(random() * isolates),
  }));
}

function report(what: string, outcome: Outcome, limit: number): void {
  console.log(
    `${what}: ${outcome.requests} requests, ${outcome.admitted.length} admitted, busiest minute ${busiestMinute(outcome.admitted)} of ${limit}, ${(outcome.objectCalls / outcome.requests).toFixed(3)} object calls per request`,
  );
}

/** A caller alone on one has its leases for itself; over the most, none of them is large. */
const fewAndMany = isWhole ? [1, 2, 5, 32] : [1, 32];

describe.each(plans)("on the $tier plan", ({ tier, limits }) => {
  // The month is another test's matter; here it would end the run early.
  const unmetered = { perMinute: limits.perMinute, perMonth: 10_000_000 };

  it.each(fewAndMany)(
    "no 60 seconds of bursts over %i isolates hold more than the limit",
    (isolates) => {
      const random = seeded(isolates * 7919);
      const arrivals = bursts(limits.perMinute, isolates, 2.5, requestsPerTier, random);
      const outcome = simulate({
        limits: unmetered,
        isolates,
        arrivals,
        random,
        evictionRate: 0.0005,
      });
      report(`${tier}, bursts, ${isolates} isolates`, outcome, limits.perMinute);
      expect(outcome.requests).toBeGreaterThanOrEqual(requestsPerTier);
      expect(busiestMinute(outcome.admitted)).toBeLessThanOrEqual(limits.perMinute);
      expect(outcome.monthUsed).toBeGreaterThanOrEqual(outcome.admitted.length);
    },
  );

  it.each(fewAndMany)(
    "a caller evenly at 95 percent of the limit over %i isolates is never refused",
    (isolates) => {
      const random = seeded(isolates * 104_729);
      const arrivals = evenly(limits.perMinute, isolates, 0.95, limits.perMinute * 20, random);
      const outcome = simulate({ limits: unmetered, isolates, arrivals, random });
      report(`${tier}, even at 95 percent, ${isolates} isolates`, outcome, limits.perMinute);
      expect(outcome.refused).toEqual([]);
      expect(outcome.monthUsed).toBe(outcome.admitted.length);
    },
  );

  it.each(isWhole ? [1, 8, 32] : [8])(
    "a caller far over the limit from %i isolates gets all of it",
    (isolates) => {
      const random = seeded(isolates * 31_337);
      const minutes = 10;
      const arrivals = evenly(
        limits.perMinute,
        isolates,
        4,
        limits.perMinute * 4 * minutes,
        random,
      );
      const outcome = simulate({ limits: unmetered, isolates, arrivals, random });
      report(`${tier}, fourfold, ${isolates} isolates`, outcome, limits.perMinute);
      expect(busiestMinute(outcome.admitted)).toBe(limits.perMinute);
      for (let minute = 0; minute < minutes; minute++) {
        const start = simulationStart + minute * 60_000;
        const passed = outcome.admitted.filter((time) => time >= start && time < start + 60_000);
        expect(passed.length, `minute ${minute}`).toBeGreaterThanOrEqual(
          limits.perMinute * 0.99 - 1,
        );
      }
    },
  );
});

describe("calls that count as several requests", () => {
  it.each([1, 8])(
    "are admitted whole or not at all, next to single ones on %i isolates",
    (isolates) => {
      const random = seeded(isolates * 6_151);
      const limits = { perMinute: 300, perMonth: 10_000_000 };
      const arrivals = bursts(limits.perMinute, isolates, 1.5, 6_000, random).map((arrival) =>
        random() < 0.02 ? { ...arrival, together: 2 + Math.floor(random() * 99) } : arrival,
      );
      const outcome = simulate({ limits, isolates, arrivals, random, refundRate: 0.02 });
      expect(busiestMinute(outcome.admitted)).toBeLessThanOrEqual(limits.perMinute);
      expect(new Set(outcome.together)).toEqual(new Set([true, false]));
      expect(outcome.monthUsed).toBe(outcome.counted.one);
    },
  );

  it("leave a lone caller all that its leases hold", () => {
    const limits = { perMinute: 300, perMonth: null };
    // Five seconds of single calls, so that the isolate holds a lease; then all that is left at once.
    const singles = Array.from({ length: 50 }, (_, index) => ({
      time: simulationStart + index * 100,
      isolate: 0,
    }));
    const rest = { time: simulationStart + 5_200, isolate: 0, together: 250 };
    const run = (together: number) =>
      simulate({
        limits,
        isolates: 1,
        arrivals: [...singles, { ...rest, together }],
        random: seeded(3),
        latency: [1, 1],
      });
    expect(run(250).admitted).toHaveLength(300);
    expect(run(251).admitted).toHaveLength(50);
  });
});

describe("the object", () => {
  it.each([
    { isolates: 1, most: 0.1 },
    { isolates: 4, most: 0.2 },
  ])("is seldom asked at half the Ultra limit from $isolates isolates", ({ isolates, most }) => {
    const random = seeded(isolates);
    const limits = tiers.ultra;
    const arrivals = evenly(limits.perMinute, isolates, 0.5, 15_000, random);
    const outcome = simulate({ limits, isolates, arrivals, random });
    report(`ultra, half, ${isolates} isolates`, outcome, limits.perMinute);
    expect(outcome.refused).toEqual([]);
    expect(outcome.objectCalls / outcome.requests).toBeLessThanOrEqual(most);
  });
});

describe("the month", () => {
  it("is used up to its last request and not beyond", () => {
    const random = seeded(11);
    const limits = { perMinute: 300, perMonth: 2_000 };
    const arrivals = bursts(300, 8, 0.5, 6_000, random);
    const outcome = simulate({ limits, isolates: 8, arrivals, random });
    expect(outcome.admitted.length).toBe(2_000);
    expect(outcome.monthUsed).toBe(2_000);
  });
});
