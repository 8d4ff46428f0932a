import type { OauthChallenge, OauthResource } from "../access/oauth-scopes.ts";
import type { Operation } from "../contract/operation.ts";
import type { ApiError, ErrorCode } from "../core/errors.ts";

/** How a deprecated operation announces its end on every response. */
export interface Deprecation {
  /** When it may stop working, `YYYY-MM-DD`. */
  sunset: string;
  /** Path of the operation that replaces it. */
  successor: string;
  /** Path of the page that explains the change. */
  explanation: string;
}

/** How long a response is cached at the edge. */
export interface CacheDurations {
  /** How long a response is fresh. */
  seconds: number;
  /** How long a shared cache may serve it stale while it revalidates; 24 times as long if absent. */
  staleSeconds?: number;
  /** How long a browser may use it without asking again; a minute if absent. */
  browserSeconds?: number;
}

/** An operation's contract and how it is served, without the code that runs it. */
export interface EndpointSettings extends Operation {
  /** Whether its URL contains the credential, which its handler then checks and counts instead of the middleware. */
  secretUrl?: boolean;
  /** The resource of OAuth whose access tokens it takes as well; absent if it takes none. */
  resource?: OauthResource;
  /** The value of `WWW-Authenticate` in a 401 or a 403; one for all operations if absent. */
  challenge?(origin: string, challenge: OauthChallenge): string;
  /** A second media type of the body. */
  otherBody?: { type: string };
  /** Whether its body is a file, of whatever media type the request says. */
  takesFile?: boolean;
  /** Whether its handler reads the body, which is too large to be read before it is known to be wanted. */
  readsBody?: boolean;
  /** Fields of the body, by their paths, whose text the handler checks for being well-formed, to reject it with its own error. */
  checkedText?: readonly string[];
  /**
   * Says by its body whether a request counts as a call; without it, every request does. Before the
   * body is read, each counts against its account's minute, or among the pages of its address. A
   * request that is no call does not count against the month.
   */
  counts?(body: unknown): boolean;
  /** For which bodies there is no response but 202; absent if there are none. */
  unanswered?: string;
  /** How an invalid body is rejected; in the error shape of the API if absent. */
  bodyRefusal?: BodyRefusal;
  /** Bytes of the largest body; 64 KiB if absent. */
  maxBodyBytes?: number;
  /** How long it may wait for the database in all; longer than the default if it writes a lot. */
  databaseTimeoutMs?: number;
  /** Whether the response stored for a replay must not identify the account. */
  anonymous?: boolean;
  /** The status of its success; 200 if absent. */
  status?: 200 | 201 | 202;
  /** Media types of the response, chosen by `Accept`; JSON only if absent. */
  media?: readonly string[];
  /** Present if another operation replaces this one. */
  deprecation?: Deprecation;
  /** Whether the response is valid for any well-formed `country`. */
  anyCountry?: boolean;
  /** Error codes beyond those that follow from its access and method. */
  errors: readonly ErrorCode[];
  /** Absent if responses are not cached at the edge. */
  cache?: CacheDurations;
}

/** How an invalid body is reported in a protocol whose responses, errors included, have one shape. */
export interface BodyRefusal {
  /** Explains the error codes of the protocol. */
  description: string;
  example: unknown;
  /** @param value the parsed body, or undefined if it is not JSON. */
  render(error: ApiError, value: unknown): Response;
}
