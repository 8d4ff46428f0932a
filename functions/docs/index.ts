import { Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "../../shared/http/env.ts";
import { renderPage } from "../../shared/pages/layout.tsx";

/** `GET /docs`: the API reference, rendered by Redoc from the OpenAPI document. */
export default new Hono<AppEnv>().get("/docs", (c) =>
  renderPage(
    c,
    "API reference",
    html`<h1 class="skip">API reference</h1>
<div id="reference"><p>The reference is rendered with JavaScript from the <a href="/openapi.json">OpenAPI document</a>.</p></div>`,
    {
      kind: "reference",
      description: "Every operation, parameter, response and error of both APIs.",
      styles: ["reference.css"],
      scripts: ["redoc-2.5.4.js", "reference.js"],
      // Redoc inserts style elements while it renders, with images as data URLs.
      policy: {
        "script-src": "'self'",
        "connect-src": "'self'",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data:",
      },
    },
  ),
);
