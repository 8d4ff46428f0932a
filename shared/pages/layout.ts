import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageOptions {
  /** What search engines and previews show. */
  description?: string;
  /** Files of `/assets` that this page needs in addition to the common style. */
  styles?: readonly string[];
  scripts?: readonly string[];
  /** Directives of the Content-Security-Policy that this page adds or replaces. */
  policy?: Readonly<Record<string, string>>;
  /** CSS class of the main element; `prose` by default. */
  kind?: string;
}

/** Pages load nothing from other hosts and contain no inline script or style. */
const policy = {
  "default-src": "'none'",
  "style-src": "'self'",
  "img-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

const links = [
  ["/docs", "API"],
  ["/docs/methodology", "Method"],
  ["/docs/webhooks", "Webhooks"],
  ["/docs/errors", "Errors"],
] as const;

const mark = raw(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" d="M3 29h7v-9H3zm9.500 0h7V12h-7zM22 29h7V3h-7z"/></svg>',
);

/**
 * Renders an HTML page with the site's layout, security headers and caching.
 *
 * @example
 * app.get("/docs/errors", (c) => renderPage(c, "Errors", html`<p>Every error has a code.</p>`));
 */
export async function renderPage(
  c: Context,
  title: string,
  body: Markup,
  options: PageOptions = {},
): Promise<Response> {
  const { styles = [], scripts = [], kind = "prose", description } = options;
  const directives = Object.entries({ ...policy, ...options.policy });
  c.header("Content-Security-Policy", directives.map((pair) => pair.join(" ")).join("; "));
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "strict-origin-when-cross-origin");
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  const here = new URL(c.req.url).pathname;
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Compensation Intelligence</title>
${description === undefined ? "" : html`<meta name="description" content="${description}">`}
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
${["site.css", ...styles].map((file) => html`<link rel="stylesheet" href="/assets/${file}">`)}
${scripts.map((file) => html`<script defer src="/assets/${file}"></script>`)}
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="site-header">
<a class="brand" href="/">${mark} Compensation Intelligence</a>
<nav aria-label="Site">
${links.map(([path, name]) => html`<a href="${path}"${path === here ? raw(' aria-current="page"') : ""}>${name}</a>`)}
</nav>
</header>
<main id="main" class="${kind}">
${kind === "prose" ? html`<h1>${title}</h1>` : ""}
${body}
</main>
<footer class="site-footer">Based on public data of the U.S. government and on open data sets. MIT license.
<a href="/openapi.json">OpenAPI</a> · <a href="/llms.txt">llms.txt</a></footer>
</body>
</html>
`,
  );
}
