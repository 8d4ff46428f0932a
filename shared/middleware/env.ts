import type { Caller } from "../access/caller.ts";
import type { ApiError } from "../core/errors.ts";
import type { ServiceBindings } from "../core/service-bindings.ts";
import type { WriteGuard } from "../db/wrap-client.ts";
import type { Admission, Limits } from "../rate-limit/admission.ts";
import type { RateLimiter } from "../rate-limit/rate-limiter.ts";
import type { EndpointSettings } from "./endpoint-settings.ts";

/** Settings, secrets and bindings of every Worker of this service. */
export interface Bindings extends ServiceBindings {
  RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
  /** The platform's own limits of pages, by address and by /48 of IPv6; a runtime without them counts exactly. */
  PAGE_LIMITER?: RateLimit;
  PAGE_NETWORK_LIMITER?: RateLimit;
  /** The files in `public`; only where they are served from. */
  ASSETS: Fetcher;
}

/** Values that middleware stores in the context for the code that runs after it. */
export interface Variables {
  /** `req_` and 16 hexadecimal digits, new for every request. */
  requestId: string;
  /** The service's clock when the request arrived, in milliseconds since the epoch. */
  now: number;
  /** The platform's clock when the request arrived; for durations and ages. */
  receivedAt: number;
  /** The operation that the path and method select. */
  endpoint: EndpointSettings;
  /** The caller; absent on a public endpoint called without a valid credential. */
  caller?: Caller;
  /** The account whose records the request reads; absent for what all callers share. */
  ownerId?: string;
  /** How many of its reads may be in progress at a time, if not as many as usual. */
  ownerReads?: number;
  /**
   * Whether the request is to ask the database more after a call that reads: it looks its caller up first, or has yet
   * to write.
   */
  callsFollow?: boolean;
  /** The condition of every write of the request: the session that sent it must be alive. */
  writeGuard?: WriteGuard;
  /** Sends a large body as it is read; absent where responses are small. */
  streamLarge?: (body: string) => ReadableStream<Uint8Array>;
  /** The limits against which the request was counted. */
  counted?: Counted;
  /** The limiter's decision on this request. */
  admission?: Admission;
  /** The limit that the request is over, if its message is responded to all the same. */
  overLimit?: ApiError;
  /** The query, validated; handlers receive it with its type. */
  query: unknown;
  /** The response to a GET once it is rendered; for the edge cache. */
  rendered?: RenderedResponse;
  /** The caching headers of a cached endpoint's response. */
  cacheHeaders?: Readonly<Record<string, string>>;
  /** Whether the response was created with all of its headers, so that middleware sets none. */
  headersFinal?: boolean;
  /** The body, validated, and the text it was parsed from. */
  body?: unknown;
  bodyText?: string;
  /** Ids of the events of the current write, whose deliveries are queued once it is committed. */
  pendingEvents?: readonly string[];
}

/** The part of a response that is the same for every caller, and its ETag. */
export interface RenderedResponse {
  /** The body without its `request` block. */
  cacheableBody: string;
  etag: string;
}

/** The limits against which a request was counted. */
export interface Counted {
  limitKey: string;
  limits: Limits;
  /** The credential whose usage it is. */
  credentialId: string;
  /** How many requests it counts as. */
  requests: number;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
