/**
 * How long a test and its services were ready to run and had no core, because the machine was busy
 * with other things. Linux counts it for each thread, to the nanosecond.
 */
import { readdirSync, readFileSync } from "node:fs";
import { listOwnProcesses } from "./processes.ts";

/**
 * Counts from now on. What a test allows its service is measured on a machine with a free core: to it
 * a test adds what this returns, which is nothing to speak of if there is one, and on systems other
 * than Linux.
 *
 * @returns a function that returns the milliseconds since, of all threads together: at least as long
 * as a busy machine can have delayed what they did.
 * @example
 * const waited = countCoreWaits();
 * const started = performance.now();
 * await service.fetch("/");
 * expect(performance.now() - started).toBeLessThan(2_000 + waited());
 */
export function countCoreWaits(): () => number {
  const before = readWaits();
  return () => {
    let nanoseconds = 0;
    for (const [thread, waited] of readWaits()) nanoseconds += waited - (before.get(thread) ?? 0);
    return nanoseconds / 1_000_000;
  };
}

/** The nanoseconds that each thread of this process, and of those below it, has waited for a core. */
function readWaits(): Map<string, number> {
  const waits = new Map<string, number>();
  for (const { pid } of listOwnProcesses()) {
    for (const thread of list(`/proc/${pid}/task`)) {
      const [, waited = ""] = read(`/proc/${pid}/task/${thread}/schedstat`).split(" ");
      waits.set(thread, Number(waited));
    }
  }
  return waits;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A file that is gone, or that this kernel does not have, is empty. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
