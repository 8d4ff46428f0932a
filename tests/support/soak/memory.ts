import { readdirSync, readFileSync } from "node:fs";

/**
 * Resident memory of the workerd processes below this one, MiB; null on systems other than Linux.
 */
export function runtimeMemory(): number | null {
  const processes = readProcesses();
  if (processes === null) return null;
  const below = new Set([process.pid]);
  // Children have higher ids than their parents, unless ids have wrapped around.
  for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  const pages = processes
    .filter(({ pid, name }) => below.has(pid) && name === "workerd")
    .reduce((sum, { resident }) => sum + resident, 0);
  return (pages * 4096) / 2 ** 20;
}

interface Process {
  pid: number;
  parent: number;
  name: string;
  /** Pages. */
  resident: number;
}

function readProcesses(): Process[] | null {
  try {
    const pids = readdirSync("/proc").filter((entry) => /^\d+$/.test(entry));
    return pids.flatMap(readProcess).sort((a, b) => a.pid - b.pid);
  } catch {
    return null;
  }
}

function readProcess(pid: string): Process[] {
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
