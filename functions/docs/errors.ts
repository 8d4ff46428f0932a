import { Hono } from "hono";
import { html } from "hono/html";
import { type ErrorRow, errors } from "../../shared/core/errors.ts";
import type { AppEnv } from "../../shared/http/env.ts";
import { renderPage } from "../../shared/pages/layout.tsx";

/** `GET /docs/errors`: a section for every code, which the `doc_url` of an error links to. */
export default new Hono<AppEnv>().get("/docs/errors", (c) =>
  renderPage(
    c,
    "Errors",
    html`<p>Every error of the Salary Data API has a <code>code</code>, a message for people and a
<code>retry_strategy</code> for programs. The Job Pipeline API has codes of its own for the same errors; each section
lists both.</p>
${Object.entries<ErrorRow>(errors).map(([code, row]) => section(code, row))}`,
  ),
);

const advice = {
  retry_with_clarification: "Correct the request; the hint asks for the missing information.",
  use_alternative_tool: "Call the path in the hint instead.",
  retry_after_seconds: "Repeat the request after the number of seconds in the hint.",
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
