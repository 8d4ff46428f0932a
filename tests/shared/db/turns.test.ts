import { describe, expect, it, vi } from "vitest";
import { inTurn as inTurnOf } from "../../../shared/db/turns.ts";
import { classify, DatabaseUnavailable } from "../../../shared/db/unavailable.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let names = 0;
const inTurn = <T>(name: string, work: () => Promise<T>, atOnce = 1) =>
  inTurnOf(name, work, { atOnce, standstillMs: 1_500 });
const newName = () => `line ${++names}`;

describe("a line", () => {
  it("is served in the order of coming, so many at a time as it is for", async () => {
    for (const atOnce of [1, 2, 5]) {
      const name = newName();
      const undone = new Set(Array.from({ length: 30 }, (_, place) => place));
      let working = 0;
      let most = 0;
      let maxAhead = 0;
      await Promise.all(
        Array.from({ length: 30 }, (_, place) =>
          inTurn(
            name,
            async () => {
              most = Math.max(most, ++working);
              const ahead = [...undone].filter((other) => other < place).length;
              maxAhead = Math.max(maxAhead, ahead);
              await wait(3);
              working--;
              undone.delete(place);
            },
            atOnce,
          ),
        ),
      );
      // Nobody begins while as many of those before are still to be done: one at a time, it is the order.
      expect(maxAhead).toBe(atOnce - 1);
      expect(most).toBe(atOnce);
    }
  });

  it("does not hold up another one", async () => {
    let other = false;
    await inTurn(newName(), async () => {
      await inTurn(newName(), async () => {
        other = true;
      });
    });
    expect(other).toBe(true);
  });

  it("goes on after work that fails, and throws what that threw", async () => {
    const name = newName();
    const reason = new Error("no");
    const failing = inTurn(name, async () => {
      await wait(5);
      throw reason;
    });
    const next = inTurn(name, async () => "done");
    await expect(failing).rejects.toBe(reason);
    expect(await next).toBe("done");
  });

  it("waits for one who takes long, and works", async () => {
    const name = newName();
    const served: string[] = [];
    const slow = inTurn(name, async () => {
      await wait(1_200);
      served.push("slow");
    });
    await Promise.all([slow, inTurn(name, async () => void served.push("next"))]);
    expect(served).toEqual(["slow", "next"]);
  });

  it("goes on past one who has died, working or waiting", async () => {
    const name = newName();
    vi.useFakeTimers({ toFake: ["setInterval", "setTimeout"] });
    void inTurn(name, () => new Promise(() => {}));
    void inTurn(name, async () => "never");
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    const started = performance.now();
    const served = await Promise.all([1, 2, 3].map((place) => inTurn(name, async () => place)));
    expect(served).toEqual([1, 2, 3]);
    expect(performance.now() - started).toBeLessThan(1_400);
  });

  it("is given up when nobody in it gets an answer", async () => {
    const name = newName();
    const silent = async () => {
      await wait(1_000);
      throw new DatabaseUnavailable("silence", { transient: false });
    };
    const started = performance.now();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => inTurn(name, silent)),
    );
    expect(performance.now() - started).toBeLessThan(3_500);
    for (const outcome of outcomes) {
      expect(outcome.status === "rejected" && classify(outcome.reason)).toBe("unavailable");
    }
  });
});
