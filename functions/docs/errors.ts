import { Hono } from "hono";
import { html } from "hono/html";
import { type ErrorRow, errors } from "../../shared/core/errors.ts";
import type { AppEnv } from "../../shared/http/env.ts";
import { renderPage } from "../../shared/pages/layout.ts";

/** `GET /docs/errors`: an anchor for every code, where each error's `doc_url` leads. */
export default new Hono<AppEnv>().get("/docs/errors", (c) =>
  renderPage(
    c,
    "Errors",
    html`<p>Every error of the Salary Data API has a <code>code</code>, a message for a person and a
<code>retry_strategy</code> for a program. The Job Pipeline API answers the same failures with the
code in brackets.</p>
${Object.entries<ErrorRow>(errors).map(([code, row]) => section(code, row))}`,
  ),
);

const advice = {
  retry_with_clarification: "Correct the call: the hint asks what is missing.",
  use_alternative_tool: "Make another call: the hint names a path that works.",
  retry_after_seconds: "Make the same call later: the hint names the seconds to wait.",
} as const;

function section(code: string, row: ErrorRow) {
  return html`<section id="${code}">
<h2><code>${code}</code></h2>
<p>${row.title}.</p>
<table>
<tr><th scope="row">Status</th><td>${row.status} (<code>${row.type}</code>)</td></tr>
<tr><th scope="row">Strategy</th><td><code>${row.strategy}</code>: ${advice[row.strategy]}</td></tr>
<tr><th scope="row">Job Pipeline API</th><td><code>${row.pipeline}</code></td></tr>
</table>
</section>
`;
}
