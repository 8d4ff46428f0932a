/** Why there was no answer to judge. */
export type AttemptError =
  /** The URL breaks a rule, by today's settings. */
  | "target_refused"
  /** An address of the host is not a public one. */
  | "address_refused"
  /** The host has no address. */
  | "dns_unresolved"
  /** No resolver could be asked. */
  | "dns_unreachable"
  /** No connection to any address of the host. */
  | "connection_failed"
  /** The certificate is not trusted, has expired or is another host's; or the handshake broke off. */
  | "tls_failed"
  /** The connection ended before a whole head of an answer. */
  | "connection_closed"
  /** No whole head within the deadline. */
  | "timeout"
  /** What came is not HTTP/1. */
  | "answer_malformed"
  /** The head of the answer is longer than anybody needs. */
  | "answer_too_large";

/** What came of one request to a receiver. */
export interface Attempt {
  /** Succeeded is an answer of 200 to 299, and nothing else. */
  outcome: "succeeded" | "failed";
  /** Null where no answer came. */
  responseStatus: number | null;
  /** Null where an answer came: its status says it all. */
  error: AttemptError | null;
  /** The receiver's wish, in seconds from the attempt's time; null without one. */
  retryAfterSeconds: number | null;
  /** The beginning of the answer's body, at most 4 KiB; empty where there is none. */
  responseBody: string;
  /** The address that was dialled; null where none was, or the platform chose it. */
  address: string | null;
  durationMs: number;
}

/** One delivery, ready to be sent. */
export interface OutgoingDelivery {
  url: string;
  /** Those of `signDelivery`. */
  headers: Readonly<Record<string, string>>;
  /** JSON, exactly as signed. */
  body: string;
  /** The attempt's time, milliseconds since the epoch. */
  now: number;
  /** Time for look-up, connection, handshake and the answer's head, milliseconds. */
  deadlineMs?: number;
}
