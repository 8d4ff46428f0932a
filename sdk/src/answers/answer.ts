import type { Attribution, ListAttribution, RequestDetails } from "../generated/models.ts";
import type { AbortSignalLike } from "../platform.ts";
import type { RateLimits } from "./rate-limits.ts";

/** Facts that come with every answer of the service, next to its content. */
export interface AnswerFacts {
  readonly status: number;
  /** The id to quote to whoever runs the service. Null if the answer has none. */
  readonly requestId: string | null;
  /** The remaining limits. Null if the call is not counted against an account. */
  readonly rateLimits: RateLimits | null;
  /** The version of the content, for `ifMatch` of a later write. */
  readonly etag: string | null;
  /** Parameters that the operation does not know: most often a spelling mistake. */
  readonly ignoredParams: readonly string[];
  /** The request had been made before with the same idempotency key, and this is its first answer. */
  readonly replayed: boolean;
  /** How many times the request was sent. */
  readonly attempts: number;
}

/** A successful answer. */
export interface Answer<Data> extends AnswerFacts {
  readonly data: Data;
}

/** A successful answer of the Salary Data API, with whom to cite and what was asked. */
export interface SalaryAnswer<Data> extends Answer<Data> {
  readonly attribution: Attribution;
  readonly request: RequestDetails;
}

/** Where a list of the Salary Data API comes from, next to each of its pages. */
export interface ListFacts {
  readonly attribution: ListAttribution;
  readonly request: RequestDetails;
}

/** Settings of one call; they override the client's. */
export interface RequestOptions {
  /** Ends the call, also while it waits for a repetition. */
  signal?: AbortSignalLike | undefined;
  /** Milliseconds after which one attempt is given up. */
  timeoutMs?: number | undefined;
  /** How often a request is repeated at most. */
  maxRetries?: number | undefined;
  /**
   * Makes a write safe to repeat, also by another process: for 24 hours the same key returns the
   * first answer. Without one, the client makes a key for each call.
   */
  idempotencyKey?: string | undefined;
  /**
   * The `etag` of the record as it was read: the write fails with 412 if it has changed since. Null,
   * the `etag` of an answer that has none, is a mistake that throws: nothing would be compared.
   */
  ifMatch?: string | null | undefined;
  /** Further headers. */
  headers?: Readonly<Record<string, string>> | undefined;
}
