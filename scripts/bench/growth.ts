/** The same calls with one, ten and a hundred times the catalog, each in an isolate that has just started. */
import type { BenchService } from "./bench-service.ts";
import type { Caller } from "./callers.ts";
import { growCatalog } from "./grow-catalog.ts";
import type { Generator } from "./load/generator.ts";
import { median } from "./median.ts";
import { authorization, ok } from "./row.ts";

/** Operations measured in an isolate that has answered others before. */
export type Warm = "calculate" | "search" | "roles" | "adjacent";

export interface Growth {
  times: number;
  /** Milliseconds of the isolate's first request, a calculation, and of the first list and search after it. */
  cold: Record<"calculate" | "roles" | "search", number | string>;
  /** Median latency in milliseconds, and microseconds of processor time per request. */
  warm: Record<Warm, { p50: number; processorTime: number | null } | string>;
  /** Peak memory of the process in MiB; an isolate on the edge has a heap of 128. */
  peakMemory: number | null;
}

export const sizes = [1, 10, 100] as const;
/** Number of isolates started for the median of first requests. */
const starts = 3;
/** Number of calculations that are then repeated. */
const repeated = 40;
const measuring = { connections: 8, warmUpMs: 700, measuredMs: 1_000 };

/** A request that fails is a finding: its status is in the table instead of a time. */
export async function measureGrowth(
  service: BenchService,
  generator: Generator,
  caller: Caller,
  paths: Record<Warm, readonly string[]>,
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
      roles: await first(paths.roles[0]),
      search: await first(paths.search[0]),
    };
    // A request that timed out may succeed the next time.
    const warm = {
      calculate: await load(paths.calculate.slice(0, repeated)),
      search: await load(paths.search),
      roles: await load(paths.roles.slice(1)),
      adjacent: await load(paths.adjacent),
    };
    found.push({ times, cold, warm, peakMemory: workerd.peakMemory() });
    await workerd.stop();
  }
  return found;
}

/** @returns milliseconds, or the status of a failure. */
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

/** The median of the times, or a status if there is one. */
function medianOf(firsts: readonly (number | string)[]): number | string {
  const times = firsts.filter((first) => typeof first === "number");
  return firsts.find((first) => typeof first === "string") ?? median(times);
}
