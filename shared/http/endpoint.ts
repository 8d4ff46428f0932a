import type { Context } from "hono";
import type { z } from "zod";
import type { Scope } from "../access/scopes.ts";
import type { Tier } from "../access/tiers.ts";
import type { Edge } from "./bindings.ts";
import type { ErrorCode } from "./errors.ts";

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

/** What an operation answers; the platform puts it in its family's envelope. */
export interface Answer<Data = unknown> {
  data: Data;
  /** Last day of the quarter that the data represents, `YYYY-MM-DD`. */
  updated: string;
  methodologyVersion: string;
  /** The point in time the caller asked for; today where absent. */
  asOf?: string;
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
  params: z.ZodObject;
  query: z.ZodObject;
  /** The `data` of the answer. */
  data: z.ZodType;
  /** Codes it can answer beside those that follow from its access and method. */
  errors: readonly ErrorCode[];
  handle(c: Context<Edge>, query: never): Promise<Answer>;
}

interface Declaration<Query extends z.ZodObject, Data extends z.ZodType>
  extends Omit<Endpoint, "family" | "query" | "data" | "handle"> {
  query: Query;
  data: Data;
  handle(c: Context<Edge>, query: z.output<Query>): Promise<Answer<z.input<Data>>>;
}

/**
 * Declares an operation of the Salary Data API.
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
export function salaryEndpoint<Query extends z.ZodObject, Data extends z.ZodType>(
  declaration: Declaration<Query, Data>,
): Endpoint {
  return { ...declaration, family: "salary" };
}

/** Declares an operation of the Job Pipeline API. */
export function pipelineEndpoint<Query extends z.ZodObject, Data extends z.ZodType>(
  declaration: Declaration<Query, Data>,
): Endpoint {
  return { ...declaration, family: "pipeline" };
}

const pipelinePaths = /^\/(?:api\/mcp(?!\/intelligence(?:\/|$))(?:\/|$)|mcp\.json$)/;

/** The family in whose shape a path answers, known or not. */
export function familyOf(path: string): Family {
  return pipelinePaths.test(path) ? "pipeline" : "salary";
}
