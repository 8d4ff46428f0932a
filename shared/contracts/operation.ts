import type * as z from "zod";
import type { Scope } from "../access/scopes.ts";
import type { PublicPlan, Tier } from "../access/tiers.ts";

/** Which of the two APIs an operation belongs to: it decides credentials and the shape of errors. */
export type Family = "salary" | "pipeline";

export type Method = "get" | "post" | "patch" | "delete";

export type Access =
  /** No credential needed; a valid one is honored. */
  | { kind: "public"; plan: PublicPlan }
  /** A key of the Salary Data API. */
  | { kind: "key"; tier: Tier; scopes: readonly Scope[] }
  /** A token of the Job Pipeline API. */
  | { kind: "token"; access: "read" | "read_write" };

/** The contract of one operation: its name, who may call it, what it takes and returns. */
export interface Operation {
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
  /** The JSON body. */
  body?: z.ZodType;
  /** The `data` of the response. */
  data: z.ZodType;
  /** Whether the response is its `data` alone, a legacy shape without an envelope. */
  isFlat?: boolean;
  /** Whether the response is a page of a list; `data` is then an array. */
  isList?: boolean;
  /** Whether it changes anything: it then commits in one batch and honors `Idempotency-Key`. */
  writes: boolean;
  /** Whether the response holds a secret: what is stored for a replay is then encrypted. */
  secret?: boolean;
  /** Whether it changes a record that has versions: it then honors `If-Match`. */
  versioned?: boolean;
}

const pipelinePaths = /^\/(?:api\/mcp(?!\/intelligence(?:\/|$))(?:\/|$)|mcp\.json$)/;

/** The API in whose shape a path is served, known or not. */
export function familyOf(path: string): Family {
  return pipelinePaths.test(path) ? "pipeline" : "salary";
}
