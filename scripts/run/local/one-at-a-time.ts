/** Work that several processes would do at the same time, each with the same result. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, type NamedProcess, nameThisProcess } from "./processes.ts";

const pauseMs = 100;

/**
 * Waits until no other process does this work, so that whoever comes later finds it done. Should the process
 * that does it be killed, two of those that wait may do it at the same time: what they write is to be
 * published by a rename.
 *
 * @param lock path of a file that exists meanwhile, with the id and the start of the process.
 */
export async function oneAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await sleep(pauseMs);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes the lock, or frees it for the next attempt if the process that had it was killed. */
function take(lock: string): boolean {
  try {
    const { pid, startedAt = "" } = nameThisProcess();
    writeFileSync(lock, `${pid} ${startedAt}`, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const owner = readOwner(lock);
  if (owner !== null && !isAlive(owner)) rmSync(lock, { force: true });
  return false;
}

/** Null while its owner writes it, or once it is gone. */
function readOwner(lock: string): NamedProcess | null {
  try {
    const [pid, ...startedAt] = readFileSync(lock, "utf8").split(" ");
    return Number(pid) ? { pid: Number(pid), startedAt: startedAt.join(" ") || undefined } : null;
  } catch {
    return null;
  }
}
