import type { Context, MiddlewareHandler, Next } from "hono";
import type { Grant } from "../access/caller.ts";
import type { OauthScope } from "../access/oauth-scopes.ts";
import type { FigureLevel } from "../contract/levels.ts";
import type { OperationResult } from "../contract/operation-result.ts";
import type { ApiError } from "../core/errors.ts";
import type { NotSlug } from "../core/validation/schema-meta.ts";
import type { Write } from "../db/transaction.ts";
import type { StoredResponse } from "../idempotency/claim-key.ts";
import type { CacheDurations, EndpointSettings } from "./endpoint-settings.ts";
import type { AppEnv } from "./env.ts";

/** Responses are cached at the edge, the same for every caller but for the `request` block. */
export interface CacheRule extends CacheDurations {
  /** The version of the data: entries of another version are stale. */
  version(c: Context<AppEnv>): Promise<string>;
  /** Whether the response to this call must not be shared with other callers. */
  except?(c: Context<AppEnv>): Promise<boolean>;
}

/** The meaning of a text in place of a slug. */
export interface MeantSlug {
  slug: string;
  /** The level of experience that the text begins with, if any. */
  level: FigureLevel | null;
}

/** Commits what an operation writes and sends its response. */
type Commit = (
  c: Context<AppEnv>,
  endpoint: Pick<Endpoint, "anonymous" | "secret">,
  work: (write: Write) => Promise<Omit<StoredResponse, "requestId">>,
) => Promise<Response>;

/** What a caller can do in place of a call that the plan does not include. */
export interface PlanAdvice {
  message: string;
  /** Whether the call would fail on a higher plan, too, so that none is suggested. */
  isOfNoPlan?: true;
}

/** An operation as it is served: its contract, and how requests reach it. */
export interface Endpoint extends EndpointSettings {
  /** How it commits if it writes. Declared here so that a function without writes does not bundle it. */
  commit?: Commit;
  /** Reads and validates its body. Declared here so that a function without bodies does not bundle it. */
  parseBody?(endpoint: Endpoint): MiddlewareHandler<AppEnv>;
  /** Absent if responses are not cached at the edge. */
  cache?: CacheRule;
  /**
   * Finds the slug that a caller means by other text, which an error then names. Declared by every
   * operation that takes a role or city, so that the others do not bundle the catalog.
   */
  findSlug?(c: Context<AppEnv>, given: NotSlug): Promise<MeantSlug | null>;
  /**
   * Begins to read what it needs whoever calls, next to the look-up of a credential that the isolate does
   * not know. Must cost the database no more than once for all callers, because any may be a stranger.
   */
  begin?(c: Context<AppEnv>): void;
  /** Sends its rendered body as a table if the caller wants one, see `listTable`; else null. */
  sendTable?(c: Context<AppEnv>, cacheableBody: string): Promise<Response> | null;
  /** The error for an application that was not allowed this. Declared by what takes access tokens of OAuth. */
  scopeMissing?(grant: Grant, scope: OauthScope): ApiError;
  /**
   * Decides on a request over a limit by what its body is: responds in its protocol's own way, lets
   * it pass if the limit is not one of such requests, or throws the error, as if this were absent.
   */
  overLimit?(
    c: Context<AppEnv>,
    error: ApiError,
    next: Next,
  ): ReturnType<MiddlewareHandler<AppEnv>>;
  /**
   * A sentence about what callers can do whose plan does not include the endpoint; null if there is nothing.
   *
   * @param path of the request.
   */
  insteadOfPlan?(origin: string, path: string): PlanAdvice | null;
  handle(c: Context<AppEnv>, query: never, body: never, write: never): Promise<OperationResult>;
}
