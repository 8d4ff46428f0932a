import { describe, expect, it } from "vitest";
import { createPatience } from "../../../shared/db/patience.ts";

/** How much time is left, in the way a caller can see it: when the signal ends the wait. */
function isUsedUp(patience: ReturnType<typeof createPatience>): Promise<boolean> {
  const { signal, end } = patience.begin();
  return new Promise((resolve) =>
    setTimeout(() => {
      end();
      resolve(signal.aborted);
    }, 20),
  );
}

describe("patience", () => {
  it("does not run while nothing is under way", async () => {
    let time = 0;
    const patience = createPatience(1_000, () => time);
    patience.begin().end();
    time += 60_000;
    expect(await isUsedUp(patience)).toBe(false);
  });

  it("counts overlapping waits once, and is used up by their sum", async () => {
    let time = 0;
    const patience = createPatience(1_000, () => time);
    const first = patience.begin();
    const second = patience.begin();
    time += 600;
    first.end();
    second.end();
    expect(await isUsedUp(patience)).toBe(false);
    const third = patience.begin();
    time += 400;
    third.end();
    expect(await isUsedUp(patience)).toBe(true);
  });

  it("starts anew with an answer, for what is still under way too", async () => {
    let time = 0;
    const patience = createPatience(1_000, () => time);
    const slow = patience.begin();
    const fast = patience.begin();
    time += 900;
    fast.end("answered");
    time += 900;
    expect(await isUsedUp(patience)).toBe(false);
    slow.end();
    time += 60_000;
    const last = patience.begin();
    time += 100;
    last.end();
    expect(await isUsedUp(patience)).toBe(true);
  });
});
