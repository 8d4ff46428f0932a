/** Why an attempt has no response. */
export type AttemptError =
  /** The URL breaks a rule of the current settings. */
  | "target_refused"
  /** An address of the host is not public. */
  | "address_refused"
  /** The host has no address. */
  | "dns_unresolved"
  /** No DNS resolver responded. */
  | "dns_unreachable"
  /** No address of the host accepted a connection. */
  | "connection_failed"
  /**
   * The certificate is not trusted, has expired or belongs to another host; or the handshake was
   * aborted.
   */
  | "tls_failed"
  /** The connection was closed before the response head was complete. */
  | "connection_closed"
  /** The response head was not complete by the deadline. */
  | "timeout"
  /** The response is not valid HTTP/1. */
  | "answer_malformed"
  /** The response head exceeds the size limit. */
  | "answer_too_large";

/** The result of one request to a receiver. */
export interface Attempt {
  /** Only a response status of 200 to 299 is a success. */
  outcome: "succeeded" | "failed";
  /** Null if there was no response. */
  responseStatus: number | null;
  /** Null if there was a response: its status is the reason. */
  error: AttemptError | null;
  /** The receiver's `Retry-After`, in seconds from the attempt's time; null without one. */
  retryAfterSeconds: number | null;
  /** The first headers of the response, names in lower case; null if there was none. */
  responseHeaders: Readonly<Record<string, string>> | null;
  /** The beginning of the response body, at most 4 KiB; empty without one. */
  responseBody: string;
  /** The address that was connected to; null if there was none, or the platform chose it. */
  address: string | null;
  durationMs: number;
}

/** One delivery, ready to be sent. */
export interface OutgoingDelivery {
  url: string;
  /** The headers from `signDelivery`. */
  headers: Readonly<Record<string, string>>;
  /** The JSON text that was signed. */
  body: string;
  /** The attempt's time, milliseconds since the epoch. */
  now: number;
  /** Time for DNS, connection, handshake and the response head, milliseconds; 5,000 by default. */
  deadlineMs?: number;
}

/** An attempt ended without a response. */
export class AttemptFailed extends Error {
  override readonly name = "AttemptFailed";
  readonly code: AttemptError;
  /** The address connected to, or rejected. */
  readonly address: string | null;

  constructor(code: AttemptError, address: string | null = null) {
    super(code);
    this.code = code;
    this.address = address;
  }
}
