/** Explains the result of an attempt to its owner: why it failed, and what to do. Pure. */

import type { AttemptError } from "#shared/outbound/attempt.ts";
import type { WebhookAttempt } from "./webhook-delivery.response.ts";

interface AttemptExplanation {
  /** One sentence. */
  reason: string;
  /** Advice for the owner; empty if there is nothing to do. */
  advice: string;
  /** Whether the receiver got the request, or may have got it. */
  wasSent: boolean;
}

type Attempt = Pick<
  WebhookAttempt,
  "outcome" | "responseStatus" | "responseHeaders" | "error" | "url" | "address"
>;

export function explainAttempt(attempt: Attempt): AttemptExplanation {
  const { outcome, responseStatus, error } = attempt;
  if (outcome === "succeeded") {
    return { reason: `The receiver accepted it (${responseStatus}).`, advice: "", wasSent: true };
  }
  if (outcome === "in_progress") {
    return { reason: "It is being sent now.", advice: "", wasSent: true };
  }
  if (outcome === "interrupted") {
    return {
      reason:
        "This service was interrupted while it sent the request, so whether it arrived is not known.",
      advice: "It was attempted again. A receiver that ignores a webhook-id it knows is safe.",
      wasSent: true,
    };
  }
  if (responseStatus !== null) return explainStatus(responseStatus, attempt);
  if (error !== null && error in errors) return errors[error as AttemptError](attempt);
  return { reason: `It failed: ${error}.`, advice: "", wasSent: true };
}

/** Host and port of the URL; both in words if it is not known. */
function hostOf({ url }: Attempt): { name: string; port: string } {
  const parsed = url === null ? null : URL.parse(url);
  return parsed
    ? { name: parsed.hostname, port: parsed.port || "443" }
    : { name: "the host", port: "the port" };
}

const inBrackets = (text: string | null) => (text === null ? "" : ` (${text})`);
const notSent = (reason: string, advice: string) => ({ reason, advice, wasSent: false });
const sent = (reason: string, advice: string) => ({ reason, advice, wasSent: true });

const errors: Readonly<Record<AttemptError, (attempt: Attempt) => AttemptExplanation>> = {
  target_refused: () =>
    notSent(
      "The URL is not one that webhooks may call, so nothing was sent.",
      "Use an https URL with a host name, on port 443 or 8443, without a user name.",
    ),
  address_refused: (attempt) =>
    notSent(
      `${hostOf(attempt).name} resolves to an address that is not public${inBrackets(attempt.address)}, so nothing was sent.`,
      "Let the name have public addresses only. Private, loopback and link-local ones are refused.",
    ),
  dns_unresolved: (attempt) =>
    notSent(
      `${hostOf(attempt).name} has no address in DNS.`,
      "Check the spelling, and the A or AAAA record. A new record can take some minutes to be known.",
    ),
  dns_unreachable: () =>
    notSent(
      "The host could not be looked up: no DNS resolver responded.",
      "There is nothing to change at your receiver; the next attempt looks it up again.",
    ),
  connection_failed: (attempt) =>
    notSent(
      `${hostOf(attempt).name}${inBrackets(attempt.address)} accepted no connection on port ${hostOf(attempt).port}.`,
      "Check that the server is running and listens there, and that no firewall rejects it.",
    ),
  tls_failed: (attempt) => {
    const { name, port } = hostOf(attempt);
    return notSent(
      "The TLS handshake failed, so nothing was sent.",
      `The certificate must be valid, for ${name}, and sent with its intermediate certificates. To see what is sent: openssl s_client -connect ${name}:${port} -servername ${name}`,
    );
  },
  connection_closed: () =>
    sent(
      "The connection was closed before the response was complete.",
      "Look into the log of the receiver at this time: a program may have crashed, or a proxy given up.",
    ),
  timeout: () =>
    sent(
      "There was no response within five seconds.",
      "Respond first and work afterwards: store the event, return 200, and process it later.",
    ),
  answer_malformed: () =>
    sent(
      "The response was not valid HTTP/1.1.",
      "Check what listens on that port; a proxy may speak another protocol there.",
    ),
  answer_too_large: () =>
    sent(
      "The headers of the response exceed 16 KB.",
      "Send fewer or shorter headers; the status alone decides.",
    ),
};

/** Why a status that is no success is one, by the status. */
const statuses: Readonly<Record<number, readonly [reason: string, advice: string]>> = {
  400: [
    "The receiver took the request for a malformed one (400).",
    "Many receivers return 400 when the signature does not match: check it with your secret. Otherwise their log says what they missed.",
  ],
  401: [
    "The receiver wants an authorization (401).",
    "Check the signature: the receiver may have another secret. If a login page or a firewall stands before the URL, let this path through.",
  ],
  403: [
    "The receiver forbids the request (403).",
    "Check the signature: the receiver may have another secret. If a firewall or a protection from bots stands before the URL, let this path through.",
  ],
  404: [
    "The receiver has nothing at this path (404).",
    "Check the path of the URL, and whether the receiver is deployed there.",
  ],
  405: [
    "The receiver takes no POST at this path (405).",
    "Let the path take POST, or change the URL of the webhook.",
  ],
  410: [
    "The receiver is gone (410), which disables the webhook.",
    "If it should receive events, let it return 200, enable the webhook again, and send what it missed.",
  ],
  413: ["The body is too large for the receiver (413).", "Raise its limit to 1 MB."],
  415: ["The receiver takes no JSON (415).", "Let it accept Content-Type: application/json."],
  429: [
    "The receiver has too many requests (429).",
    "It is sent again later. A Retry-After header can lengthen a pause to twice its length.",
  ],
};

function explainStatus(status: number, { responseHeaders }: Attempt): AttemptExplanation {
  const known = statuses[status];
  if (known) return sent(...known);
  if (status >= 300 && status < 400) {
    const location = responseHeaders?.location;
    return sent(
      `The receiver redirects${location ? ` to ${location}` : ""} (${status}), and redirects are not followed.`,
      "Set the URL of the webhook to the address that finally takes the request.",
    );
  }
  if (status === 502 || status === 503 || status === 504) {
    return sent(
      `The receiver was not available (${status}).`,
      "If it is only down for a while, the next attempts find it again. Otherwise look at the proxy before it.",
    );
  }
  if (status >= 500) {
    return sent(
      `The receiver failed (${status}).`,
      "Look into its log at this time. It must return a status from 200 to 299 once it has the event.",
    );
  }
  return sent(
    `The receiver refused it (${status}).`,
    "Look into its log at this time. Only statuses from 200 to 299 are a success.",
  );
}
