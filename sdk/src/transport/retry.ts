/** When a request is repeated, and how long to wait before. Pure functions. */

/** The result of an attempt. */
export type Outcome =
  | { kind: "answer"; status: number; retryAfterMs: number | null }
  /** No answer arrived: the service may or may not have done the work. */
  | { kind: "no_answer" };

interface RetryPolicy {
  /** How often a request is repeated at most. */
  maxRetries: number;
  /** The longest wait before a repetition. If the service asks for a longer one, there is none. */
  maxWaitMs: number;
}

const firstPauseMs = 500;
const longestPauseMs = 8_000;
/** A client that waits for limits with many repetitions repeats less often if nobody responds. */
const maxUnanswered = 3;

/**
 * How long to wait before the next attempt.
 *
 * @param repeatable whether doing the work twice cannot do harm: a read, or a write with an idempotency key.
 * @param failures attempts so far, all of which failed.
 * @param random a number from 0 to 1, so that many clients do not come back at the same moment.
 * @returns null if the request is not repeated.
 */
export function nextWaitMs(
  outcome: Outcome,
  {
    policy,
    repeatable,
    failures,
    random,
  }: { policy: RetryPolicy; repeatable: boolean; failures: number; random: number },
): number | null {
  const most =
    outcome.kind === "no_answer" ? Math.min(maxUnanswered, policy.maxRetries) : policy.maxRetries;
  if (failures > most || !mayRepeat(outcome, repeatable)) return null;
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + random / 2);
  const asked = outcome.kind === "answer" ? outcome.retryAfterMs : null;
  const wait = asked === null ? pause : Math.max(asked, pause);
  return wait > policy.maxWaitMs ? null : Math.round(wait);
}

function mayRepeat(outcome: Outcome, repeatable: boolean): boolean {
  if (outcome.kind === "no_answer") return repeatable;
  // A refused request was not worked on.
  if (outcome.status === 429) return true;
  if (outcome.status === 502 || outcome.status === 503 || outcome.status === 504) return repeatable;
  // The first request with this key is still being worked on, or another import is.
  return outcome.status === 409 && outcome.retryAfterMs !== null && repeatable;
}

/**
 * The wait that `Retry-After` asks for, which is a number of seconds or a date.
 *
 * @returns null for an absent or unreadable field.
 */
export function readRetryAfterMs(field: string | null, now: number): number | null {
  if (field === null) return null;
  if (/^\d+$/.test(field.trim())) return Number(field) * 1_000;
  const date = Date.parse(field);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
