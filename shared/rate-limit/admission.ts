/** What the limiter says of one request. */

/** One limit and where the caller stands with it. */
export interface Quota {
  limit: number;
  remaining: number;
  /** Seconds until requests are available again that are not now. */
  resetSeconds: number;
}

export interface Admission {
  /** The limit that refuses the request; null where it is admitted. */
  refusedBy: "minute" | "month" | null;
  minute: Quota;
  /** Null for a subject without a monthly quota, such as an address. */
  month: Quota | null;
  /** Seconds after which a refused request would be admitted; 0 where it was. */
  retryAfterSeconds: number;
}

/** The limits a subject is held to. */
export interface Limits {
  perMinute: number;
  perMonth: number | null;
}
