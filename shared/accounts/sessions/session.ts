import type { Tier } from "#shared/access/tiers.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import { isKeyedHash, keyedHash } from "#shared/credentials/keyed-hash.ts";
import type { WeekStart } from "../times/set-times.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long a browser may take before it is signed in, page by page. */
export const anonymousMs = 10 * minuteMs;

/** How long a session lasts without being used, and in all. */
export const idleMs = 30 * dayMs;
export const absoluteMs = 90 * dayMs;

/** How often the end of a session is moved; in between, its use is not written. */
export const renewEveryMs = 60 * minuteMs;

/** How long a proof of presence counts for what is sensitive. */
export const freshMs = 10 * minuteMs;

/** The account of a session, as far as its pages need it. */
export interface SessionAccount {
  id: string;
  /** Empty for an account that the command line made. */
  name: string;
  email: string | null;
  tier: Tier;
  isOperator: boolean;
  /** The time zone of its pages, and the first day of its weeks; null until they are known. */
  timeZone: string | null;
  weekStart: WeekStart | null;
  createdAt: number;
  /** Since when the events of its job search are recorded; null if nobody could learn of them yet. */
  eventsSince: number | null;
  /** Limits set by the operator; null means the plan's. */
  perMinuteOverride: number | null;
  perMonthOverride: number | null;
}

/** A browser that nobody has signed in with yet. */
export interface AnonymousSession {
  /** `ses_…`, to which its challenges and the tokens of its forms are bound. */
  id: string;
  kind: "anonymous";
}

/** A browser that is signed in to an account. */
export interface AccountSession {
  /** `ses_…` */
  id: string;
  kind: "account";
  /** Milliseconds since the epoch, here and below. */
  createdAt: number;
  renewedAt: number;
  expiresAt: number;
  /** When its person last proved to be present. */
  verifiedAt: number | null;
  account: SessionAccount;
}

export type Session = AnonymousSession | AccountSession;

/**
 * Whether its person has proved to be present recently enough for what is sensitive. A proof that is dated later than
 * now was made before the clock jumped back, nobody knows how long ago.
 */
export function isFresh({ verifiedAt }: Pick<AccountSession, "verifiedAt">, now: number): boolean {
  return verifiedAt !== null && now - verifiedAt < freshMs && verifiedAt <= now + maxSkewMs;
}

/** When a session that is used now ends. */
export function sessionEnd({ createdAt }: Pick<AccountSession, "createdAt">, now: number): number {
  return Math.min(now + idleMs, createdAt + absoluteMs);
}

/** How an account is called where it has no name. */
export function displayName({
  name,
  email,
  id,
}: Pick<SessionAccount, "name" | "email" | "id">): string {
  return name || email || id;
}

const label = "form token";

/**
 * The token that a form of this session carries. It follows from the session, so that nothing is
 * stored, and another session's, or one made elsewhere, does not match.
 */
export function makeFormToken(secretsKey: string, sessionId: string): Promise<string> {
  return keyedHash(secretsKey, label, sessionId);
}

/** Whether a text is the token of this session, under whichever of the service's keys it was made. */
export function isFormToken(secretsKey: string, sessionId: string, text: string): Promise<boolean> {
  return isKeyedHash(text, secretsKey, label, sessionId);
}
