import type { Calls } from "./draw/calls.ts";
import type { LoadJob } from "./load/job.ts";
import type { DrawnIsolate } from "./workerd-config.ts";

/** One line of the report: a kind of call, and what it should come to. */
export interface Row {
  name: string;
  /** What is asked; the service where absent. */
  worker?: "naive" | "node" | "same-bytes" | "fast-path-off" | DrawnIsolate;
  /** Least share of hello's throughput; null where it is reported alone. */
  target: number | null;
  /** At most so many times the median latency of another row. */
  atMost?: { times: number; of: string };
  /** At least so many times the throughput of another row. */
  atLeast?: { times: number; of: string };
  load: Pick<LoadJob, "paths" | "headers" | "requestsPerAddress" | "keys" | "expected" | "post"> &
    Partial<Pick<LoadJob, "connections" | "warmUpMs">>;
  /** Calls that are drawn one by one, in place of the load's paths. */
  drawn?: Calls;
  /** Share of the answers that may, or must, come from the response cache; any where absent. */
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

/** What a row asks for, from an offset on: not more than so many paths. */
export async function pathsOf(
  { drawn, load }: Row,
  offset: number,
  count: number,
): Promise<readonly string[]> {
  return drawn ? drawn.take(offset, count) : load.paths.slice(0, count);
}
