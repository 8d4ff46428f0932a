import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Microseconds of processor time that a process has used; null if the system does not report it (only Linux does). */
export function readProcessorTime(pid: number): number | null {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return null;
  const times = readdirSync(tasks).map((task) => {
    const [nanoseconds] = readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1000;
  });
  return times.reduce((sum, time) => sum + time, 0);
}

/** Peak memory of a process in MiB; null if the system does not report it. */
export function readPeakMemory(pid: number): number | null {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return null;
  const kib = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1];
  return kib === undefined ? null : Number(kib) / 1024;
}
