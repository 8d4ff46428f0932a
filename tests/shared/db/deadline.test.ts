import { describe, expect, it } from "vitest";
import { createDeadline } from "../../../shared/db/deadline.ts";

/** Whether no time is left, as a caller sees it: the signal has aborted. */
function isReached(deadline: ReturnType<typeof createDeadline>): Promise<boolean> {
  const { signal, end } = deadline.start();
  return new Promise((resolve) =>
    setTimeout(() => {
      end();
      resolve(signal.aborted);
    }, 20),
  );
}

describe("a deadline", () => {
  it("does not run while nothing is in progress", async () => {
    let time = 0;
    const deadline = createDeadline(1_000, () => time);
    deadline.start().end();
    time += 60_000;
    expect(await isReached(deadline)).toBe(false);
  });

  it("counts overlapping round trips once, and is reached by their sum", async () => {
    let time = 0;
    const deadline = createDeadline(1_000, () => time);
    const first = deadline.start();
    const second = deadline.start();
    time += 600;
    first.end();
    second.end();
    expect(await isReached(deadline)).toBe(false);
    const third = deadline.start();
    time += 400;
    third.end();
    expect(await isReached(deadline)).toBe(true);
  });

  it("restarts with a response, for overlapping round trips as well", async () => {
    let time = 0;
    const deadline = createDeadline(1_000, () => time);
    const slow = deadline.start();
    const fast = deadline.start();
    time += 900;
    fast.end("responded");
    time += 900;
    expect(await isReached(deadline)).toBe(false);
    slow.end();
    time += 60_000;
    const last = deadline.start();
    time += 100;
    last.end();
    expect(await isReached(deadline)).toBe(true);
  });
});
