import { type Context, Hono, type MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import type { AttemptKind } from "#shared/access/tiers.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { refusedFormPage } from "#shared/html/error-page.tsx";
import type { Page } from "#shared/html/page.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { type PageUrl, requireWellFormedUrl } from "#shared/middleware/request/url.ts";
import { countAttempt } from "#shared/middleware/steps/rate-limit.ts";
import { type AccountSession, makeFormToken, type Session } from "../sessions/session.ts";
import { startAnonymousSession } from "../sessions/start-session.ts";
import type { SignInResult, VisitorContext, VisitorWriteContext } from "../visitor-context.ts";
import { hasFormToken } from "./app-page.http.ts";
import { openSession, requireSessionPlace, setSessionCookie } from "./open-session.http.ts";
import { describeOwnBrowser } from "./owner-context.http.ts";
import { isFromThisSite, readSignInFields } from "./read-form.http.ts";
import { atLocalhost, isLoopbackAddress, readReturnPath } from "./require-session.http.ts";
import { renderAppError, sendPrivatePage } from "./send-app-page.http.tsx";

/** A browser at a page that needs no account. It may be signed in all the same. */
export interface Visitor {
  session: Session;
  /** The token of its forms. */
  formToken: string;
}

/** The session of a visitor who is signed in, or null. */
export function findOwner({ session }: Visitor): AccountSession | null {
  return session.kind === "account" ? session : null;
}

/** The visitor of a request; null if the browser has no session, or it has ended. */
async function findVisitor(c: Context<AppEnv>): Promise<Visitor | null> {
  const session = await openSession(c);
  return session && toVisitor(c, session);
}

/** The same, who gets an anonymous session if there is none. */
export async function openVisitor(c: Context<AppEnv>): Promise<Visitor> {
  return (await findVisitor(c)) ?? startVisit(c);
}

async function startVisit(c: Context<AppEnv>): Promise<Visitor> {
  const context = { secretsKey: c.env.SECRETS_KEY, now: c.var.now };
  const { session, secret } = await startAnonymousSession(context);
  setSessionCookie(c, secret, session.kind);
  return toVisitor(c, session);
}

async function toVisitor(c: Context<AppEnv>, session: Session): Promise<Visitor> {
  return { session, formToken: await makeFormToken(c.env.SECRETS_KEY, session.id) };
}

/** The context of the verbs that read before anybody is signed in. */
export function visitorContext(c: Context<AppEnv>): VisitorContext {
  const { SECRETS_KEY: secretsKey } = c.env;
  return { db: openDatabase(c), now: c.var.now, browser: describeOwnBrowser(c), secretsKey };
}

/** Runs a verb that writes before anybody is signed in; after a write conflict it runs again. */
export function writeAsVisitor<T>(
  c: Context<AppEnv>,
  verb: (context: VisitorWriteContext) => Promise<T>,
): Promise<T> {
  const context = visitorContext(c);
  return writeAtomically(openDatabase(c), (write) => verb({ ...context, write }));
}

/** Gives the browser its new session, and leads it to where it wanted to go. */
export function enter(
  c: Context<AppEnv>,
  { secret }: SignInResult,
  next: string | undefined,
): Response {
  setSessionCookie(c, secret, "account");
  return c.redirect(readReturnPath(next), 303);
}

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
