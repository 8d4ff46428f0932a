import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "#shared/core/errors.ts";
import { refusedFormPage } from "#shared/html/error-page.tsx";
import type { AppEnv } from "#shared/middleware/env.ts";
import { type AccountSession, isFresh } from "../sessions/session.ts";
import { guardWrites, openSession } from "./open-session.http.ts";
import { isFromThisSite } from "./read-form.http.ts";
import { sendPrivatePage } from "./send-app-page.http.tsx";

/**
 * A page may have six of an isolate's eight reads, because it reads more at a time than a call of
 * the API and a person waits for it.
 */
const pageReads = 6;

const signedIn = new WeakMap<Request, AccountSession>();

/** The session of a request that has passed {@link requireSession}. */
export function sessionOf(c: Context<AppEnv>): AccountSession {
  const session = signedIn.get(c.req.raw);
  if (!session) throw new Error("a page of the application has no session");
  return session;
}

/**
 * Lets only browsers pass that are signed in; others are sent to the sign-in, which comes back.
 * A form must have been sent from this site.
 *
 * @param options.returnTo where the sign-in leads after a form whose own path shows nothing.
 */
export function requireSession({ returnTo }: Return = {}): MiddlewareHandler<AppEnv> {
  return async function requireSession(c, next) {
    if (isLoopbackAddress(c)) return c.redirect(atLocalhost(c), 302);
    const session = await openSession(c);
    if (session?.kind !== "account") {
      c.header("Cache-Control", "private, no-store");
      return c.redirect(withReturn("/login", returnTo ?? pathOf(c)), 303);
    }
    if (c.req.method === "POST" && !isFromThisSite(c)) {
      return sendPrivatePage(c, refusedFormPage());
    }
    signedIn.set(c.req.raw, session);
    c.set("ownerId", session.account.id);
    c.set("ownerReads", pageReads);
    await next();
  };
}

/**
 * Lets only those pass who have proved to be present within ten minutes; others do so first. For
 * what would hurt if somebody else sat down at the browser. Runs after {@link requireSession}.
 *
 * @example
 * new Hono<AppEnv>().get("/app/security/codes", requireSession(), requireFreshVerification(), show)
 */
export function requireFreshVerification({ returnTo }: Return = {}): MiddlewareHandler<AppEnv> {
  return async function requireFreshVerification(c, next) {
    const session = sessionOf(c);
    if (isFresh(session, c.var.now)) {
      guardWrites(c, session, { fresh: true });
      return next();
    }
    c.header("Cache-Control", "private, no-store");
    return c.redirect(withReturn("/login/verify", returnTo ?? pathOf(c)), 303);
  };
}

interface Return {
  /** A page of the application; by default the request's own path and query. */
  returnTo?: string | undefined;
}

function pathOf(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url);
  return `${pathname}${search}`;
}

/** Passkeys belong to a host's name, which an address is not. */
export function isLoopbackAddress(c: Context<AppEnv>): boolean {
  const { hostname } = new URL(c.req.url);
  return c.env.ENVIRONMENT === "local" && hostname === "127.0.0.1" && c.req.method === "GET";
}

export function atLocalhost(c: Context<AppEnv>): string {
  const url = new URL(c.req.url);
  url.hostname = "localhost";
  return url.href;
}

/** Where a sign-in may lead back to. Elsewhere on this host nobody is sent, and to no other host. */
const allowed = /^\/(?:app|oauth\/(?:authorize|device))(?:[/?]|$)/;

const maxCharacters = 2_000;

/**
 * The path and query of a `next` parameter, if it is a page of this host that needs a sign-in.
 *
 * @returns `/app` for anything else.
 */
export function readReturnPath(next: string | undefined): string {
  if (next === undefined || next.length > maxCharacters) return "/app";
  // Browsers read `//host` and `/\host` as another host, even with a tab in between.
  if (!/^\/[\x21-\x7e]*$/.test(next) || /[\\]|\/\//.test(next.split("?")[0] ?? "")) return "/app";
  const { pathname, search, host } = new URL(next, "http://this.invalid");
  if (host !== "this.invalid" || !allowed.test(pathname)) return "/app";
  return `${pathname}${search}`;
}

/** A link to a page that comes back to this one. */
export function withReturn(page: string, next: string): string {
  const path = readReturnPath(next);
  return path === "/app" ? page : `${page}?${new URLSearchParams({ next: path })}`;
}

/** @throws ApiError `endpoint_not_found`: to everybody else the page does not exist. */
export function requireOperator({ account }: AccountSession): void {
  if (account.isOperator) return;
  throw new ApiError("endpoint_not_found", { message: "There is no such page." });
}
