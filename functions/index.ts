import { Hono } from "hono";
import { html } from "hono/html";
import type { Edge } from "../shared/http/bindings.ts";
import { siteOrigin } from "../shared/http/site.ts";
import { renderPage } from "../shared/pages/layout.ts";

/** `GET /`: what this is and the first call to make. */
export default new Hono<Edge>().get("/", (c) =>
  renderPage(
    c,
    "What does this job pay?",
    html`<p>An open-source API for U.S. pay: 3,445 job roles in 500 cities at four levels of experience.
Every figure is made from public data and can be traced to the published numbers behind it.</p>
<pre tabindex="0"><code>curl ${siteOrigin(c)}/api/v1/intelligence/salaries/demo</code></pre>
<p><a href="/docs/methodology">How the figures are made</a> ·
<a href="/docs/errors">What each error means</a> ·
<a href="/openapi.json">OpenAPI document</a></p>`,
  ),
);
