/** What the load generator is told and what it tells. */

export interface LoadJob {
  port: number;
  /** Paths with query, asked for in turn. */
  paths: readonly string[];
  /** Whether no path may be asked for twice; the run fails where they do not suffice. */
  once?: boolean;
  /** Index of the first one. */
  offset: number;
  headers: Record<string, string>;
  /** JSON that is posted; a GET where absent. */
  post?: string;
  /** Every client address makes so many requests; all come from none where absent. */
  requestsPerAddress?: number | undefined;
  /** Keys that take turns, in place of one in the headers; each makes so many requests before the next. */
  keys?: { of: readonly string[]; requestsEach: number } | undefined;
  /** What has to stand in the head of every answer that is measured. */
  expected: string;
  connections: number;
  /** Runs so long before measuring. */
  warmUpMs: number;
  measuredMs: number;
}

export interface LoadResult {
  /** Answers while it was measuring. */
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
