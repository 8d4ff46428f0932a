import { describe, expect, it } from "vitest";
import { createDeadline, fetchWithDeadline, isSilentSince } from "#shared/db/deadline.ts";

/**
 * An event loop whose clock is stopped. While it is busy, each of its turns takes as long as the work of others:
 * timers that have become due meanwhile run late, and of what has arrived one step is done in a turn.
 */
function createLoop() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const runDue = () => {
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
  };
  return {
    timers: {
      now: () => now,
      set(run: () => void, ms: number) {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return timer;
      },
      clear(timer: unknown) {
        timers = timers.filter((other) => other !== timer);
      },
    },
    /** Nothing else to do: every timer is on time. */
    idle(ms: number) {
      for (const end = now + ms; now < end; now++) runDue();
      runDue();
    },
    /** @param step what of the response is done in each turn. */
    busy(turns: number, msOfTurn: number, step?: (turn: number) => void) {
      for (let turn = 1; turn <= turns; turn++) {
        now += msOfTurn;
        runDue();
        step?.(turn);
      }
    },
  };
}

describe("a deadline", () => {
  it("may be spent by parts of a millisecond", () => {
    const deadline = createDeadline(1_000);
    deadline.spend(0.25);
    const { signal, end } = deadline.start();
    expect(signal.aborted).toBe(false);
    end();
  });

  it("does not run while nothing is in progress", () => {
    const { timers, idle } = createLoop();
    const deadline = createDeadline(1_000, timers);
    deadline.start().end();
    idle(60_000);
    const trip = deadline.start();
    idle(999);
    expect(trip.signal.aborted).toBe(false);
    idle(1);
    expect(trip.signal.aborted).toBe(true);
  });

  it("counts overlapping round trips once, and is reached by their sum", () => {
    const { timers, idle } = createLoop();
    const deadline = createDeadline(1_000, timers);
    const first = deadline.start();
    const second = deadline.start();
    idle(600);
    first.end();
    second.end();
    expect(deadline.leftMs()).toBe(400);
    const third = deadline.start();
    idle(399);
    expect(third.signal.aborted).toBe(false);
    idle(1);
    expect(third.signal.aborted).toBe(true);
    third.end();
    // Nothing is left for the next one.
    const last = deadline.start();
    idle(1);
    expect([deadline.leftMs(), last.signal.aborted]).toEqual([0, true]);
  });

  it("restarts with a response, for overlapping round trips as well", () => {
    const { timers, idle } = createLoop();
    const deadline = createDeadline(1_000, timers);
    const slow = deadline.start();
    const fast = deadline.start();
    idle(900);
    fast.end("responded");
    idle(900);
    expect(slow.signal.aborted).toBe(false);
    idle(100);
    expect(slow.signal.aborted).toBe(true);
  });

  it.each([
    ["few long turns", 900],
    ["many short ones", 30],
  ])("does not take for silence what the isolate did meanwhile: %s", (_, msOfTurn) => {
    const { timers, busy } = createLoop();
    const deadline = createDeadline(1_200, timers);
    const trip = deadline.start();
    const turnsOfResponse = Math.ceil(1_000 / msOfTurn) + 6;
    const refusals: boolean[] = [];
    // The response has come within a second, but it takes six more turns to read it.
    busy(turnsOfResponse, msOfTurn, () => refusals.push(trip.signal.aborted));
    expect(refusals).toEqual(Array(turnsOfResponse).fill(false));
    trip.end("responded");
  });

  it("is reached in a busy isolate too, if the database is silent", () => {
    const { timers, busy } = createLoop();
    const deadline = createDeadline(1_200, timers);
    const trip = deadline.start();
    busy(20, 900);
    expect(trip.signal.aborted).toBe(true);
  });

  it("is reached on time after the isolate was busy, by what was waited in all", () => {
    const { timers, busy, idle } = createLoop();
    const deadline = createDeadline(1_200, timers);
    const trip = deadline.start();
    busy(5, 3_000);
    expect(trip.waitedMs()).toBe(500);
    idle(699);
    expect(trip.signal.aborted).toBe(false);
    idle(1);
    expect(trip.signal.aborted).toBe(true);
  });
});

describe("a database", () => {
  const url = "http://silent.test";
  /** Kept, as `fetch` keeps its own: Node never aborts a request that has been garbage-collected. */
  const inProgress: Request[] = [];
  /** A round trip that is given up after this long, or has a response. */
  const ask = (timeoutMs: number, { responds = false, at = url } = {}) => {
    const send = fetchWithDeadline(createDeadline(timeoutMs), async (request) => {
      if (responds) return new Response("{}");
      inProgress.push(request);
      const { signal } = request;
      return new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      );
    });
    return send(new Request(`${at}/v3/pipeline`)).catch(() => null);
  };

  it("is silent from when a request gives up on it until it responds to anybody", async () => {
    const since = Date.now();
    await ask(600);
    expect(isSilentSince(url, since)).toBe(true);
    expect(isSilentSince("http://another.test", since)).toBe(false);
    expect(isSilentSince(url, Date.now() + 1)).toBe(false);
    await ask(600, { responds: true });
    expect(isSilentSince(url, since)).toBe(false);
  });

  it("is not silent because a request had little time left, however busy the isolate is", async () => {
    const since = Date.now();
    const at = "http://hurried.test";
    const asked = ask(50, { at });
    while (Date.now() - since < 600);
    await asked;
    expect(isSilentSince(at, since)).toBe(false);
  });

  it("is not silent while it responds to others", async () => {
    const since = Date.now();
    const slow = ask(600);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await ask(600, { responds: true });
    await slow;
    expect(isSilentSince(url, since)).toBe(false);
  });
});
