import type * as z from "zod/mini";
import type { Scope } from "../access/scopes.ts";
import type { PublicPlan, Tier } from "../access/tiers.ts";

/** The API that an operation belongs to. It determines credentials and the error format. */
export type Family = "salary" | "pipeline";

export type Method = "get" | "post" | "patch" | "delete";

export type Access =
  /** No credential needed; a valid one is honored. */
  | { kind: "public"; plan: PublicPlan }
  /** A key of the Salary Data API, or a token of the other API as well, on the plan that tokens need. */
  | { kind: "key"; tier: Tier; scopes: readonly Scope[]; orToken?: true }
  /** A token of the Job Pipeline API. */
  | { kind: "token"; access: "read" | "read_write" };

/**
 * The contract of one operation: its id, who may call it and its parameters. Its response is in
 * `responses/by-operation.ts`.
 */
export interface Operation {
  family: Family;
  operationId: string;
  method: Method;
  /** Path parameters are written `:name`, as in Hono. */
  path: string;
  summary: string;
  description: string;
  access: Access;
  params: z.ZodMiniObject;
  query: z.ZodMiniObject;
  /** The JSON body. */
  body?: z.ZodMiniType;
  /** Whether the response consists of its data only, a legacy format without an envelope. */
  isFlat?: boolean;
  /** Whether the response is a page of a list. */
  isList?: boolean;
  /** Whether the operation writes. It then commits in one batch and accepts `Idempotency-Key`. */
  writes: boolean;
  /** Whether the response contains a secret. A copy stored for replays is then encrypted. */
  secret?: boolean;
  /** Whether the operation writes a versioned record. It then accepts `If-Match`. */
  versioned?: boolean;
}

const pipelinePaths = /^\/(?:api\/mcp(?!\/intelligence(?:\/|$))(?:\/|$)|mcp\.json$)/;

/** The API whose response format applies to a path, including unknown paths. */
export function familyOf(path: string): Family {
  return pipelinePaths.test(path) ? "pipeline" : "salary";
}
