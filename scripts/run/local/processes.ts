/** Reads processes from the operating system. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

export interface ListedProcess {
  pid: number;
  /** Id of its parent process, or of the process that adopted it. */
  parent: number;
  /** The program and its arguments. If they come from `ps`, split at every space. */
  command: readonly string[];
}

/** @returns null for a process that does not exist or is a zombie. */
export function readProcess(pid: number): ListedProcess | null {
  return existsSync("/proc/self/stat") ? readFromProc(pid) : readFromPs(pid);
}

/** Works without `ps`, which small container images lack. */
function readFromProc(pid: number): ListedProcess | null {
  try {
    // The program's name is in parentheses and may itself contain parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z") return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return { pid, parent: Number(parent), command: command.filter((part) => part !== "") };
  } catch {
    return null;
  }
}

function readFromPs(pid: number): ListedProcess | null {
  const { stdout } = spawnSync("ps", ["-ww", "-o", "stat=,ppid=,args=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const [state, parent, ...command] = (stdout ?? "").trim().split(/\s+/);
  if (!state || state.startsWith("Z")) return null;
  return { pid, parent: Number(parent), command };
}
