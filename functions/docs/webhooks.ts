import { html } from "hono/html";
import { grouped } from "#shared/core/format.ts";
import { CodeSample } from "#shared/html/components/copyable.tsx";
import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import { docsApp } from "#shared/site/docs/docs-app.http.ts";
import snippets from "#shared/site/docs/webhook-snippets.json";
import {
  durationInWords,
  hoursOfAttempts,
  pausesInWords,
} from "#shared/webhooks/delivery/describe-schedule.ts";
import {
  disableAfterMs,
  jitter,
  maxLogged,
  maxUnfinished,
  maxWebhooks,
  pauses,
  retentionMs,
} from "#shared/webhooks/delivery/schedule.ts";
import { LocalReceivers } from "#shared/webhooks/subscriptions/local-receivers.page.tsx";
import {
  deliveredEvents,
  describeWebhookEvent,
} from "#shared/webhooks/subscriptions/webhook-events.ts";

/** `GET /docs/webhooks`: events, payloads, signatures, retries, and how to verify a delivery. */
export default docsApp({
  path: "/docs/webhooks",
  title: "Webhooks",
  body: () => html`<p>A webhook sends a signed POST request with a JSON body to a URL of yours when the pipeline changes, and
retries until your server accepts it. Register up to ${maxWebhooks} webhooks for an account with
<code>POST /api/mcp/webhooks</code> and a read-write token.</p>

<h2 id="events">Events</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Events">
<table>
<thead><tr><th scope="col">Event</th><th scope="col">Sent when</th></tr></thead>
<tbody>
${deliveredEvents.map((event) => html`<tr><th scope="row"><code>${event}</code></th><td>${InlineMarkdown({ text: describeWebhookEvent(event) })}</td></tr>`)}
</tbody>
</table>
</div>
<p><code>*</code> subscribes to all events, also to those that are added later.</p>

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
<p>A payload has exactly these three keys. <code>data</code> is the record in the format of the API, as it was at
the time of the event (for a deletion, just before it), plus <code>eventAt</code>. <code>timestamp</code> is the
time of this attempt, so that a retry hours later is not rejected as a replay. The <a href="/docs">reference</a> has
the schema and an example of every payload. A webhook that is registered with <code>"content": "thin"</code> gets
<code>data</code> with the record's <code>id</code> alone, so that no detail of your job search leaves the service; read
the rest <a href="#log">from the log</a> or from the record's own address.</p>

<h2 id="signature">Signature</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Headers">
<table>
<thead><tr><th scope="col">Header</th><th scope="col">Value</th></tr></thead>
<tbody>
<tr><th scope="row"><code>X-Service-Signature</code></th><td><code>sha256=</code> and the hex HMAC-SHA256 of the body's bytes, keyed with the secret as text</td></tr>
<tr><th scope="row"><code>X-Service-Timestamp</code></th><td>The body's <code>timestamp</code></td></tr>
<tr><th scope="row"><code>User-Agent</code></th><td><code>Service-Webhooks/1.0</code></td></tr>
<tr><th scope="row"><code>webhook-id</code></th><td>The same for every attempt of a delivery; use it to detect duplicates</td></tr>
<tr><th scope="row"><code>webhook-timestamp</code></th><td>Time of the attempt, in seconds since the Unix epoch</td></tr>
<tr><th scope="row"><code>webhook-signature</code></th><td>Standard Webhooks: <code>v1,</code> and the base64 HMAC-SHA256 of id, timestamp and body</td></tr>
</tbody>
</table>
</div>
<p>The last three follow <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>; its libraries and
those of Svix verify them with a secret of the form <code>whsec_…</code>. For 24 hours after
<code>POST /api/mcp/webhooks/{id}/rotate-secret</code>, <code>webhook-signature</code> contains signatures of both the
old and the new secret; <code>X-Service-Signature</code> uses the new secret immediately.</p>

<h2 id="verify">Verify a delivery</h2>
<p>Sign the raw bytes of the body, before they are parsed, and compare signatures in constant time. Reject deliveries
that are older than five minutes or whose id you have already processed. In TypeScript,
<a href="/docs/client#webhooks"><code>verifyWebhook</code></a> does so; without it:</p>
${snippets.map(({ language, code }) => html`<h3>${language}</h3>${CodeSample({ label: `the ${language} example`, code })}`)}

<h2 id="retries">Retries</h2>
<p>An attempt succeeds if your server responds with a 2xx status within five seconds, which include DNS, connecting and
TLS. Everything else is a failure: any other status, a redirect (redirects are never followed), or no response in time.
A failed delivery is retried after about ${pausesInWords()}: ${pauses.length} attempts over ${hoursOfAttempts()} hours or more. Each
delay varies by up to ${jitter * 100}%. <code>Retry-After</code> can extend a delay to at most twice its
length.</p>
<p>A 410 response disables the webhook immediately; ${durationInWords(disableAfterMs)} of failures without a success disable it as well, and
so do more than ${grouped(maxUnfinished)} deliveries that wait for it. While your account is not on the Ultra plan, your
webhooks get no new events, and the events of that time are not sent later.
The webhook's status, <code>/me</code> and <code>/suggestions</code> then show that it is disabled. To enable it again,
update the webhook. To resend a delivery that has ended or waits for a retry, use
<code>POST /api/mcp/webhooks/deliveries/{id}/redeliver</code>; to resend everything that did not arrive since an instant,
<code>POST /api/mcp/webhooks/{id}/redeliver</code>. <code>GET /api/mcp/webhooks/deliveries</code> returns the log of
deliveries, and <code>GET /api/mcp/webhooks/deliveries/{id}</code> each attempt with its request and response.
<a href="/app/webhooks">Your webhooks</a> show the same in a browser, with the reason of a failure, the attempts to come
and a check of the signature in the page.</p>

<h2 id="log">The log of events</h2>
<p><code>GET /api/mcp/events</code> returns the same events in the order in which they were committed, without a webhook.
Begin with <code>after=latest</code> or without <code>after</code>, keep the response's <code>nextCursor</code>, and
call again with it as <code>after</code>, whether or not there was anything new. Events are kept for ${durationInWords(retentionMs)}, and the latest
${grouped(maxLogged)} of an account. A cursor after which something was deleted is refused, so that you never miss an event without
knowing: read the records again, and go on with <code>after=latest</code>.</p>

<h2 id="order">Order and duplicates</h2>
<p>An event is committed in the same transaction as its change, so neither exists without the other. Every event is
delivered at least once and occasionally twice; ignore a <code>webhook-id</code> that you have already processed.
Deliveries are sent concurrently and may arrive out of order: if order matters, compare <code>eventAt</code> or read the
record from the API.</p>

<h2 id="targets">Which URLs are accepted</h2>
<p>HTTPS URLs on port 443 or 8443 with a host name and without credentials. Every address that the host name resolves to
must be public: private, loopback, link-local and other special-purpose ranges are rejected, including those embedded in
IPv6 addresses. This is checked at registration and before every attempt. The connection is made only to an address that
was checked, and the certificate must be valid for the host name.</p>

<h2 id="local">A receiver on your own computer</h2>
${LocalReceivers()}`,
  description: "Events, payloads, signatures and retries of webhooks.",
});
