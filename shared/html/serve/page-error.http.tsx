import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { chooseMedia } from "#shared/middleware/request/accept.ts";
import { siteName, siteOrigin } from "#shared/middleware/request/site.ts";
import { toApiError } from "#shared/middleware/response/error.ts";
import { errorPage, notFoundPage } from "../error-page.tsx";
import { renderDocument } from "../layout.tsx";
import { type Page, pageHeaders } from "../page.ts";

/** Sends any error as a page for people. What went wrong inside is logged, never sent. */
export async function renderPageError(error: Error, c: Context<AppEnv>): Promise<Response> {
  const { code, row, details } = toApiError(error, c);
  if (details.afterSeconds !== undefined) c.header("Retry-After", String(details.afterSeconds));
  return sendErrorPage(
    c,
    errorPage({
      code,
      status: row.status,
      title: row.title,
      message: details.message,
      requestId: c.get("requestId"),
      inApp: c.req.path.startsWith("/app"),
    }),
  );
}

/** Shows browsers a page at a path that does not exist; API clients get the API's own error. */
export function pageNotFound(): MiddlewareHandler<AppEnv> {
  return async function pageNotFound(c, next) {
    const { pathname } = new URL(c.req.url);
    const isApi = pathname.startsWith("/api/") || pathname.startsWith("/mcp");
    const prefersPage = chooseMedia(c, ["application/json", "text/html"]) === "text/html";
    if (isApi || !prefersPage) return next();
    return sendErrorPage(c, notFoundPage());
  };
}

async function sendErrorPage(c: Context<AppEnv>, page: Page): Promise<Response> {
  for (const [name, value] of Object.entries(pageHeaders(page))) c.header(name, value);
  c.header("Cache-Control", "private, no-store");
  c.header("Content-Type", "text/html; charset=utf-8");
  const path = new URL(c.req.url).pathname;
  const document = await renderDocument(page, {
    path,
    origin: siteOrigin(c),
    siteName: siteName(c),
  });
  return c.body(document, { status: page.status ?? 500 } as { status: 500 });
}
