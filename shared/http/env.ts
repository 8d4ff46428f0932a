import type { Caller } from "../access/caller.ts";
import type { ServiceBindings } from "../core/service-bindings.ts";
import type { Admission, Limits } from "../rate-limit/admission.ts";
import type { RateLimiter } from "../rate-limit/rate-limiter.ts";
import type { EndpointSettings } from "./endpoint-settings.ts";

/** Settings, secrets and bindings of every Worker of this service. */
export interface Bindings extends ServiceBindings {
  RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
  /** The files in `public`; only where they are served from. */
  ASSETS: Fetcher;
}

/** What middleware stores in the context for whatever runs after it. */
export interface Variables {
  /** `req_` and 16 hexadecimal digits, new for every request. */
  requestId: string;
  /** The service's clock when the request arrived, in milliseconds since the epoch. */
  now: number;
  /** The platform's clock when the request arrived; for durations and ages. */
  receivedAt: number;
  /** The operation that the path and method select. */
  endpoint: EndpointSettings;
  /** Who is calling; absent on a public endpoint called without a valid credential. */
  caller?: Caller;
  /** The account whose records the request reads; absent for what all callers share. */
  ownerId?: string;
  /** How many of its reads may be in progress at a time, if not as many as usual. */
  ownerReads?: number;
  /** Sends a large body as it is read; absent where responses are small. */
  streamLarge?: (body: string) => ReadableStream<Uint8Array>;
  /** What a caller's request was counted against. */
  counted?: Counted;
  /** The limiter's decision on this request. */
  admission?: Admission;
  /** The query, validated; handlers receive it with its type. */
  query: unknown;
  /** The response to a GET once it is rendered; for the caches. */
  rendered?: RenderedResponse;
  /** The caching headers of a cached endpoint's response. */
  cacheHeaders?: Readonly<Record<string, string>>;
  /** Whether the response is a table instead of what was rendered. */
  isTable?: boolean;
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
  /** Milliseconds since the epoch; absent if it was rendered for this call. */
  renderedAt?: number;
  /** Whether it must not be reused. */
  transient?: boolean;
}

/** What a request was counted against. */
export interface Counted {
  limitKey: string;
  limits: Limits;
  /** The credential whose usage it is. */
  credentialId: string;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
