import { type OperationApp, operation } from "@compensation-intelligence/middleware";
import type { Context } from "hono";
import type * as z from "zod/mini";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { parseBody } from "#shared/middleware/steps/parse-body.ts";
import { commitIdempotently } from "#shared/writes/idempotent-commit.http.ts";
import type { Scope } from "../access/scopes.ts";
import type { Tier } from "../access/tiers.ts";
import type { Access } from "../contract/operation.ts";
import type { ListResult, OperationResult, SalaryResult } from "../contract/operation-result.ts";
import type { Write } from "../db/transaction.ts";
import type { ResponseOf } from "./responses-by-operation.response.ts";

/** Access without a credential; requests are counted by address. */
export const everyone: Access = { kind: "public", plan: "catalog" };

/** Public access to responses that never change, with a separate limit. */
export const everyoneFixed: Access = { kind: "public", plan: "fixed" };

/** Access with a key that has all of these scopes, on at least this plan. */
export function key(tier: Tier, ...scopes: Scope[]): Access {
  return { kind: "key", tier, scopes };
}

/** The same, or with a pipeline token. */
export function keyOrToken(tier: Tier, ...scopes: Scope[]): Access {
  return { kind: "key", tier, scopes, orToken: true };
}

/** Access with a pipeline token that may read, or read and write. */
export function token(access: "read" | "read_write"): Access {
  return { kind: "token", access };
}

type DerivedField =
  | "family"
  | "writes"
  | "commit"
  | "query"
  | "body"
  | "isList"
  | "isFlat"
  | "handle";

interface ReadDeclaration<
  Id extends string,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType,
  Result,
> extends Omit<Endpoint, DerivedField | "status"> {
  operationId: Id;
  query: Query;
  body?: Body;
  handle(c: Context<AppEnv>, query: z.output<Query>, body: z.output<Body>): Promise<Result>;
}

interface WriteDeclaration<
  Id extends string,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType,
  Result,
> extends Omit<Endpoint, DerivedField> {
  operationId: Id;
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
 * Declares an operation of the Salary Data API that only reads.
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
  Id extends string,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
>(declaration: ReadDeclaration<Id, Query, Body, SalaryResult<ResponseOf<Id>>>): OperationApp {
  return operation({ ...declaration, family: "salary", writes: false });
}

/** Declares one that only reads, and whose request has a body. */
export function salaryPost<
  Id extends string,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType,
>(declaration: ReadDeclaration<Id, Query, Body, SalaryResult<ResponseOf<Id>>>): OperationApp {
  return operation({ ...declaration, family: "salary", writes: false, parseBody });
}

/** Declares an operation of the Salary Data API whose response is its data without an envelope. */
export function flatEndpoint<Id extends string, Query extends z.ZodMiniObject>(
  declaration: ReadDeclaration<Id, Query, z.ZodMiniUndefined, OperationResult<ResponseOf<Id>>>,
): OperationApp {
  return operation({ ...declaration, family: "salary", writes: false, isFlat: true });
}

/** Declares an operation of the Salary Data API that returns a page of a list. */
export function salaryList<Id extends string, Query extends z.ZodMiniObject>(
  declaration: ReadDeclaration<Id, Query, z.ZodMiniUndefined, ListResult<ResponseOf<Id>>>,
): OperationApp {
  return operation({ ...declaration, family: "salary", writes: false, isList: true });
}

/** Declares an operation of the Salary Data API that writes. Its writes take effect together or not at all. */
export function salaryWrite<
  Id extends string,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
>(declaration: WriteDeclaration<Id, Query, Body, SalaryResult<ResponseOf<Id>>>): OperationApp {
  return operation({
    ...declaration,
    family: "salary",
    writes: true,
    commit: commitIdempotently,
    parseBody,
  });
}

/** Declares an operation of the Job Pipeline API that only reads. */
export function pipelineEndpoint<
  Id extends string,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
>(declaration: ReadDeclaration<Id, Query, Body, OperationResult<ResponseOf<Id>>>): OperationApp {
  return operation({ ...declaration, family: "pipeline", writes: false });
}

/** Declares an operation of the Job Pipeline API that writes. Its writes take effect together or not at all. */
export function pipelineWrite<
  Id extends string,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
>(declaration: WriteDeclaration<Id, Query, Body, OperationResult<ResponseOf<Id>>>): OperationApp {
  return operation({
    ...declaration,
    family: "pipeline",
    writes: true,
    commit: commitIdempotently,
    parseBody,
  });
}
