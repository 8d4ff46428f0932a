/** What an `npm start` that was killed outright has left running. */
import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const patienceMs = 5_000;

/**
 * Ends those of these processes that work in a folder. What else has their
 * number by now names another folder on its command line, or none, and stays.
 *
 * @returns the ids of those that were ended.
 */
export async function endLeftovers(pids: readonly number[], folder: string): Promise<number[]> {
  const own = pids.filter((pid) => commandOf(pid).includes(folder));
  for (const pid of own) kill(pid);
  const deadline = Date.now() + patienceMs;
  while (own.some((pid) => commandOf(pid).includes(folder)) && Date.now() < deadline) {
    await sleep(50);
  }
  return own;
}

/** Each leads a group of its own, with what it has started in turn. */
function kill(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, "SIGKILL");
    } catch {
      // It has ended, or leads no group.
    }
  }
}

/** Empty for a process that is not there, or is dead and only not yet taken away. */
function commandOf(pid: number): string {
  const asked = spawnSync("ps", ["-ww", "-o", "stat=,args=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const line = asked.stdout?.trim() ?? "";
  return line.startsWith("Z") ? "" : line;
}
