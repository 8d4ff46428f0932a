import { CodeSample } from "#shared/html/components/copyable.tsx";
import type { Markup } from "#shared/html/page.ts";
import { explainAttempt } from "../log/explain-attempt.ts";
import type { WebhookAttempt } from "../log/webhook-delivery.response.ts";

/** Characters of a body that are shown; a payload can have notes of 10,000 characters and more. */
const maxShown = 20_000;

/** The request of an attempt and its response, side by side where there is room. */
export function Exchange({
  attempt,
  requestBody,
}: {
  attempt: WebhookAttempt;
  requestBody: string | null;
}): Markup {
  return (
    <div class="exchange">
      <section>
        <h3>Request</h3>
        <Request attempt={attempt} body={requestBody} />
      </section>
      <section>
        <h3>Response</h3>
        <Response attempt={attempt} />
      </section>
    </div>
  );
}

function Request({ attempt, body }: { attempt: WebhookAttempt; body: string | null }): Markup {
  const { url, requestHeaders } = attempt;
  const { wasSent } = explainAttempt(attempt);
  return (
    <>
      {!wasSent && <p class="note">Prepared, but not sent.</p>}
      {url !== null && <CodeSample label="the request line" code={`POST ${url}`} />}
      {requestHeaders === null ? (
        <p class="note">Its headers were not kept.</p>
      ) : (
        <CodeSample label="the headers of the request" code={headerLines(requestHeaders)} />
      )}
      {body === null ? (
        <p class="note">The event is no longer stored.</p>
      ) : (
        <>
          <CodeSample label="the body of the request" code={cut(formatted(body))} />
          <p class="note">Shown with line breaks; what is signed has none.</p>
        </>
      )}
    </>
  );
}

function Response({ attempt }: { attempt: WebhookAttempt }): Markup {
  const { responseStatus, responseHeaders, responseBody, durationMs, address } = attempt;
  const facts = [
    durationMs === null ? null : `${durationMs} ms`,
    address === null ? null : `from ${address}`,
  ].filter((fact) => fact !== null);
  if (responseStatus === null) {
    return (
      <p class="note">
        {["There was none", ...facts.slice(0, 1).map((time) => `within ${time}`)].join(" ")}.
      </p>
    );
  }
  return (
    <>
      <p>
        Status <strong>{responseStatus}</strong>
        {facts.length > 0 && ` · ${facts.join(" · ")}`}
      </p>
      {responseHeaders === null ? (
        <p class="note">Its headers were not kept.</p>
      ) : (
        Object.keys(responseHeaders).length > 0 && (
          <CodeSample label="the headers of the response" code={headerLines(responseHeaders)} />
        )
      )}
      {responseBody ? (
        <CodeSample label="the body of the response" code={responseBody} />
      ) : (
        <p class="note">It had no body.</p>
      )}
      <p class="note">
        The first 2 KiB of headers, without cookies, and the first 4 KiB of the body are kept.
      </p>
    </>
  );
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

function formatted(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}

function cut(text: string): string {
  if (text.length <= maxShown) return text;
  return `${text.slice(0, maxShown)}\n… ${text.length - maxShown} more characters; all are in the field below.`;
}

/** The outcome of an attempt, with advice. */
export function Outcome({ attempt }: { attempt: WebhookAttempt }): Markup {
  const { reason, advice } = explainAttempt(attempt);
  return (
    <div class={`outcome ${attempt.outcome === "succeeded" ? "good" : "bad"}`}>
      <p>
        <strong>{reason}</strong>
      </p>
      {advice !== "" && <p>{advice}</p>}
    </div>
  );
}
