import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AddressArrival,
  type AddressOutcome,
  simulateAddresses,
} from "#tests/support/address-simulation.ts";
import { busiestMinute, seeded } from "#tests/support/limiter-simulation.ts";

const one = { perMinute: 10, networkPerMinute: null };
const subject = "192.0.2.1";

function busiest({ admitted }: AddressOutcome, of?: string): number {
  const own = admitted.filter((request) => of === undefined || request.subject === of);
  return busiestMinute(own.map(({ time }) => time));
}

/** Requests from one isolate. */
function at(...times: number[]): AddressArrival[] {
  return times.map((time) => ({ time, isolate: 0, subject }));
}

function evenly(gap: number, count: number, isolateOf = (_: number) => 0): AddressArrival[] {
  return Array.from({ length: count }, (_, index) => ({
    time: Math.round(index * gap),
    isolate: isolateOf(index),
    subject,
  }));
}

/** Pauses from none to more than a window, so that bursts, even calls and long silences mix. */
const pauses = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1_000, max: 14_000 }),
      fc.integer({ min: 20_000, max: 70_000 }),
    ),
    fc.nat(3),
    fc.nat(12),
  ),
  { minLength: 1, maxLength: 120 },
);

function arrivalsOf(
  drawn: readonly (readonly [number, number, number])[],
  isolates: number,
  nameOf: (index: number) => string,
): AddressArrival[] {
  let time = 0;
  return drawn.map(([pause, isolate, name]) => {
    time += pause;
    return { time, isolate: isolate % isolates, subject: nameOf(name) };
  });
}

describe("in any 60 seconds, an address", () => {
  it("never has more requests than its limit, whatever is delayed, evicted or lost", () => {
    fc.assert(
      fc.property(pauses, fc.nat(), fc.integer({ min: 1, max: 4 }), (drawn, seed, isolates) => {
        const random = seeded(seed);
        const outcome = simulateAddresses({
          limits: one,
          arrivals: arrivalsOf(drawn, isolates, () => subject),
          latency: () => Math.floor(random() * 400),
          evicts: () => random() < 0.3,
          loses: () => random() < 0.05,
        });
        expect(busiest(outcome)).toBeLessThanOrEqual(10);
        expect(outcome.admitted.length + outcome.refused.length).toBe(drawn.length);
      }),
      { numRuns: 500 },
    );
  });

  it("that calls alone from one isolate gets exactly its limit: as a window of 60 seconds would count", () => {
    fc.assert(
      fc.property(pauses, fc.nat(), (drawn, seed) => {
        const random = seeded(seed);
        const arrivals = arrivalsOf(drawn, 1, () => subject);
        const outcome = simulateAddresses({
          limits: one,
          arrivals,
          evicts: () => random() < 0.5,
        });
        const expected: number[] = [];
        for (const { time } of arrivals) {
          if (expected.filter((other) => other > time - 60_000).length < 10) expected.push(time);
        }
        expect(outcome.admitted.map(({ time }) => time)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("that changes isolates with every call gets exactly its limit as well", () => {
    const outcome = simulateAddresses({
      limits: one,
      arrivals: evenly(1_000, 130, (index) => index % 7),
    });
    const seconds = outcome.admitted.map(({ time }) => time / 1_000);
    const first = Array.from({ length: 10 }, (_, index) => index);
    expect(seconds).toEqual([...first, ...first.map((s) => s + 60), ...first.map((s) => s + 120)]);
  });
});

describe("a /48 network", () => {
  const limits = { perMinute: 10, networkPerMinute: 80 };
  const nameOf = (index: number) => `2001:db8:1:${index}::/64`;

  it("never has more than its limit, nor any /64 in it more than its own", () => {
    fc.assert(
      fc.property(pauses, fc.nat(), fc.integer({ min: 1, max: 4 }), (drawn, seed, isolates) => {
        const random = seeded(seed);
        // Each drawn call is made from thirteen /64, so that both limits are reached.
        const arrivals = drawn.flatMap(([pause, isolate], index) =>
          Array.from(
            { length: 13 },
            (_, name) => [index === 0 || name > 0 ? 0 : pause, isolate, name] as const,
          ),
        );
        const outcome = simulateAddresses({
          limits,
          arrivals: arrivalsOf(arrivals, isolates, nameOf),
          latency: () => Math.floor(random() * 200),
          evicts: () => random() < 0.1,
        });
        expect(busiest(outcome)).toBeLessThanOrEqual(80);
        for (let name = 0; name < 13; name++) {
          expect(busiest(outcome, nameOf(name))).toBeLessThanOrEqual(10);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("admits eight times as many requests as an address, from as many /64 as one likes", () => {
    const arrivals = Array.from({ length: 200 }, (_, index) => ({
      time: index * 10,
      isolate: 0,
      subject: nameOf(index),
    }));
    expect(simulateAddresses({ limits, arrivals }).admitted.length).toBe(80);
  });
});

describe("the object of a network", () => {
  const callsPerRequest = ({ admitted, refused, objectCalls }: AddressOutcome) =>
    objectCalls / (admitted.length + refused.length);

  it.each([5, 6, 8, 9, 9.5])(
    "is called for at most every fifth request at %d a minute, evenly",
    (rate) => {
      const arrivals = evenly(60_000 / rate, rate * 60);
      const outcome = simulateAddresses({ limits: one, arrivals, latency: () => 5 });
      expect(outcome.refused).toEqual([]);
      console.log(
        `${rate} a minute: ${callsPerRequest(outcome).toFixed(3)} object calls per request`,
      );
      // One more before anything is known of the caller, and one when the caller has left.
      expect(outcome.objectCalls).toBeLessThanOrEqual(arrivals.length / 5 + 2);
    },
  );

  it("is called twice for ten requests at once", () => {
    const outcome = simulateAddresses({
      limits: one,
      arrivals: at(...Array(10).fill(0)),
      latency: () => 5,
    });
    expect([outcome.admitted.length, outcome.objectCalls]).toEqual([10, 2]);
  });

  it("is called once a minute at most for a flood over the limit", () => {
    const outcome = simulateAddresses({
      limits: one,
      arrivals: evenly(100, 6_000),
      latency: () => 5,
    });
    expect(outcome.objectCalls).toBeLessThanOrEqual(2 + 3 * 10);
    expect(outcome.admitted.length).toBe(100);
  });

  it("gets the unused slots back from an isolate that the caller has left, within half a minute", () => {
    const before = evenly(7_000, 4);
    // Too many to do with the slots that the first isolate has left free.
    const after = Array.from({ length: 6 }, (_, index) => ({
      time: 21_000 + 30_000 + index * 100,
      isolate: 1,
      subject,
    }));
    const outcome = simulateAddresses({
      limits: one,
      arrivals: [...before, ...after],
      latency: () => 5,
    });
    expect(outcome.refused).toEqual([]);
  });
});
