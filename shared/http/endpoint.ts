import type { Context } from "hono";
import * as z from "zod";
import type { Scope } from "../access/scopes.ts";
import type { Tier } from "../access/tiers.ts";
import type { Pagination } from "../contracts/list.ts";
import type { ErrorCode } from "../core/errors.ts";
import type { Write } from "../db/transaction.ts";
import { commitIdempotently } from "./contexts/idempotent-commit.ts";
import type { AppEnv } from "./env.ts";

/** Which of the two APIs an operation belongs to: it decides credentials and error shape. */
export type Family = "salary" | "pipeline";

export type Access =
  /** No credential needed; a valid one is honoured. */
  | { kind: "public" }
  /** A key of the Salary Data API. */
  | { kind: "key"; tier: Tier; scopes: readonly Scope[] }
  /** A token of the Job Pipeline API. */
  | { kind: "token"; access: "read" | "read_write" };

/** Access for everyone, counted by address. */
export const everyone: Access = { kind: "public" };

/** Access with a key of at least this plan that holds every one of these scopes. */
export function key(tier: Tier, ...scopes: Scope[]): Access {
  return { kind: "key", tier, scopes };
}

/** Access with a pipeline token of at least this reach. */
export function token(access: "read" | "read_write"): Access {
  return { kind: "token", access };
}

export type Method = "get" | "post" | "patch" | "delete";

/** What an operation answers; the platform puts it in its family's shape. */
export interface Answer<Data = unknown> {
  data: Data;
  /** 200 where absent. */
  status?: 200 | 201 | 202;
  /** Of a single record that has versions: it becomes the strong ETag of the answer. */
  version?: number;
  /** Tells apart what is answered of the same version, where the record alone does not make the answer. */
  beside?: string | null;
  /**
   * What is sent with it, beside the headers that all answers have; of an operation that reads.
   * Not kept with an answer that the edge keeps.
   */
  headers?: Readonly<Record<string, string>>;
  /** What is sent in place of `data` where the answer is not JSON. */
  text?: { type: string; body: string };
  /** Whether the same call may be answered otherwise at once; it is not given again then. */
  transient?: boolean;
  /** What is sent as it is, where another protocol makes the answer. */
  response?: Response;
}

/** What an operation of the Salary Data API answers. */
export interface SalaryAnswer<Data = unknown> extends Answer<Data> {
  /** Last day of the quarter that the data represents, `YYYY-MM-DD`. */
  updated: string;
  methodologyVersion: string;
  /** The point in time the caller asked for; today where absent. */
  asOf?: string;
  /** What stands beside the data of a list. */
  list?: ListDetails;
}

/** Where a page lies in its list, and what is said once for all of its rows. */
export interface ListDetails {
  pagination: Pagination;
  /** Can be quoted as it is. */
  citation: string;
  assumptions: readonly string[];
}

export interface ListAnswer<Item = unknown> extends SalaryAnswer<readonly Item[]> {
  list: ListDetails;
}

/** Answers are kept at the edge, the same for every caller but for the `request` block. */
export interface CacheRule {
  /** How long an answer serves. */
  seconds: number;
  /** How long a cache on the way may serve it while asking anew; 24 times as long where absent. */
  staleSeconds?: number;
  /** What the answers are made of: another version, other answers. */
  version(c: Context<AppEnv>): Promise<string>;
  /** Calls whose answers are for nobody else. */
  except?(c: Context<AppEnv>): Promise<boolean>;
}

/** Answers that stay the same for a while, or until something that the isolate learns of. */
export interface CachePolicy {
  seconds: number;
  /** An answer that was made under another one is not given again. */
  version(): number;
}

/** What a deprecated operation tells of itself on every answer. */
export interface Deprecation {
  /** When it may stop answering, `YYYY-MM-DD`. */
  sunset: string;
  /** Path of the operation that takes its place. */
  successor: string;
  /** Path of the page that explains the change. */
  explanation: string;
}

/** One operation: what it is called, who may call it, what it takes, answers and refuses. */
export interface Endpoint {
  family: Family;
  operationId: string;
  method: Method;
  /** With Hono's `:name` for path parameters. */
  path: string;
  summary: string;
  description: string;
  access: Access;
  /** Whether its URL holds the credential: its handler checks and counts that, and nothing else is looked at. */
  secretUrl?: boolean;
  params: z.ZodObject;
  query: z.ZodObject;
  /** The JSON body it takes. */
  body?: z.ZodType;
  /** A body of another type, which it takes as well, and how that becomes the value of the JSON body. */
  otherBody?: { type: string; read(text: string): unknown };
  /** Bytes of the largest body; 64 KiB where absent. */
  maxBodyBytes?: number;
  /** How long it may wait for the database in all, where it has more to write than most. */
  databaseTimeoutMs?: number;
  /** Whether it changes anything: it then commits in one batch and honours `Idempotency-Key`. */
  writes: boolean;
  /** How it commits, where it writes. Part of the declaration, so that a function without writes carries none of it. */
  commit?: typeof commitIdempotently;
  /** Whether what is kept for a replay must not name the account. */
  anonymous?: boolean;
  /** Whether its answer holds a secret: what is kept for a replay is then encrypted. */
  secret?: boolean;
  /** The status of its success; 200 where absent. */
  status?: 200 | 201 | 202;
  /** The `data` of the answer. */
  data: z.ZodType;
  /** Media types of the answer; JSON alone where absent. Of several, `Accept` chooses. */
  media?: readonly string[];
  /** Whether the answer is its `data` alone, a legacy shape without an envelope. */
  isFlat?: boolean;
  /** Present where callers are asked to move on to another operation. */
  deprecation?: Deprecation;
  /** Whether the answer is a page of a list; `data` is then an array. */
  isList?: boolean;
  /** Whether it changes a record that has versions: it then honours `If-Match`. */
  versioned?: boolean;
  /** Absent where every answer is made anew. */
  cache?: CacheRule;
  /** Whether the same call of the same key is answered the same all day, as long as the dataset stays; or for how long. */
  cachePolicy?: boolean | CachePolicy;
  /** Runs once what it wrote is committed. */
  committed?(): void;
  /** Whether `country` is looked at for its shape alone: the answer holds whatever it names. */
  anyCountry?: boolean;
  /** Codes it can answer beside those that follow from its access and method. */
  errors: readonly ErrorCode[];
  handle(c: Context<AppEnv>, query: never, body: never, write: never): Promise<Answer>;
}

type Undeclared =
  | "family"
  | "writes"
  | "commit"
  | "query"
  | "body"
  | "data"
  | "isList"
  | "isFlat"
  | "handle";

interface Reading<Query extends z.ZodObject, Body extends z.ZodType, Result>
  extends Omit<Endpoint, Undeclared | "status"> {
  query: Query;
  body?: Body;
  handle(c: Context<AppEnv>, query: z.output<Query>, body: z.output<Body>): Promise<Result>;
}

interface Writing<Query extends z.ZodObject, Body extends z.ZodType, Result>
  extends Omit<Endpoint, Undeclared> {
  query: Query;
  body?: Body;
  handle(
    c: Context<AppEnv>,
    query: z.output<Query>,
    body: z.output<Body>,
    write: Write,
  ): Promise<Result>;
}

/**
 * Declares an operation of the Salary Data API that changes nothing.
 *
 * @example
 * export default salaryEndpoint({
 *   operationId: "getDemo",
 *   method: "get",
 *   path: "/api/v1/intelligence/salaries/demo",
 *   access: everyone,
 *   // …
 *   handle: async (c) => ({ data: demo(), … }),
 * });
 */
export function salaryEndpoint<
  Query extends z.ZodObject,
  Data extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Reading<Query, Body, SalaryAnswer<z.input<Data>>> & { data: Data }): Endpoint {
  return { ...declaration, family: "salary", writes: false };
}

/** Declares an operation of the Salary Data API that answers its data without an envelope. */
export function flatEndpoint<Query extends z.ZodObject, Data extends z.ZodType>(
  declaration: Reading<Query, z.ZodUndefined, Answer<z.input<Data>>> & { data: Data },
): Endpoint {
  return { ...declaration, family: "salary", writes: false, isFlat: true };
}

/** Declares an operation of the Salary Data API that answers a page of a list. */
export function salaryList<Query extends z.ZodObject, Item extends z.ZodType>({
  item,
  ...declaration
}: Reading<Query, z.ZodUndefined, ListAnswer<z.input<Item>>> & {
  /** One row of the list. */
  item: Item;
}): Endpoint {
  return { ...declaration, family: "salary", writes: false, data: z.array(item), isList: true };
}

/** Declares an operation of the Salary Data API that writes: all that its handler hands over takes effect, or nothing. */
export function salaryWrite<
  Query extends z.ZodObject,
  Data extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Writing<Query, Body, SalaryAnswer<z.input<Data>>> & { data: Data }): Endpoint {
  return { ...declaration, family: "salary", writes: true, commit: commitIdempotently };
}

/** Declares an operation of the Job Pipeline API that changes nothing. */
export function pipelineEndpoint<
  Query extends z.ZodObject,
  Data extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Reading<Query, Body, Answer<z.input<Data>>> & { data: Data }): Endpoint {
  return { ...declaration, family: "pipeline", writes: false };
}

/** Declares an operation of the Job Pipeline API that writes: all that its handler hands over takes effect, or nothing. */
export function pipelineWrite<
  Query extends z.ZodObject,
  Data extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Writing<Query, Body, Answer<z.input<Data>>> & { data: Data }): Endpoint {
  return { ...declaration, family: "pipeline", writes: true, commit: commitIdempotently };
}

const pipelinePaths = /^\/(?:api\/mcp(?!\/intelligence(?:\/|$))(?:\/|$)|mcp\.json$)/;

/** The family in whose shape a path answers, known or not. */
export function familyOf(path: string): Family {
  return pipelinePaths.test(path) ? "pipeline" : "salary";
}
