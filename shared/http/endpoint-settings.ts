import type { BodyRefusal } from "../contracts/body-refusal.ts";
import type { Operation } from "../contracts/operation.ts";
import type { CachePolicy } from "../core/cache-policy.ts";
import type { ErrorCode } from "../core/errors.ts";

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
  /** How long a shared cache may serve it stale while it revalidates; 24 times as long where absent. */
  staleSeconds?: number;
}

/** An operation's contract and how it is served, without the code that runs it. */
export interface EndpointSettings extends Operation {
  /** Whether its URL holds the credential: its handler checks and counts that, and the middleware does not. */
  secretUrl?: boolean;
  /** A body of another type that it takes as well, and how that becomes the value of the JSON body. */
  otherBody?: { type: string; read(text: string): unknown };
  /** Fields of the body whose text the handler itself checks for being well-formed, to refuse it in its own way. */
  checkedText?: readonly string[];
  /** Absent where the error shape of the API serves. */
  bodyRefusal?: BodyRefusal;
  /** Bytes of the largest body; 64 KiB where absent. */
  maxBodyBytes?: number;
  /** How long it may wait for the database in all, where it writes more than most. */
  databaseTimeoutMs?: number;
  /** Whether what is stored for a replay must not name the account. */
  anonymous?: boolean;
  /** The status of its success; 200 where absent. */
  status?: 200 | 201 | 202;
  /** Media types of the response; JSON alone where absent. Of several, `Accept` chooses. */
  media?: readonly string[];
  /** Present where callers are asked to move to another operation. */
  deprecation?: Deprecation;
  /**
   * Whether a repeated call of the same key may be served the same response for the rest of the
   * day, as long as the dataset stays; or for how long.
   */
  cachePolicy?: boolean | CachePolicy;
  /** Whether any well-formed `country` is served: the response holds whatever it names. */
  anyCountry?: boolean;
  /** Error codes beyond those that follow from its access and method. */
  errors: readonly ErrorCode[];
  /** Absent where responses are not cached at the edge. */
  cache?: CacheDurations;
}
