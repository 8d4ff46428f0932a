import { type Context, Hono, type MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import type { AttemptKind } from "#shared/access/tiers.ts";
import { refusedFormPage } from "#shared/html/error-page.tsx";
import type { Page } from "#shared/html/page.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { type PageUrl, requireWellFormedUrl } from "#shared/middleware/request/url.ts";
import { countAttempt } from "#shared/middleware/steps/rate-limit.ts";
import { renderAppError } from "./app-error.http.ts";
import { hasFormToken } from "./app-page.http.ts";
import { isFromThisSite } from "./check-origin.http.ts";
import { requireSessionPlace } from "./open-session.http.ts";
import { readSignInFields } from "./read-form.http.ts";
import { atLocalhost, isLoopbackAddress } from "./require-session.http.ts";
import { sendPrivatePage } from "./send-app-page.http.tsx";
import { findVisitor, openVisitor, type Visitor } from "./visitor.http.ts";

interface VisitorFormRoute<Query, Fields> {
  /** Absolute, under `/login` or `/signup`. */
  path: string;
  /** Reads the query of GET; a parameter that is not valid must have a default, never an error. */
  query: z.ZodMiniType<Query>;
  /** Reads the fields of POST, likewise. */
  fields: z.ZodMiniType<Fields>;
  /** The limit of its address against which sending the form counts. */
  attempt: AttemptKind;
  show(c: Context<AppEnv>, visitor: Visitor, query: Query): Promise<Page | Response>;
  submit(c: Context<AppEnv>, visitor: Visitor, fields: Fields): Promise<Page | Response>;
}

/**
 * The Hono app of a page with a form for browsers that are not signed in. Its form must come from
 * this site and carry the token of the browser's session, which may be an anonymous one.
 */
export function visitorForm<Query, Fields>(route: VisitorFormRoute<Query, Fields>): Hono<AppEnv> {
  const { path, query, fields, attempt, show, submit } = route;
  requireSessionPlace(path);
  return new Hono<AppEnv>()
    .onError(renderAppError)
    .get(path, checkUrl(route), leaveAddress, async (c) => {
      const visitor = await openVisitor(c);
      const { searchParams } = new URL(c.req.url);
      const asked = query.parse(Object.fromEntries(searchParams));
      return send(c, await show(c, visitor, asked));
    })
    .post(path, async (c) => {
      const visitor = await findVisitor(c);
      if (!visitor || !isFromThisSite(c)) return sendPrivatePage(c, refusedFormPage());
      await countAttempt(c, attempt);
      const sent = await readSignInFields(c);
      const isOwn = await hasFormToken(c, visitor.session.id, sent);
      if (!isOwn) return sendPrivatePage(c, refusedFormPage());
      return send(c, await submit(c, visitor, fields.parse(sent)));
    });
}

function checkUrl(route: PageUrl): MiddlewareHandler<AppEnv> {
  return async function checkUrl(c, next) {
    requireWellFormedUrl(c.req.url, route);
    await next();
  };
}

const leaveAddress: MiddlewareHandler<AppEnv> = async (c, next) =>
  isLoopbackAddress(c) ? c.redirect(atLocalhost(c), 302) : next();

function send(c: Context<AppEnv>, made: Page | Response): Response | Promise<Response> {
  if (!(made instanceof Response)) return sendPrivatePage(c, made);
  made.headers.set("Cache-Control", "private, no-store");
  return made;
}
