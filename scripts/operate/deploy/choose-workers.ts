import { UsageError } from "#scripts/run/local/failure.ts";
import { type EdgeWorker, listWorkers } from "#scripts/run/workers/workers.ts";

/** The Workers of these names, in the order of a deployment; all of them if none is named. @throws {UsageError} */
export function chooseWorkers(names: readonly string[]): EdgeWorker[] {
  const workers = listWorkers();
  const known = workers.map((worker) => worker.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(
      `Unknown function: ${unknown.join(", ")}. Known functions: ${known.join(", ")}`,
    );
  }
  return names.length === 0 ? workers : workers.filter((worker) => names.includes(worker.name));
}
