import { listOwnProcesses } from "../processes.ts";

/**
 * Resident memory of the workerd processes below this one, MiB; null on systems other than Linux.
 */
export function runtimeMemory(): number | null {
  const processes = listOwnProcesses();
  if (processes.length === 0) return null;
  const pages = processes
    .filter(({ name }) => name === "workerd")
    .reduce((sum, { resident }) => sum + resident, 0);
  return (pages * 4096) / 2 ** 20;
}
