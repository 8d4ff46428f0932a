/** The same calls with one, ten and a hundred times the catalog, each in an isolate that has just started. */
import type { BenchService } from "./bench-service.ts";
import type { Caller } from "./callers.ts";
import { growCatalog } from "./grow-catalog.ts";
import type { Generator } from "./load/generator.ts";
import { median } from "./median.ts";
import { authorization, ok } from "./row.ts";

export interface Growth {
  times: number;
  /** Milliseconds of the first request that the isolate got, a calculation, and of the first list and search after it. */
  cold: Record<"calculate" | "roles" | "search", number | string>;
  /** Median latency in milliseconds, and microseconds that workerd computed for a request. */
  warm: Record<"calculate" | "search", { p50: number; processorTime: number | null } | string>;
  /** MiB that the process has had at most; an isolate on the edge has 128 for its heap. */
  peakMemory: number | null;
}

export const sizes = [1, 10, 100] as const;
/** Isolates that are started for the median of first requests. */
const starts = 3;
/** Calculations that are then asked for again and again. */
const repeated = 40;
const measuring = { connections: 8, warmUpMs: 700, measuredMs: 1_000 };

/** Loads what cannot be answered into the table as what was answered instead: that is the finding. */
export async function measureGrowth(
  service: BenchService,
  generator: Generator,
  caller: Caller,
  paths: { calculate: readonly string[]; search: readonly string[]; roles: string },
): Promise<Growth[]> {
  const headers = authorization(caller.key);
  const found: Growth[] = [];
  let before = 1;
  for (const times of sizes) {
    await growCatalog(service.db, before, times);
    before = times;
    const firsts: (number | string)[] = [];
    for (let start = 1; start < starts; start++) {
      const other = await service.startAnother(`-${times}-${start}`);
      firsts.push(await ask(other.port("service"), paths.calculate[0], headers));
      await other.stop();
    }
    const workerd = await service.startAnother(`-${times}`);
    const port = workerd.port("service");
    const first = (path = "/") => ask(port, path, headers);
    const load = async (own: readonly string[]) => {
      try {
        const job = { ...measuring, port, paths: own, offset: 0, headers, expected: ok };
        const before = workerd.processorTime();
        const { p50, sent } = await generator.run(job);
        const after = workerd.processorTime();
        const known = before !== null && after !== null;
        return { p50, processorTime: known ? (after - before) / sent : null };
      } catch {
        return "not answered";
      }
    };
    const cold = {
      calculate: medianOf([...firsts, await first(paths.calculate[0])]),
      roles: await first(paths.roles),
      search: await first(paths.search[0]),
    };
    // What was refused for lack of time may be there the next time.
    const warm = {
      calculate: await load(paths.calculate.slice(0, repeated)),
      search: await load(paths.search),
    };
    found.push({ times, cold, warm, peakMemory: workerd.peakMemory() });
    await workerd.stop();
  }
  return found;
}

/** @returns milliseconds, or the status where it is no success. */
async function ask(
  port: number,
  path: string | undefined,
  headers: Record<string, string>,
): Promise<number | string> {
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path ?? "/"}`, { headers });
  await response.text();
  return response.ok ? performance.now() - start : `${response.status}`;
}

/** Of times alone; a status where any is one. */
function medianOf(firsts: readonly (number | string)[]): number | string {
  const times = firsts.filter((first) => typeof first === "number");
  return firsts.find((first) => typeof first === "string") ?? median(times);
}
