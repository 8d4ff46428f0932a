/** The reference data of a request. */
import type { Context } from "hono";
import type { Executor } from "#shared/db/bound.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { originOf, parametersOf, queryOf } from "#shared/middleware/request/url.ts";
import { isolateCache } from "./cache.ts";
import type { FileAccess } from "./files/file-access.ts";
import {
  findReference,
  openReferenceAt,
  type Reference,
  requireReference,
} from "./open-reference.ts";
import { type MoreAhead, readAhead } from "./read-ahead.ts";

const opened = new WeakMap<Request, Promise<Reference | null>>();

/** @throws {ApiError} `dependency_unavailable` if no dataset has been loaded. */
export async function referenceOf(c: Context<AppEnv>): Promise<Reference> {
  return requireReference(await findReferenceOf(c));
}

/** Null if no dataset has been loaded. All calls of a request share one. */
export function findReferenceOf(c: Context<AppEnv>): Promise<Reference | null> {
  const { raw } = c.req;
  const found = opened.get(raw) ?? findReference(() => databaseOf(c), { files: filesOf(c) });
  opened.set(raw, found);
  return found;
}

/** A version by name; null if it does not exist. */
export function referenceAt(c: Context<AppEnv>, version: string): Promise<Reference | null> {
  return openReferenceAt(() => databaseOf(c), version, { files: filesOf(c) });
}

/**
 * Begins to read the live dataset if the isolate does not know it, while the credential is looked up. The
 * isolate reads it once, whoever calls and however often, so that a caller without a valid credential
 * gives the database nothing more to do; and nothing of it is sent before the caller is known.
 */
export function beginReference(c: Context<AppEnv>): void {
  // Whoever needs it waits for it, and has the error if it fails. A refusal must not end it for the others.
  c.executionCtx.waitUntil(findReferenceOf(c).catch(() => {}));
}

/**
 * Reads ahead for a request that shows more than the roles in its URL, also if the isolate knows the dataset.
 *
 * @param more further queries for the first of these roles.
 */
export function openAhead(c: Context<AppEnv>, more?: (role: string) => MoreAhead): Executor {
  const roles = namedRoles(c);
  const [role] = roles;
  const reading = readAhead(connectionOf(c), {
    roles,
    datasetId: isolateCache.live?.dataset.id,
    more: role === undefined ? undefined : more?.(role),
  });
  ahead.set(c.req.raw, reading);
  return reading;
}

const ahead = new WeakMap<Request, Executor>();

/** The request's connection; in an isolate that knows no dataset it reads ahead. */
function databaseOf(c: Context<AppEnv>): Executor {
  const known = ahead.get(c.req.raw);
  if (known) return known;
  const connection = connectionOf(c);
  if (isolateCache.live) return connection;
  return openAhead(c);
}

const roleParameters = ["role", "roleA", "roleB"];

/** The slugs of the roles that the request's URL names. */
function namedRoles(c: Context<AppEnv>): string[] {
  const inPath = c.req.param("role");
  const inQuery = [...parametersOf(queryOf(c.req.url))].filter(([name]) =>
    roleParameters.includes(name),
  );
  const all = [...(inPath === undefined ? [] : [inPath]), ...inQuery.map(([, value]) => value)];
  return [...new Set(all)].filter((name) => /^[a-z0-9-]{1,80}$/.test(name)).slice(0, 2);
}

const given = new WeakMap<object, FileAccess>();

/** Gives the files to requests with these bindings that have neither a bucket nor a database: in the package. */
export function giveFiles(bindings: AppEnv["Bindings"], files: FileAccess): void {
  given.set(bindings, files);
}

/** The files of reference data; undefined where there are none. */
function filesOf(c: Context<AppEnv>): FileAccess | undefined {
  const own = given.get(c.env);
  if (own) return own;
  const bucket = c.env.DATA_BUCKET;
  if (!bucket) return undefined;
  return {
    bucket,
    cache: caches.default,
    origin: originOf(c.req.url),
    after: (work) => c.executionCtx.waitUntil(work),
  };
}
