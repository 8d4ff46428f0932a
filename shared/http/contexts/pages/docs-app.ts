import type { Context, Hono } from "hono";
import * as z from "zod/mini";
import { docsPage } from "../../../pages/docs/docs-page.tsx";
import type { Markup } from "../../../pages/page.ts";
import type { AppEnv } from "../../env.ts";
import { siteOrigin } from "../../request/site.ts";
import { pageApp } from "./page-app.ts";

/**
 * A guide of the documentation.
 *
 * @example
 * export default docsApp({
 *   path: "/docs/errors", title: "Errors", description: "Every code.", body: () => html`<p>…</p>`,
 * });
 */
export function docsApp({
  body,
  ...page
}: {
  path: string;
  title: string;
  description: string;
  body(origin: string, c: Context<AppEnv>): Markup;
}): Hono<AppEnv> {
  return pageApp({
    path: page.path,
    query: z.object({}),
    cache: "static",
    handle: async (c) => docsPage({ ...page, body: body(siteOrigin(c), c) }),
  });
}
