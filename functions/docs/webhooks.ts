import { Hono } from "hono";
import { html } from "hono/html";
import { eventContracts } from "../../shared/contracts/pipeline/events.ts";
import type { AppEnv } from "../../shared/http/env.ts";
import { renderPage } from "../../shared/pages/layout.ts";
import snippets from "../../shared/pages/webhook-snippets.json";
import {
  hoursOfAttempts,
  inWords,
  pausesInWords,
} from "../../shared/webhooks/describe-schedule.ts";
import { disableAfterMs, jitter, pauses } from "../../shared/webhooks/schedule.ts";

/** `GET /docs/webhooks`: what is sent, how it is signed and tried again, and how to verify it. */
export default new Hono<AppEnv>().get("/docs/webhooks", (c) =>
  renderPage(
    c,
    "Webhooks",
    html`<p>A webhook is a URL of yours that is told when the pipeline changes: a POST with a JSON body, signed,
and tried again until your side has taken it. Register up to ten for an account with
<code>POST /api/mcp/webhooks</code> and a read-write token.</p>

<h2 id="events">Events</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Events">
<table>
<thead><tr><th scope="col">Event</th><th scope="col">Sent when</th></tr></thead>
<tbody>
${Object.entries(eventContracts).map(([event, { summary }]) => html`<tr><th scope="row"><code>${event}</code></th><td>${summary}</td></tr>`)}
</tbody>
</table>
</div>
<p><code>*</code> subscribes to all of them; the test goes to the webhook it is asked for. A job that is added with a status tells of
<code>job.created</code> alone; a move to <code>interviewing</code> or <code>offer</code> tells of two
events. An import tells of none.</p>

<h2 id="payload">Payload</h2>
<pre tabindex="0"><code>{
  "event": "job.status_changed",
  "timestamp": "2026-11-21T12:00:05.000Z",
  "data": {
    "id": "job_4fT0bJ9qWm2XcR7d",
    "company": "Acme",
    "title": "Software Engineer",
    "status": "interviewing",
    "newStatus": "interviewing",
    "previousStatus": "applied",
    "eventAt": "2026-11-21T12:00:00.000Z",
    …
  }
}</code></pre>
<p>There are these three keys and no other. <code>data</code> is the record as the API answers it, as it
was at the event (of a deletion, the last one), and <code>eventAt</code>. <code>timestamp</code> is the
time of this attempt, so that an attempt hours later is not refused as a replay. Every payload stands with its
schema and an example in the <a href="/docs">reference</a>.</p>

<h2 id="signature">Signature</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Headers">
<table>
<thead><tr><th scope="col">Header</th><th scope="col">Value</th></tr></thead>
<tbody>
<tr><th scope="row"><code>X-Service-Signature</code></th><td><code>sha256=</code> and the hex HMAC-SHA256 of the body's bytes, keyed with the secret as text</td></tr>
<tr><th scope="row"><code>X-Service-Timestamp</code></th><td>The body's <code>timestamp</code></td></tr>
<tr><th scope="row"><code>User-Agent</code></th><td><code>Service-Webhooks/1.0</code></td></tr>
<tr><th scope="row"><code>webhook-id</code></th><td>The same for every attempt of a delivery: a repetition is told by it</td></tr>
<tr><th scope="row"><code>webhook-timestamp</code></th><td>The attempt's time, seconds since the epoch</td></tr>
<tr><th scope="row"><code>webhook-signature</code></th><td>Standard Webhooks: <code>v1,</code> and the base64 signature of id, timestamp and body</td></tr>
</tbody>
</table>
</div>
<p>The last three follow <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>; its libraries and
Svix's verify them as they are, with a secret of the form <code>whsec_…</code>. For 24 hours after
<code>POST /api/mcp/webhooks/{id}/rotate-secret</code> the old and the new secret both sign
<code>webhook-signature</code>; <code>X-Service-Signature</code> is made with the new one at once.</p>

<h2 id="verify">Verify a delivery</h2>
<p>Take the raw bytes of the body, before anything parses them. Compare in constant time. Refuse what is older
than five minutes, and what has an id that you have seen.</p>
${snippets.map(({ language, code }) => html`<h3>${language}</h3><pre tabindex="0"><code>${code}</code></pre>`)}

<h2 id="retries">Attempts</h2>
<p>A 2xx status within five seconds is success, the time for DNS, connecting and TLS included. Everything else is
a failure: other statuses, redirects (which are never followed), no answer in time. After a failure the delivery is
tried again after about ${pausesInWords()}: ${pauses.length} attempts in ${hoursOfAttempts()} hours and more, each
pause longer or shorter by up to ${jitter * 100} %. <code>Retry-After</code> may stretch a pause to twice its
length.</p>
<p>A 410 switches the webhook off at once. So do ${inWords(disableAfterMs)} of nothing but failure; the webhook's status,
<code>/me</code> and <code>/suggestions</code> then say so. Switching it on again, and sending a single delivery
again with <code>POST /api/mcp/webhooks/deliveries/{id}/redeliver</code>, is up to you. The log of every attempt
is at <code>GET /api/mcp/webhooks/deliveries</code>.</p>

<h2 id="order">Order and repetition</h2>
<p>An event is written together with its change: neither is ever there without the other. It is delivered at
least once, which now and then is twice; drop what has a known <code>webhook-id</code>. Deliveries are sent
side by side and may overtake each other: where order matters, go by <code>eventAt</code> or read the record
anew.</p>

<h2 id="targets">Which URLs are accepted</h2>
<p>HTTPS on port 443 or 8443, by name and without credentials in it. Every address that the name has must be a
public one: private, loopback, link-local and other special ranges are refused, however they are written or
embedded in IPv6. This is checked at registration and before every attempt; the connection goes to the checked
address and nowhere else, and the certificate must be valid for the name.</p>`,
    { description: "Events, payloads, signatures and retries of webhooks." },
  ),
);
