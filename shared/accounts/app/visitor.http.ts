import type { Context } from "hono";
import { writeAtomically } from "#shared/db/transaction.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { startAnonymousSession } from "../sessions/anonymous-session.ts";
import { makeFormToken } from "../sessions/form-token.ts";
import type { AccountSession, Session } from "../sessions/session.ts";
import type { SignInResult, VisitorContext, VisitorWriteContext } from "../visitor-context.ts";
import { openSession } from "./open-session.http.ts";
import { describeOwnBrowser } from "./owner-context.http.ts";
import { readReturnPath } from "./return-path.http.ts";
import { setSessionCookie } from "./session-cookie.http.ts";

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
export async function findVisitor(c: Context<AppEnv>): Promise<Visitor | null> {
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
