import type { Quota } from "../admission.ts";
import type { UsageDay } from "./usage-days.ts";

/** The record that a rate limiter object has of an account's use of one API. */
export interface UsageReport {
  /** The limiter's time, in milliseconds since the epoch. */
  now: number;
  minute: Quota;
  month: Quota | null;
  /** Requests of the current month as they count against the limit. */
  usedInMonth: number;
  /** At most thirteen months of days, ascending. */
  days: UsageDay[];
}
