import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { appPerMinute } from "#shared/access/tiers.ts";
import { readClock } from "#shared/core/clock.ts";
import { ApiError } from "#shared/core/errors.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import { noSuchEndpoint } from "#shared/middleware/app.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { whileCallsFollow } from "#shared/middleware/request/calls-follow.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { lookUpInTurn } from "#shared/middleware/request/look-up-in-turn.ts";
import {
  countAgainst,
  countFailedAuth,
  countPage,
  lookupQueueOf,
} from "#shared/middleware/steps/rate-limit.ts";
import { appLimitKey } from "#shared/rate-limit/limit-key.ts";
import { findSession } from "../sessions/read-sessions.ts";
import { type AccountSession, absoluteMs, anonymousMs, type Session } from "../sessions/session.ts";
import { findSessionEnded, sessionGuard } from "../sessions/session-guard.ts";
import {
  isDueForRenewal,
  readAnonymousSession,
  renewSession,
  secretPattern,
} from "../sessions/start-session.ts";

/** Where the cookie counts, and nowhere else. */
const places = /^\/(?:app|signup|login|oauth\/(?:authorize|device))(?:\/|$)/;

/** @throws Error if the cookie does not count at this path: a mistake in the declaration of a page. */
export function requireSessionPlace(path: string): void {
  if (!places.test(path)) throw new Error(`the session's cookie does not count at ${path}`);
}

/**
 * Routes match the decoded path, so that `/%61pp` is one of `/app`. Nothing links to such a URL, and
 * the platform's own routes do not match it.
 *
 * @throws ApiError `endpoint_not_found`.
 */
function requirePlainPath(c: Context<AppEnv>): void {
  const { pathname } = new URL(c.req.url);
  if (!places.test(pathname)) throw noSuchEndpoint(pathname);
}

/**
 * The session of the request's cookie, and counts the request: against the account it is signed
 * in to, else against its address. From here on the request writes only while that session is alive.
 *
 * @throws ApiError `rate_limit_exceeded`, `endpoint_not_found` for a path that is encoded oddly.
 */
export async function openSession(c: Context<AppEnv>): Promise<Session | null> {
  requirePlainPath(c);
  const secret = readSessionCookie(c);
  const session = secret === undefined ? null : await find(c, secret);
  if (session?.kind !== "account") {
    await countPage(c);
    return session;
  }
  await countAccount(c, session);
  guardWrites(c, session);
  renew(c, session);
  return session;
}

/** @param options.fresh whether its person must have proved to be present within ten minutes, too. */
export function guardWrites(
  c: Context<AppEnv>,
  session: AccountSession,
  { fresh = false }: { fresh?: boolean } = {},
): void {
  const context = { db: openDatabase(c), readNow: () => readClock(c.env) };
  c.set("writeGuard", sessionGuard(context, session, fresh));
}

/** Whoever guesses waits behind others of the same address, as with keys. */
async function find(c: Context<AppEnv>, secret: string): Promise<Session | null> {
  const { now } = c.var;
  if (!secretPattern.test(secret)) {
    return readAnonymousSession({ secretsKey: c.env.SECRETS_KEY, now }, secret);
  }
  const lookUp = () => findSession({ db: openDatabase(c), now }, secret);
  const queue = lookupQueueOf(c);
  const found = await whileCallsFollow(c, () =>
    queue === null ? lookUp() : lookUpInTurn(queue, lookUp),
  );
  if (!found) await countFailedAuth(c);
  return found;
}

async function countAccount(c: Context<AppEnv>, { account }: AccountSession): Promise<void> {
  const limits = { perMinute: appPerMinute, perMonth: null };
  const { refusedBy, retryAfterSeconds } = await countAgainst(c, appLimitKey(account.id), limits);
  if (!refusedBy) return;
  throw new ApiError("rate_limit_exceeded", {
    message: `An account may open ${appPerMinute} of these pages in any 60 seconds. Try again in ${retryAfterSeconds} s.`,
    afterSeconds: retryAfterSeconds,
  });
}

function renew(c: Context<AppEnv>, session: AccountSession): void {
  const { now, requestId } = c.var;
  if (!isDueForRenewal(session, now)) return;
  const renewed = renewSession({ db: openDatabase(c), now }, session).catch((error: unknown) => {
    // The session may have ended by the sign-out that this request asks for.
    if (findSessionEnded(error)) return;
    // The next request tries again.
    logFailure({ requestId, task: "renew a session" }, error);
  });
  c.executionCtx.waitUntil(renewed);
}

/**
 * `__Host-session`. A browser sends it with every request to this host, so that where it counts is
 * decided here: only the pages of `openSession` read it.
 */
const name = "session";
const attributes = { prefix: "host", httpOnly: true, secure: true, sameSite: "Lax" } as const;

/**
 * `__Host-signed-in=1`, which says nothing but that, for the script of public pages: they are cached,
 * the same for everyone, and show who is signed in a link to their account. The service never reads
 * it: whoever forges it sees another link.
 */
const marker = "signed-in";
const markerAttributes = { ...attributes, httpOnly: false } as const;

function readSessionCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, name, "host");
}

export function setSessionCookie(c: Context<AppEnv>, secret: string, kind: Session["kind"]): void {
  const lifetimeMs = kind === "anonymous" ? anonymousMs : absoluteMs;
  const lasting = { path: "/", maxAge: lifetimeMs / 1000 };
  setCookie(c, name, secret, { ...attributes, ...lasting });
  if (kind === "account") setCookie(c, marker, "1", { ...markerAttributes, ...lasting });
  else if (getCookie(c, marker, "host")) clearMarker(c);
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, name, { ...attributes, path: "/" });
  clearMarker(c);
}

function clearMarker(c: Context<AppEnv>): void {
  deleteCookie(c, marker, { ...markerAttributes, path: "/" });
}
