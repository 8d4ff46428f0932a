import type { Context } from "hono";
import { inAppFrame } from "#shared/html/app-frame.tsx";
import { refusedFormPage } from "#shared/html/error-page.tsx";
import { renderDocument } from "#shared/html/layout.tsx";
import { type Page, pageHeaders } from "#shared/html/page.ts";
import { renderPageError } from "#shared/html/serve/page-error.http.tsx";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteName, siteOrigin } from "#shared/middleware/request/site.ts";
import { type AccountSession, displayName, makeFormToken } from "../sessions/session.ts";
import { findSessionEnded } from "../sessions/session-guard.ts";

/** Sends a page of the application, with its navigation. It is stored nowhere. */
export async function sendAppPage(
  c: Context<AppEnv>,
  session: AccountSession,
  page: Page,
): Promise<Response> {
  const { account } = session;
  const framed = inAppFrame(page, {
    path: new URL(c.req.url).pathname,
    name: displayName(account),
    isOperator: account.isOperator,
    timeZone: account.timeZone,
    formToken: await makeFormToken(c.env.SECRETS_KEY, session.id),
  });
  return sendPrivatePage(c, framed);
}

/** Sends a page that is made for one browser, and stored nowhere. */
export async function sendPrivatePage(c: Context<AppEnv>, page: Page): Promise<Response> {
  const unlisted = { ...page, unlisted: true };
  const path = new URL(c.req.url).pathname;
  const document = await renderDocument(unlisted, {
    path,
    origin: siteOrigin(c),
    siteName: siteName(c),
  });
  for (const [name, value] of Object.entries(pageHeaders(unlisted))) c.header(name, value);
  c.header("Cache-Control", "private, no-store");
  c.header("Content-Type", "text/html; charset=utf-8");
  return c.body(document, { status: page.status ?? 200 } as { status: 200 });
}

/** Sends an error of a page where the session's cookie counts: a form of a session that ended is refused. */
export function renderAppError(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (findSessionEnded(error)) return sendPrivatePage(c, refusedFormPage());
  return renderPageError(error, c);
}
