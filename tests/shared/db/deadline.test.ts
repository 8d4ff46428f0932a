import { describe, expect, it } from "vitest";
import { createDeadline, fetchWithDeadline, isSilentSince } from "../../../shared/db/deadline.ts";

/** Whether no time is left after a moment, as a caller sees it: the signal has aborted. */
function isReachedSoon(deadline: ReturnType<typeof createDeadline>): Promise<boolean> {
  const { signal, end } = deadline.start();
  return new Promise((resolve) =>
    setTimeout(() => {
      end();
      resolve(signal.aborted);
    }, 20),
  );
}

/** No time is left, and the signal aborts, in a busy process late. */
function expectReached(deadline: ReturnType<typeof createDeadline>): Promise<void> {
  expect(deadline.leftMs()).toBe(0);
  const { signal, end } = deadline.start();
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => {
      end();
      resolve();
    }),
  );
}

describe("a deadline", () => {
  it("may be spent by parts of a millisecond", () => {
    const deadline = createDeadline(1_000);
    deadline.spend(0.25);
    expect(deadline.start().signal.aborted).toBe(false);
  });

  it("does not run while nothing is in progress", async () => {
    let time = 0;
    const deadline = createDeadline(1_000, () => time);
    deadline.start().end();
    time += 60_000;
    expect(await isReachedSoon(deadline)).toBe(false);
  });

  it("counts overlapping round trips once, and is reached by their sum", async () => {
    let time = 0;
    const deadline = createDeadline(1_000, () => time);
    const first = deadline.start();
    const second = deadline.start();
    time += 600;
    first.end();
    second.end();
    expect(await isReachedSoon(deadline)).toBe(false);
    const third = deadline.start();
    time += 400;
    third.end();
    await expectReached(deadline);
  });

  it("restarts with a response, for overlapping round trips as well", async () => {
    let time = 0;
    const deadline = createDeadline(1_000, () => time);
    const slow = deadline.start();
    const fast = deadline.start();
    time += 900;
    fast.end("responded");
    time += 900;
    expect(await isReachedSoon(deadline)).toBe(false);
    slow.end();
    time += 60_000;
    const last = deadline.start();
    time += 100;
    last.end();
    await expectReached(deadline);
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

  it("is not silent because a request had little time left", async () => {
    const give = async (at: string) => {
      const since = Date.now();
      await ask(50, { at });
      // The machine may have stopped the test for as long as silence takes.
      if (Date.now() - since >= 500) return give(`${at}.`);
      expect(isSilentSince(at, since)).toBe(false);
    };
    await give("http://hurried.test");
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
