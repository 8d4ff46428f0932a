import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSingleFlight } from "#shared/core/single-flight.ts";

/** Longer than a busy machine may stop the test for: whoever waits longer than the timeout loads by himself. */
const patient = 60_000;

describe("concurrent loads of one value", () => {
  it("are one load, whose result all receive", async () => {
    const flight = createSingleFlight(patient);
    const cache = new Map<string, number>();
    let loads = 0;
    const load = async () => {
      loads++;
      await sleep(30);
      cache.set("key", 7);
      return 7;
    };
    const results = await Promise.all(
      Array.from({ length: 10 }, () => flight.run("key", () => cache.get("key"), load)),
    );
    expect(results).toEqual(Array(10).fill(7));
    expect(loads).toBe(1);
  });

  it("are tried again by another request after a failure", async () => {
    const flight = createSingleFlight(patient);
    const cache = new Map<string, number>();
    let loads = 0;
    const run = () =>
      flight.run(
        "key",
        () => cache.get("key"),
        async () => {
          loads++;
          await sleep(5);
          if (loads === 1) throw new Error("unavailable");
          cache.set("key", 7);
          return 7;
        },
      );
    expect(await Promise.allSettled([run(), run(), run()])).toEqual([
      { status: "rejected", reason: new Error("unavailable") },
      { status: "fulfilled", value: 7 },
      { status: "fulfilled", value: 7 },
    ]);
    expect(loads).toBe(2);
  });
});

describe("a load that takes long", () => {
  afterEach(() => void vi.useRealTimers());

  /** Requests that come at the same time, each with a load of its own, and when each had its response. */
  async function ask(count: number, loadMs: (load: number) => number, { fails = false } = {}) {
    vi.useFakeTimers();
    const flight = createSingleFlight();
    const cache = new Map<string, number>();
    const start = Date.now();
    let loads = 0;
    const load = async () => {
      await sleepStopped(loadMs(++loads));
      if (fails) throw new Error("silent");
      cache.set("key", 7);
      return 7;
    };
    const responses: { value: number | string; afterMs: number }[] = [];
    for (let request = 0; request < count; request++) {
      void flight
        .run("key", () => cache.get("key"), load)
        .catch((error: Error) => error.message)
        .then((value) => responses.push({ value, afterMs: Date.now() - start }));
    }
    await vi.advanceTimersByTimeAsync(10_000);
    return { loads, responses };
  }

  it("is taken over by one of those who wait, not by each of them", async () => {
    const { loads, responses } = await ask(100, () => 1_100);
    expect(responses.map(({ value }) => value)).toEqual(Array(100).fill(7));
    expect(loads).toBeLessThanOrEqual(3);
    // As soon as the first has loaded it, but for those who have taken it over.
    expect(responses.filter(({ afterMs }) => afterMs < 1_150)).toHaveLength(101 - loads);
    const slower = await ask(100, () => 3_000);
    expect(slower.responses.map(({ value }) => value)).toEqual(Array(100).fill(7));
    expect(slower.loads).toBeLessThanOrEqual(8);
    const afterFirst = slower.responses.filter(({ afterMs }) => afterMs < 3_050);
    expect(afterFirst).toHaveLength(101 - slower.loads);
  });

  it("keeps nobody waiting whose request was canceled", async () => {
    const { loads, responses } = await ask(100, (load) => (load === 1 ? 1e9 : 60));
    // The first one's own request never gets its response.
    expect(responses.map(({ value }) => value)).toEqual(Array(99).fill(7));
    expect(Math.max(...responses.map(({ afterMs }) => afterMs))).toBeLessThan(500);
    expect(loads).toBe(2);
  });

  it("is tried again while there is time, if it fails at once", async () => {
    const { loads, responses } = await ask(100, () => 40, { fails: true });
    expect(responses.map(({ value }) => value)).toEqual(Array(100).fill("silent"));
    expect(Math.max(...responses.map(({ afterMs }) => afterMs))).toBeLessThan(1_000);
    expect(loads).toBeLessThan(25);
  });

  it("does not make others wait for each other if it leaves nothing in the cache", async () => {
    vi.useFakeTimers();
    const flight = createSingleFlight();
    let responses = 0;
    for (let request = 0; request < 200; request++) {
      const run = flight.run(
        "unknown",
        () => undefined,
        () => sleepStopped(60),
      );
      void run.then(() => responses++);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(responses).toBe(200);
  });

  it("is one promise for all calls of one request", async () => {
    vi.useFakeTimers();
    const flight = createSingleFlight();
    const request = {};
    let loads = 0;
    const load = async () => {
      loads++;
      await sleepStopped(5_000);
      return loads;
    };
    const call = (within?: object) => flight.run("key", () => undefined, load, within);
    const calls = Promise.all(Array.from({ length: 500 }, () => call(request)));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await calls).toEqual(Array(500).fill(1));
    const later = call(request);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await later).toBe(2);
  });
});

/** A pause of the stopped clock. */
function sleepStopped(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
