import { setTimeout as sleep } from "node:timers/promises";
import { countCoreWaits } from "./core-waits.ts";

/** Polls until a truthy value is found. @throws after a timeout, in which waiting for a core does not count. */
export async function eventually<T>(
  find: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  withinMs = 15_000,
  everyMs = 25,
): Promise<T> {
  const waited = countCoreWaits();
  const until = Date.now() + withinMs;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > until && Date.now() > until + waited())
      throw new Error(`not found within ${withinMs} ms`);
    await sleep(everyMs);
  }
}
