import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Child, keepRunning, type ProcessEnd } from "#scripts/run/local/keep-running.ts";

const killed: ProcessEnd = { code: null, signal: "SIGKILL" };

/** A child that ends when the test says so, or is asked to stop. */
function makeChild(): Child & { end(how: ProcessEnd): void; isStopped: boolean } {
  let end: (how: ProcessEnd) => void = () => {};
  const exited = new Promise<ProcessEnd>((resolve) => {
    end = resolve;
  });
  return {
    exited,
    end: (how) => end(how),
    isStopped: false,
    async stop() {
      this.isStopped = true;
      end({ code: 0, signal: null });
    },
  };
}

function keep(pausesMs: readonly number[], startAgain: () => Promise<Child>) {
  const lines: string[] = [];
  const first = makeChild();
  const kept = keepRunning(first, {
    ...{ name: "The server", hint: "See its log.", startAgain, pausesMs },
    log: (line) => lines.push(line),
  });
  return { first, kept, lines };
}

it("a process that was killed is started again, and each step is said", async () => {
  const second = makeChild();
  const { first, kept, lines } = keep([0, 0], async () => second);
  first.end(killed);
  await expect
    .poll(() => lines)
    .toEqual([
      "The server was killed (SIGKILL). Starting it again in 0 s (1 of 2).",
      "The server is running again.",
    ]);
  await kept.stop();
  expect(second.isStopped).toBe(true);
  expect(lines).toHaveLength(2);
});

it("one that keeps ending, or does not start, is given up, with the last reason", async () => {
  const results = [
    async () => {
      throw new Error("its port is in use");
    },
    async () => {
      const child = makeChild();
      child.end({ code: 101, signal: null });
      return child;
    },
  ];
  let starts = 0;
  const { first, kept, lines } = keep([0, 1], async () => {
    const result = results[starts++];
    if (!result) throw new Error("one start too many");
    return result();
  });
  first.end(killed);
  const { message } = await kept.gaveUp;
  expect(message).toBe(
    "The server exited with exit code 101, after 2 restarts within 10 minutes. See its log.",
  );
  expect(lines[1]).toBe(
    "The server did not start: its port is in use. Starting it again in 0.001 s (2 of 2).",
  );
  expect(starts).toBe(2);
});

it("restarts of long ago do not count", async () => {
  let last = makeChild();
  const lines: string[] = [];
  const kept = keepRunning(last, {
    name: "The server",
    async startAgain() {
      last = makeChild();
      return last;
    },
    log: (line) => lines.push(line),
    ...{ pausesMs: [0], withinMs: 20 },
  });
  for (let round = 1; round <= 3; round++) {
    last.end(killed);
    await expect.poll(() => lines).toHaveLength(2 * round);
    await sleep(25);
  }
  expect(new Set(lines).size).toBe(2);
  await kept.stop();
});

it("nothing is started once it is asked to stop, in a pause or during a start", async () => {
  let starts = 0;
  const inPause = keep([60_000], async () => {
    starts++;
    return makeChild();
  });
  inPause.first.end(killed);
  await expect.poll(() => inPause.lines).toHaveLength(1);
  await inPause.kept.stop();
  expect(starts).toBe(0);

  const late = makeChild();
  const duringStart = keep([0], async () => {
    starts++;
    await sleep(50);
    return late;
  });
  duringStart.first.end(killed);
  await expect.poll(() => starts).toBe(1);
  await duringStart.kept.stop();
  expect(late.isStopped).toBe(true);
});
