import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { oneAtATime } from "#scripts/run/local/one-at-a-time.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const lock = join(folder, "own/lock");

it("work of one lock is done one after another, although one of it fails", async () => {
  let [working, most] = [0, 0];
  const work = async (isFailing: boolean) => {
    most = Math.max(most, ++working);
    await sleep(20);
    working--;
    if (isFailing) throw new Error("as expected");
    return "done";
  };
  const all = [false, true, false].map((isFailing) => oneAtATime(lock, () => work(isFailing)));
  const ends = (await Promise.allSettled(all)).map(({ status }) => status);
  expect([ends, most]).toEqual([["fulfilled", "rejected", "fulfilled"], 1]);
  expect(existsSync(lock)).toBe(false);
});

it("the lock of a process that was killed holds nobody up, even if its id belongs to another one now", async () => {
  // The first is above the largest id that Linux gives to a process.
  for (const owner of [String(2 ** 22 + 1), `${process.pid} in another year`]) {
    writeFileSync(lock, owner);
    expect(await oneAtATime(lock, async () => "done")).toBe("done");
  }
});
