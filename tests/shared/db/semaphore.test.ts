import { afterEach, describe, expect, it, vi } from "vitest";
import { classify, DatabaseUnavailable } from "#shared/db/errors.ts";
import { withPermit as withPermitOf } from "#shared/db/semaphore.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const expireMs = 1_000;
let names = 0;
const newName = () => `semaphore ${++names}`;
const withPermit = <T>(name: string, work: () => Promise<T>, permits = 1) =>
  withPermitOf(name, { permits, expireMs, stallMs: 1_500, pollMs: 1 }, work);
/** Whose permits outlast every pause of a busy machine. */
const withLastingPermit = <T>(name: string, work: () => Promise<T>, permits = 1) =>
  withPermitOf(name, { permits, expireMs: 60_000, stallMs: 60_000, pollMs: 1 }, work);

describe("a semaphore", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("serves in order of arrival, as many at a time as it has permits", async () => {
    for (const permits of [1, 2, 5]) {
      const name = newName();
      const undone = new Set(Array.from({ length: 30 }, (_, place) => place));
      let working = 0;
      let most = 0;
      let maxAhead = 0;
      await Promise.all(
        Array.from({ length: 30 }, (_, place) =>
          withLastingPermit(
            name,
            async () => {
              most = Math.max(most, ++working);
              const ahead = [...undone].filter((other) => other < place).length;
              maxAhead = Math.max(maxAhead, ahead);
              await wait(3);
              working--;
              undone.delete(place);
            },
            permits,
          ),
        ),
      );
      // Nobody starts while as many earlier ones are unfinished; with one permit this is the order.
      expect(maxAhead).toBe(permits - 1);
      expect(most).toBe(permits);
    }
  });

  it("sets few timers while it waits, however slow the work ahead is", async () => {
    const name = newName();
    const timers = vi.spyOn(globalThis, "setTimeout");
    const waiters = 40;
    const works = Array.from({ length: waiters }, () => withLastingPermit(name, () => wait(12)));
    await Promise.all(works);
    const ofWaiters = timers.mock.calls.length - waiters;
    timers.mockRestore();
    expect(ofWaiters / waiters).toBeLessThan(10);
  });

  it("releases the permit of work that fails, and throws its error", async () => {
    const name = newName();
    const reason = new Error("no");
    const failing = withLastingPermit(name, async () => {
      await wait(5);
      throw reason;
    });
    const next = withLastingPermit(name, async () => "done");
    await expect(failing).rejects.toBe(reason);
    expect(await next).toBe("done");
  });

  it("waits for slow work that keeps its permit", async () => {
    const name = newName();
    const served: string[] = [];
    // A pause of the machine as long as the last fifth would take the permit back.
    vi.useFakeTimers();
    const slow = withPermit(name, async () => {
      await wait(0.8 * expireMs);
      served.push("slow");
    });
    const next = withPermit(name, async () => void served.push("next"));
    await vi.advanceTimersByTimeAsync(2 * expireMs);
    await Promise.all([slow, next]);
    expect(served).toEqual(["slow", "next"]);
  });

  it("takes a permit back when it expires, from a canceled request that holds one or waits", async () => {
    const name = newName();
    vi.useFakeTimers({ toFake: ["setInterval", "setTimeout"] });
    void withPermit(name, () => new Promise(() => {}));
    void withPermit(name, async () => "never");
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    const waited = countCoreWaits();
    const started = performance.now();
    const served = await Promise.all([1, 2, 3].map((place) => withPermit(name, async () => place)));
    expect(served).toEqual([1, 2, 3]);
    expect(performance.now() - started).toBeLessThan(expireMs + 500 + waited());
  });

  it("takes a permit back that was given before the clock jumped back", async () => {
    const name = newName();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    void withPermit(name, () => new Promise(() => {}));
    await Promise.resolve();
    vi.useRealTimers();
    expect(await withPermit(name, async () => "next")).toBe("next");
  });

  it("admits the next when work outlasts its permit", async () => {
    const name = newName();
    const waited = countCoreWaits();
    const started = performance.now();
    await Promise.all([1, 2].map(() => withPermit(name, () => wait(expireMs + 400))));
    // The second starts when the first permit expires, not when the work ends.
    expect(performance.now() - started).toBeLessThan(2 * expireMs + 700 + waited());
    expect(await withPermit(name, async () => "next")).toBe("next");
  });

  it("turns waiters away when the database responds to nobody", async () => {
    const name = newName();
    const silent = async () => {
      await wait(1_000);
      throw new DatabaseUnavailable("silence", { transient: false });
    };
    const waited = countCoreWaits();
    const started = performance.now();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => withPermit(name, silent)),
    );
    expect(performance.now() - started).toBeLessThan(3_500 + waited());
    for (const outcome of outcomes) {
      expect(outcome.status === "rejected" && classify(outcome.reason)).toBe("unavailable");
    }
  });

  it("turns waiters away whose wait is hopeless, while the work ahead goes on", async () => {
    const name = newName();
    const options = { permits: 1, expireMs: 60_000, stallMs: 60_000, pollMs: 1 };
    let end = () => {};
    const holder = withPermitOf(
      name,
      options,
      () => new Promise<void>((resolve) => (end = resolve)),
    );
    let isSilent = false;
    const begun = Date.now();
    const isHopeless = (startedAt: number) => isSilent && startedAt >= begun;
    const waiter = withPermitOf(name, { ...options, isHopeless }, async () => "served");
    await wait(20);
    isSilent = true;
    await expect(waiter).rejects.toSatisfy((error) => classify(error) === "unavailable");
    end();
    await holder;
    isSilent = false;
    expect(await withPermitOf(name, { ...options, isHopeless }, async () => "next")).toBe("next");
  });
});
