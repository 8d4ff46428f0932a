import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { absoluteMs, anonymousMs, type Session } from "../../../accounts/sessions/session.ts";
import type { AppEnv } from "../../env.ts";

/**
 * `__Host-session`. A browser sends it with every request to this host, so that where it counts is
 * decided here: only the pages of `openSession` read it.
 */
const name = "session";
const attributes = { prefix: "host", httpOnly: true, secure: true, sameSite: "Lax" } as const;

export function readSessionCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, name, "host");
}

export function setSessionCookie(c: Context<AppEnv>, secret: string, kind: Session["kind"]): void {
  const lifetimeMs = kind === "anonymous" ? anonymousMs : absoluteMs;
  setCookie(c, name, secret, { ...attributes, path: "/", maxAge: lifetimeMs / 1000 });
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, name, { ...attributes, path: "/" });
}
