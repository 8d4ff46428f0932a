import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "#shared/middleware/env.ts";
import { absoluteMs, anonymousMs, type Session } from "../sessions/session.ts";

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

export function readSessionCookie(c: Context<AppEnv>): string | undefined {
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
