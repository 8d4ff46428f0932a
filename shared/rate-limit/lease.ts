/** The messages between an isolate and the rate limiter object of a limit key. */
import type { Limits, Quota } from "./admission.ts";

/** How long an isolate may use a lease. */
export const leaseMs = 5_000;

/** Resolution of times in a report, in milliseconds, so that the report of a busy lease stays small. */
export const tickMs = 10;

/** The use of a lease, reported after it has ended. */
export interface LeaseReport {
  id: number;
  /** `[age, count]`: the number of requests that were admitted `age` milliseconds ago. */
  uses: [age: number, count: number][];
  /** Uses by other credentials than the one that the lease was asked for; absent if there are none. */
  others?: [credential: string, count: number][];
}

export interface LeaseRequest {
  limits: Limits;
  reports: LeaseReport[];
  /** Requests to refund to the month: responses with 304, and failures of the service. */
  refunds: number;
  /** The refunds by credential. */
  refundsOf?: [credential: string, count: number][];
  /** The credential of the current request, which the usage is counted under. */
  credential?: string | undefined;
  /** Requests that the isolate could use now and soon; 0 to report only, or to get the current quotas. */
  want: number;
  /** How many of them are needed now, and admitted together or not at all; 1 if absent. */
  need?: number;
}

export interface LeaseResponse {
  /** Number of admitted requests: those that are needed now, and the rest leased. 0 is a refusal. */
  granted: number;
  /** The lease for requests beyond those that are needed now; null if there are none. */
  lease: { id: number; validMs: number } | null;
  refusedBy: "minute" | "month" | null;
  /** Milliseconds until a refused request would be admitted. */
  retryMs: number;
  /** Remaining quota, without leased requests. */
  minute: Quota;
  month: Quota | null;
}
