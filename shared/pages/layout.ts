import type { Context } from "hono";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Edge } from "../http/bindings.ts";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
h2:target, section:target > h2 { outline: 2px solid; outline-offset: .3rem; }
code { font-family: ui-monospace, monospace; font-size: .95em; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .8rem; border: 1px solid; }
pre code { overflow-wrap: normal; }
table { border-collapse: collapse; }
td, th { text-align: left; padding: .3rem 1rem .3rem 0; vertical-align: top; }
`;

/** Answers a page for people: no script, nothing from another host. */
export async function renderPage(c: Context<Edge>, title: string, body: Markup): Promise<Response> {
  c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Compensation Intelligence</title>
<style>${style}</style>
</head>
<body>
<nav><a href="/">Compensation Intelligence</a> · <a href="/docs/methodology">Method</a> · <a href="/docs/errors">Errors</a></nav>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`,
  );
}
