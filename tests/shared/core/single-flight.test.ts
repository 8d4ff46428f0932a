import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createSingleFlight } from "../../../shared/core/single-flight.ts";

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

  it("do not wait for long for a load that never ends", async () => {
    const flight = createSingleFlight();
    const never = flight.run(
      "key",
      () => undefined,
      () => new Promise<number>(() => {}),
    );
    void never;
    expect(
      await flight.run(
        "key",
        () => undefined,
        async () => 7,
      ),
    ).toBe(7);
  });

  it("of different keys do not wait for each other", async () => {
    const flight = createSingleFlight();
    let ended = false;
    const slow = flight.run(
      "slow",
      () => undefined,
      async () => {
        await sleep(50);
        ended = true;
        return 1;
      },
    );
    await flight.run(
      "fast",
      () => undefined,
      async () => 2,
    );
    expect(ended).toBe(false);
    await slow;
  });
});
