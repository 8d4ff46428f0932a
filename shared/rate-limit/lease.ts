/** What an isolate and a subject's limiter object say to each other. */
import type { Limits, Quota } from "./admission.ts";

/** How long an isolate may use what it was leased. */
export const leaseMs = 5_000;

/** Times are told in steps of this many milliseconds, so that a busy lease stays small to report. */
export const tickMs = 10;

/** How a lease was used, told when it has ended. */
export interface LeaseReport {
  id: number;
  /** `[age, count]`: requests that were let through `age` milliseconds ago. */
  uses: [age: number, count: number][];
}

export interface LeaseRequest {
  limits: Limits;
  reports: LeaseReport[];
  /** Requests of the month to give back: answered 304, or failed by our fault. */
  refunds: number;
  /** Requests the isolate could use now and soon; 0 only reports, or asks where the subject stands. */
  want: number;
}

export interface LeaseAnswer {
  /** How many requests may pass: the one at hand and `granted - 1` that are leased. 0 is a refusal. */
  granted: number;
  /** The lease of what goes beyond the request at hand; null where nothing does. */
  lease: { id: number; validMs: number } | null;
  refusedBy: "minute" | "month" | null;
  /** Milliseconds until a refused request would pass. */
  retryMs: number;
  /** What is left, leased requests not included. */
  minute: Quota;
  month: Quota | null;
}
