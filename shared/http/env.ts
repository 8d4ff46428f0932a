import type { Caller } from "../access/caller.ts";
import type { Admission, Limits } from "../rate-limit/admission.ts";
import type { RateLimiter } from "../rate-limit/rate-limiter.ts";
import type { WebhookSweeper } from "../webhooks/sweeper.ts";
import type { Endpoint } from "./endpoint.ts";
import type { RequestUrl } from "./request/request-url.ts";

/** What the platform gives a Worker of this service. */
export interface Bindings {
  /** Missing only on a machine of one's own, where no database could be started. */
  DATABASE_URL: string;
  DATABASE_AUTH_TOKEN?: string;
  /** Hex, 32 bytes: authenticates data point ids. */
  DATA_POINT_KEY: string;
  /** Hex, 32 bytes: encrypts what is secret at rest. */
  SECRETS_KEY: string;
  RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
  WEBHOOK_SWEEPER: DurableObjectNamespace<WebhookSweeper>;
  /** Ids of deliveries whose time has come. */
  WEBHOOK_QUEUE: Queue<string>;
  /** Public https origin of the service. Without it no webhook is sent but locally; links lead to the request's own. */
  SITE_ORIGIN?: string;
  /** `local` or `test`; anything else, and its absence, is production. */
  ENVIRONMENT?: string;
  /** DNS over HTTPS endpoints for webhooks, separated by commas, instead of the two built in. */
  WEBHOOK_RESOLVERS?: string;
  /** `pinned` (as if unset): sockets to checked addresses; `fetch`: the platform dials what was checked. */
  WEBHOOK_TRANSPORT?: string;
  /** Receivers on this machine, `host:port=address:port`, separated by commas; refused in production. */
  WEBHOOK_LOCAL_TARGETS?: string;
  /** Whom `security.txt` names: a `mailto:` or `https:` URI. */
  SECURITY_CONTACT?: string;
  /** ISO instant at which the service's clock stands still, for tests alone. */
  FROZEN_CLOCK?: string;
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
  endpoint: Endpoint;
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
