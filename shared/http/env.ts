import type { Caller } from "../access/caller.ts";
import type { ServiceBindings } from "../core/service-bindings.ts";
import type { Admission, Limits } from "../rate-limit/admission.ts";
import type { RateLimiter } from "../rate-limit/rate-limiter.ts";
import type { EndpointSettings } from "./endpoint-settings.ts";

/** What the platform gives a Worker of this service. */
export interface Bindings extends ServiceBindings {
  RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
}

/** What the middleware leaves for those after it. */
export interface Variables {
  /** `req_` and 16 hex digits, made here for every request. */
  requestId: string;
  /** The service's time, milliseconds since the epoch; the same all through the request. */
  now: number;
  /** When the request came in by the platform's clock, to tell how long it took. */
  receivedAt: number;
  /** The operation that the path and method lead to. */
  endpoint: EndpointSettings;
  /** Who is calling; absent on a public endpoint called without a valid credential. */
  caller?: Caller;
  /** Whom the request of a caller was counted against. */
  counted?: Counted;
  /** What the limiter said of this request. */
  admission?: Admission;
  /** The query, as the endpoint's contract reads it; handlers are given it with its type. */
  query: unknown;
  /** The answer to a GET, once it has been made; for the cache. */
  made?: RenderedAnswer;
  /** What the answer tells of caching, where it is kept. */
  cacheHeaders?: Readonly<Record<string, string>>;
  /** Whether the response was made with all of its headers. */
  complete?: boolean;
  /** The request's URL, once it has been taken apart. */
  requestUrl?: RequestUrl;
  /** The body, as the endpoint's contract reads it, and as it came. */
  body?: unknown;
  bodyText?: string;
  /** Ids of the events that the write tells of. */
  told?: readonly string[];
}

/** The part of an answer that is the same for every caller, and its ETag. */
export interface RenderedAnswer {
  stable: string;
  etag: string;
  /** When, if not for this call; milliseconds since the epoch. */
  madeAt?: number;
  /** Of what it is made of beside the dataset, from before that was read. */
  version?: number;
  /** Whether it is not to be given again. */
  transient?: boolean;
}

export interface Counted {
  subject: string;
  limits: Limits;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

/** The parts of a request's URL. */
export interface RequestUrl {
  origin: string;
  /** As it was sent, percent signs and all. */
  path: string;
  /** Without the question mark. */
  query: string;
}
