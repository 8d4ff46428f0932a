/** Reads processes from the operating system. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

export interface ListedProcess {
  pid: number;
  /** When it was started, which with its id tells it from a later process with the same id. */
  startedAt: string;
  /** Id of its parent process, or of the process that adopted it. */
  parent: number;
  /** The program and its arguments. If they come from `ps`, split at every space. */
  command: readonly string[];
}

/** A process as a file names it. Without the start, any process that has the id is taken for it. */
export type NamedProcess = Pick<ListedProcess, "pid"> & { startedAt?: string | undefined };

/** @returns null for a process that does not exist or is a zombie. */
export function readProcess(pid: number): ListedProcess | null {
  return existsSync("/proc/self/stat") ? readFromProc(pid) : readFromPs(pid);
}

/** The name under which other processes find this one. */
export function nameThisProcess(): NamedProcess {
  return { pid: process.pid, startedAt: readProcess(process.pid)?.startedAt };
}

/** Whether it lives, however slow or even suspended it is. */
export function isAlive({ pid, startedAt }: NamedProcess): boolean {
  const found = readProcess(pid);
  return found !== null && (startedAt === undefined || startedAt === found.startedAt);
}

/** Works without `ps`, which small container images lack. */
function readFromProc(pid: number): ListedProcess | null {
  try {
    // The program's name is in parentheses and may itself contain parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, parent] = fields;
    if (state === "Z") return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return {
      pid,
      startedAt: fields[19] ?? "",
      parent: Number(parent),
      command: command.filter((part) => part !== ""),
    };
  } catch {
    return null;
  }
}

function readFromPs(pid: number): ListedProcess | null {
  const { stdout } = spawnSync(
    "ps",
    ["-ww", "-o", "stat=,ppid=,lstart=,args=", "-p", String(pid)],
    {
      encoding: "utf8",
      // The start is compared as text, which must not change with the language or the time zone.
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    },
  );
  const [state, parent, ...rest] = (stdout ?? "").trim().split(/\s+/);
  if (!state || state.startsWith("Z")) return null;
  // The start has five words, such as "Sat Nov 28 16:41:07 2026".
  return {
    pid,
    startedAt: rest.slice(0, 5).join(" "),
    parent: Number(parent),
    command: rest.slice(5),
  };
}
