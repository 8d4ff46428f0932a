import { type Context, Hono, type MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { refusedFormPage } from "#shared/html/error-page.tsx";
import type { Page } from "#shared/html/page.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { requireWellFormedUrl } from "#shared/middleware/request/url.ts";
import { checkParams } from "#shared/middleware/steps/parse-query.ts";
import { type AccountSession, isFormToken } from "../sessions/session.ts";
import { requireSessionPlace } from "./open-session.http.ts";
import { type FormFields, readFormFields } from "./read-form.http.ts";
import { requireFreshVerification, requireSession, sessionOf } from "./require-session.http.ts";
import { renderAppError, sendAppPage, sendPrivatePage } from "./send-app-page.http.tsx";

/** A page, or a response such as a redirect (`c.redirect(path, 303)`). */
export type Shown = Promise<Page | Response>;

export interface AppRoute {
  /** Absolute, under `/app`, with Hono's parameters. */
  path: `/app${string}`;
  /** Whether it asks for a proof of presence within the last ten minutes. */
  fresh?: boolean;
}

interface AppPageRoute<Query> extends AppRoute {
  /** Reads the query; a parameter that is not valid must have a default (`catch`), never an error. */
  query: z.ZodMiniType<Query>;
  handle(c: Context<AppEnv>, session: AccountSession, query: Query): Shown;
}

/**
 * The Hono app of one page for whoever is signed in. Everybody else is sent to the sign-in, which
 * comes back. A record of another account is 404: verbs throw `notFound`.
 *
 * @example
 * export default appPage({
 *   path: "/app/usage",
 *   query: z.object({}),
 *   handle: async (c, session) => usagePage(await readUsage(ownerContext(c, session))),
 * });
 */
export function appPage<Query>(route: AppPageRoute<Query>): Hono<AppEnv> {
  const { path, query, handle } = route;
  return emptyApp(path).get(path, ...gates(route), async (c) => {
    requireWellFormedUrl(c.req.url, route);
    const { searchParams } = new URL(c.req.url);
    const session = sessionOf(c);
    return sendShown(c, await handle(c, session, query.parse(Object.fromEntries(searchParams))));
  });
}

interface AppFormRoute<Fields> extends AppRoute {
  /** Reads the fields; one that is not valid must have a default (`catch`), never an error. */
  fields: z.ZodMiniType<Fields>;
  /** The page with the form before it is filled in; absent if another page shows the form. */
  show?(c: Context<AppEnv>, session: AccountSession): Shown;
  /**
   * Does what the form asks for and redirects, or returns the page with what was typed and the
   * messages at its fields.
   */
  submit(c: Context<AppEnv>, session: AccountSession, fields: Fields): Shown;
  /** Bytes of its body, if it takes more than other forms. */
  maxBytes?: number;
  /** The page of a form that has no page of its own, to which a sign-in leads back. */
  shownAt?: `/app${string}`;
}

/**
 * The Hono app of a form, which is sent by POST to the path of its page. A form must come from this
 * site and carry the token of its session (`<FormToken>`).
 *
 * @example
 * export default appForm({
 *   path: "/app/account/name",
 *   fields: z.object({ name: z.catch(z.string(), "") }),
 *   shownAt: "/app/account",
 *   async submit(c, session, { name }) {
 *     await writeAsOwner(c, session, (context) => renameAccount(context, name));
 *     return c.redirect("/app/account", 303);
 *   },
 * });
 */
export function appForm<Fields>(route: AppFormRoute<Fields>): Hono<AppEnv> {
  const { path, fields, show, submit, maxBytes } = route;
  const app = emptyApp(path).post(path, ...gates(route), checkParams(route), async (c) => {
    const session = sessionOf(c);
    const sent = await readFormFields(c, maxBytes);
    if (!(await hasFormToken(c, session.id, sent))) return sendPrivatePage(c, refusedFormPage());
    return sendShown(c, await submit(c, session, fields.parse(sent)));
  });
  return show
    ? app.get(path, ...gates(route), checkParams(route), async (c) =>
        sendShown(c, await show(c, sessionOf(c))),
      )
    : app;
}

/** Whether a form carries the token of this session. */
export async function hasFormToken(
  c: Context<AppEnv>,
  sessionId: string,
  { form_token: token }: FormFields,
): Promise<boolean> {
  return typeof token === "string" && isFormToken(c.env.SECRETS_KEY, sessionId, token);
}

/** The app of a page, which shows errors as pages. */
export function emptyApp(path: string): Hono<AppEnv> {
  requireSessionPlace(path);
  return new Hono<AppEnv>().onError(renderAppError);
}

/** The middleware of every page. */
export function gates({
  fresh = false,
  shownAt,
}: AppRoute & { shownAt?: string }): [MiddlewareHandler<AppEnv>, MiddlewareHandler<AppEnv>] {
  const options = { returnTo: shownAt };
  return [requireSession(options), fresh ? requireFreshVerification(options) : pass];
}

const pass: MiddlewareHandler<AppEnv> = (_c, next) => next();

/** Sends what a page has made. */
export function sendShown(c: Context<AppEnv>, made: Page | Response): Response | Promise<Response> {
  if (!(made instanceof Response)) return sendAppPage(c, sessionOf(c), made);
  made.headers.set("Cache-Control", "private, no-store");
  return made;
}
