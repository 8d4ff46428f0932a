/** The processes of this system, as Linux reports them; none on others. */
import { readdirSync, readFileSync } from "node:fs";

export interface RunningProcess {
  pid: number;
  name: string;
  /** Pages in memory. */
  resident: number;
}

/** This process and all that were started below it. */
export function listOwnProcesses(): RunningProcess[] {
  const all = readProcesses();
  const own = new Set([process.pid]);
  // Children have higher ids than their parents, unless ids have wrapped around.
  for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  return all.filter(({ pid }) => own.has(pid));
}

interface Entry extends RunningProcess {
  parent: number;
}

function readProcesses(): Entry[] {
  try {
    const pids = readdirSync("/proc").filter((entry) => /^\d+$/.test(entry));
    return pids.flatMap(readProcess).sort((a, b) => a.pid - b.pid);
  } catch {
    return [];
  }
}

function readProcess(pid: string): Entry[] {
  try {
    const [, name = "", rest = ""] =
      /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const fields = rest.split(" ");
    return [{ pid: Number(pid), parent: Number(fields[1]), name, resident: Number(fields[21]) }];
  } catch {
    // It has exited in the meantime.
    return [];
  }
}
