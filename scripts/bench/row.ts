import type { Calls } from "./draw/calls.ts";
import type { LoadJob } from "./load/job.ts";
import type { DrawnIsolate } from "./workerd-config.ts";

/** One line of the report: a kind of call, and its targets. */
export interface Row {
  name: string;
  /** What receives the calls; the service if absent. */
  worker?: "naive" | "node" | "same-bytes" | "fast-path-off" | DrawnIsolate;
  /** Minimum share of hello's throughput; null if there is no target. */
  target: number | null;
  /** Maximum multiple of the median latency of another row. */
  atMost?: { times: number; of: string };
  /** Minimum multiple of the throughput of another row. */
  atLeast?: { times: number; of: string };
  load: Pick<LoadJob, "paths" | "headers" | "requestsPerAddress" | "keys" | "expected" | "post"> &
    Partial<Pick<LoadJob, "connections" | "warmUpMs">>;
  /** Calls that are drawn one by one, instead of the load's paths. */
  drawn?: Calls;
  /** Share of responses that may, or must, come from the response cache; any if absent. */
  hits?: { atMost: number } | { atLeast: number };
  /** Whether every path is asked for before measuring. */
  warm: boolean;
}

/** Minimum share of hello's throughput for a repeated call. */
export const minWarm = 0.6;
/** Connections of a row that writes: a database has one writer at a time, and more would measure the queue in front of it. */
export const writers = 4;

export const ok = "HTTP/1.1 200";
export const created = "HTTP/1.1 201";

export function authorization(key: string): Record<string, string> {
  return { Authorization: `Bearer ${key}` };
}

/** At most `count` paths of a row's calls, starting at an offset if they are drawn. */
export async function pathsOf(
  { drawn, load }: Row,
  offset: number,
  count: number,
): Promise<readonly string[]> {
  return drawn ? drawn.take(offset, count) : load.paths.slice(0, count);
}
