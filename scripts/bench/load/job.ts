/** The messages to and from the load generator. */

export interface LoadJob {
  port: number;
  /** Paths with query, requested in sequence. */
  paths: readonly string[];
  /** Whether no path may be requested twice; the run fails if there are too few. */
  once?: boolean;
  /** Index of the first one. */
  offset: number;
  headers: Record<string, string>;
  /** JSON body of a POST; a GET if absent. */
  post?: string;
  /** Number of requests from each client address; if absent, no address is sent. */
  requestsPerAddress?: number | undefined;
  /** Keys used in rotation instead of one in the headers, each for this many requests. */
  keys?: { of: readonly string[]; requestsEach: number } | undefined;
  /** Text that the head of every measured response must contain. */
  expected: string;
  connections: number;
  /** Duration of the warm-up before measuring. */
  warmUpMs: number;
  measuredMs: number;
}

export interface LoadResult {
  /** Responses during the measurement. */
  answers: number;
  /** Requests sent in all. */
  sent: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Share of one core that the generator itself used. */
  busy: number;
}

export type LoadReply = { result: LoadResult } | { failure: string };
