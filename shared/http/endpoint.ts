import type { Context, MiddlewareHandler } from "hono";
import type { Credential } from "../access/find-caller.ts";
import type { ExperienceLevel } from "../contracts/common.ts";
import type { OperationResult } from "../contracts/result.ts";
import type { NotSlug } from "../core/validation/slug-kinds.ts";
import type { Executor } from "../db/bound.ts";
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

/** What a text in place of a slug means. */
export interface MeantSlug {
  slug: string;
  /** The level of experience that the text begins with, if any. */
  level: ExperienceLevel | null;
}

/** What makes an operation a resource of OAuth, which takes access tokens as well as its own credentials. */
export interface OauthProtection {
  /** Distinguishes the same token at this resource and at others. */
  resource: string;
  /** Finds the caller of an access token for this resource, by the SHA-256 of its text. */
  findCaller(db: Executor, sha256: string): Promise<Credential | null>;
}

/** Commits what an operation writes and sends its response. */
export type Commit = (
  c: Context<AppEnv>,
  endpoint: Pick<Endpoint, "anonymous" | "secret" | "committed">,
  work: (write: Write) => Promise<Omit<StoredResponse, "requestId">>,
) => Promise<Response>;

/** An operation as it is served: its contract, and how requests reach it. */
export interface Endpoint extends EndpointSettings {
  /** How it commits if it writes. Declared here so that a function without writes does not bundle it. */
  commit?: Commit;
  /** Reads and validates its body. Declared here so that a function without bodies does not bundle it. */
  parseBody?(endpoint: Endpoint): MiddlewareHandler<AppEnv>;
  /** Absent if it takes no access tokens of OAuth. */
  oauth?: OauthProtection;
  /** Absent if responses are not cached at the edge. */
  cache?: CacheRule;
  /**
   * Finds the slug that a caller means by other text, which an error then names. Declared by every
   * operation that takes a role or city, so that the others do not bundle the catalog.
   */
  findSlug?(c: Context<AppEnv>, given: NotSlug): Promise<MeantSlug | null>;
  /** Sends its rendered body as a table if the caller wants one, see `listTable`; else null. */
  sendTable?(c: Context<AppEnv>, cacheableBody: string): Promise<Response> | null;
  /** Runs once its write is committed. */
  committed?(): void;
  handle(c: Context<AppEnv>, query: never, body: never, write: never): Promise<OperationResult>;
}
