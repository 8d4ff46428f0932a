import { formatTable } from "#scripts/run/local/format-table.ts";
import { bindingsIn } from "#scripts/run/workers/bindings.ts";
import type { BuiltWorker } from "#scripts/run/workers/build-workers.ts";
import type { Part } from "#scripts/run/workers/workers.ts";

/** A table with each Worker's route, size, start-up time and bindings. */
export function describeWorkers(
  workers: readonly BuiltWorker[],
  startUpMs: readonly number[],
): string {
  const rows = workers.map(({ name, part, bundle }, at) => [
    name,
    routeOf(part),
    (bundle.gzippedBytes / 1024).toFixed(1),
    (startUpMs[at] ?? 0).toFixed(0),
    bindingsIn(bundle.text, "object", "queue", "secret").join(" "),
  ]);
  return formatTable([["function", "route", "gzipped KiB", "start-up ms", "bindings"], ...rows]);
}

function routeOf(part: Part): string {
  switch (part.kind) {
    case "core":
      return "(no route)";
    case "catch-all":
      return "(the rest)";
    case "single":
      return "(all)";
    case "function":
      return `${part.path}*`;
  }
}
