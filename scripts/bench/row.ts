import type { LoadJob } from "./load/job.ts";

/** One line of the report: a kind of call, and what it should come to. */
export interface Row {
  name: string;
  /** What is asked; the service where absent. */
  worker?: "naive" | "node" | "same-bytes";
  /** Least share of hello's throughput; null where it is reported alone. */
  target: number | null;
  /** At most so many times the median latency of another row. */
  atMost?: { times: number; of: string };
  /** At least so many times the throughput of another row. */
  atLeast?: { times: number; of: string };
  load: Pick<LoadJob, "paths" | "headers" | "requestsPerAddress" | "keys" | "expected" | "post"> &
    Partial<Pick<LoadJob, "connections" | "warmUpMs">>;
  /** Whether every path is asked for before measuring. */
  warm: boolean;
}

export const ok = "HTTP/1.1 200";
export const created = "HTTP/1.1 201";

export function authorization(key: string): Record<string, string> {
  return { Authorization: `Bearer ${key}` };
}
