/** The reference data of a request. */
import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { originOf, parametersOf, queryOf } from "#shared/middleware/request/url.ts";
import { isolateCache } from "./cache.ts";
import type { DataCenter } from "./data-center.ts";
import {
  findReference,
  openReferenceAt,
  type Reference,
  requireReference,
} from "./open-reference.ts";
import { relatedKey, roleKey, rowNames } from "./packed/rows.ts";
import type { ReferenceSource } from "./source.ts";

const opened = new WeakMap<Request, Promise<Reference | null>>();

/** @throws {ApiError} `dependency_unavailable` if no dataset has been loaded. */
export async function referenceOf(c: Context<AppEnv>): Promise<Reference> {
  return requireReference(await findReferenceOf(c));
}

/** Null if no dataset has been loaded. All calls of a request share one. */
export function findReferenceOf(c: Context<AppEnv>): Promise<Reference | null> {
  const { raw } = c.req;
  const found = opened.get(raw) ?? findReference(() => connectionOf(c), sourceOf(c));
  opened.set(raw, found);
  return found;
}

/** A version by name; null if it does not exist. */
export function referenceAt(c: Context<AppEnv>, version: string): Promise<Reference | null> {
  return openReferenceAt(() => connectionOf(c), version, sourceOf(c));
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

/** Lets a request that shows the roles which are related to one read them along with it. */
export function aheadOfRelated(c: Context<AppEnv>): void {
  const [role] = namedRoles(c);
  if (role !== undefined) related.set(c.req.raw, relatedKey(role));
}

/** Begins to read what it needs, like `beginReference`. */
export function beginRelated(c: Context<AppEnv>): void {
  aheadOfRelated(c);
  beginReference(c);
}

const related = new WeakMap<Request, string>();

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

type Packaged = NonNullable<ReferenceSource["packaged"]>;
const given = new WeakMap<object, Packaged>();

/** Gives a version's rows to requests with these bindings, which have no database: in the package. */
export function givePackaged(bindings: AppEnv["Bindings"], packaged: Packaged): void {
  given.set(bindings, packaged);
}

function sourceOf(c: Context<AppEnv>): Omit<ReferenceSource, "database"> {
  const more = related.get(c.req.raw);
  const isCold = !isolateCache.live;
  return {
    packaged: given.get(c.env),
    center: centerOf(c),
    // An isolate that knows no dataset asks for its first rows along with it.
    ahead: [
      ...(isCold ? [rowNames.cities] : []),
      ...(isCold || more !== undefined ? namedRoles(c).map(roleKey) : []),
      ...(more === undefined ? [] : [more]),
    ],
  };
}

/** Undefined where there is no such cache: outside of Workers. */
function centerOf(c: Context<AppEnv>): DataCenter | undefined {
  if (typeof caches === "undefined") return undefined;
  return {
    cache: caches.default,
    origin: originOf(c.req.url),
    after: (work) => c.executionCtx.waitUntil(work),
  };
}
