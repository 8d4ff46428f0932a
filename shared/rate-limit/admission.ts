/** The decision of the rate limiter on one request. */

/** One limit and how much of it is left. */
export interface Quota {
  limit: number;
  remaining: number;
  /** Seconds until more requests become available. */
  resetSeconds: number;
}

export interface Admission {
  /** The limit that the request exceeds; null if it is admitted. */
  refusedBy: "minute" | "month" | null;
  minute: Quota;
  /** Null for limit keys without a monthly quota, such as an address. */
  month: Quota | null;
  /** Seconds after which a refused request would be admitted; 0 if it was admitted. */
  retryAfterSeconds: number;
}

/** The limits that apply to a limit key. */
export interface Limits {
  perMinute: number;
  perMonth: number | null;
}
