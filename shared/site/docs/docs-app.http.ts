import type { Hono } from "hono";
import * as z from "zod/mini";
import { toMarkdown } from "#shared/html/markdown/to-markdown.ts";
import type { Markup } from "#shared/html/page.ts";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { readContent } from "#shared/middleware/request/content.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { docsPage } from "./docs-page.tsx";

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
  /** Files of `/assets` that this guide needs besides those of every guide. */
  modules?: readonly string[];
  /** @param read reads a file of `public/content`. */
  body(origin: string, read: (file: string) => Promise<string>): Markup | Promise<Markup>;
}): Hono<AppEnv> {
  return pageApp({
    path: page.path,
    query: z.object({}),
    cache: "static",
    async handle(c) {
      const origin = siteOrigin(c);
      const content = await body(origin, (file) => readContent(c, file));
      return docsPage({ ...page, body: content, markdown: () => toMarkdown(content, origin) });
    },
  });
}
