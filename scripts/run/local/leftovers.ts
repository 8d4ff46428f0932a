/** Ends processes that an `npm start` left running when it was killed. */
import { setTimeout as sleep } from "node:timers/promises";
import { readProcess } from "./processes.ts";

const timeoutMs = 5_000;

/**
 * Ends those of the processes whose command line names the folder. A process that has since
 * reused one of the ids does not name it, and is left alone.
 *
 * @returns the ids of the ended processes.
 */
export async function endLeftovers(pids: readonly number[], folder: string): Promise<number[]> {
  const own = pids.filter((pid) => commandOf(pid).includes(folder));
  for (const pid of own) kill(pid);
  const deadline = Date.now() + timeoutMs;
  while (own.some((pid) => commandOf(pid).includes(folder)) && Date.now() < deadline) {
    await sleep(50);
  }
  return own;
}

/** Ends the whole process group, which each of these processes leads. */
function kill(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, "SIGKILL");
    } catch {
      // It has exited, or does not lead a group.
    }
  }
}

/** Empty for a process that does not exist or is a zombie. */
function commandOf(pid: number): string {
  return readProcess(pid)?.command.join(" ") ?? "";
}
