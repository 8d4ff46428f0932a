import type { OperationApp } from "@compensation-intelligence/middleware";
import { Hono, type MiddlewareHandler } from "hono";
import type { Caller } from "#shared/access/caller.ts";
import { scopes } from "#shared/access/scopes.ts";
import { tiers } from "#shared/access/tiers.ts";
import { checkPostingOperation } from "#shared/api/check-posting-operation.http.ts";
import { toHex } from "#shared/core/bytes/hex.ts";
import { readClock } from "#shared/core/clock.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newRequestId } from "#shared/core/ids.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { handleEndpoint } from "#shared/middleware/handle.ts";
import { renderError } from "#shared/middleware/response/error.ts";
import { parseBody } from "#shared/middleware/steps/parse-body.ts";
import { checkParams, parseQuery } from "#shared/middleware/steps/parse-query.ts";
import { requireUnitedStates } from "#shared/middleware/steps/require-access.ts";
import { findByRole } from "#shared/reference/packed/find-by-role.ts";
import { givePackaged } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { localKey } from "#shared/salaries/estimate/data-point-id.ts";
import lookUpComparison from "./api/mcp/intelligence/compare.ts";
import lookUpRange from "./api/mcp/intelligence/range.ts";
import lookUpRoles from "./api/mcp/intelligence/roles.ts";
import lookUpSalary from "./api/mcp/intelligence/salary.ts";
import lookUpTrends from "./api/mcp/intelligence/trends.ts";
import lineage from "./api/v1/intelligence/lineage/[data_point_id].ts";
import adjacent from "./api/v1/intelligence/salaries/adjacent.ts";
import calculateBatch from "./api/v1/intelligence/salaries/calculate/batch.ts";
import calculate from "./api/v1/intelligence/salaries/calculate.ts";
import cities from "./api/v1/intelligence/salaries/cities.ts";
import companies from "./api/v1/intelligence/salaries/companies.ts";
import compare from "./api/v1/intelligence/salaries/compare.ts";
import compareOffers from "./api/v1/intelligence/salaries/compare-offers.ts";
import demo from "./api/v1/intelligence/salaries/demo.ts";
import employerCost from "./api/v1/intelligence/salaries/employer-cost.ts";
import evaluate from "./api/v1/intelligence/salaries/evaluate.ts";
import history from "./api/v1/intelligence/salaries/history.ts";
import negotiate from "./api/v1/intelligence/salaries/negotiate.ts";
import projections from "./api/v1/intelligence/salaries/projections.ts";
import roles from "./api/v1/intelligence/salaries/roles.ts";
import search from "./api/v1/intelligence/salaries/search.ts";
import skills from "./api/v1/intelligence/salaries/skills.ts";
import wageLevels from "./api/v1/intelligence/salaries/wage-levels.ts";
import widget from "./api/v1/intelligence/salaries/widget.ts";

const checkPosting = checkPostingOperation(async (c) => ({
  ...(await salaryContext(c)),
  async fetchPage() {
    const message = "is read by a service alone; here, send the posting's text as `text`";
    throw new ApiError("parameter_missing", {
      message: `url: ${message}.`,
      param: "url",
      fields: [{ field: "url", message }],
    });
  },
}));

/** Every operation that uses nothing of an account's. */
export const offlineOperations: readonly OperationApp[] = [
  ...[adjacent, calculate, calculateBatch, checkPosting, cities, companies, compare, compareOffers],
  ...[demo, employerCost, evaluate, history, lineage, negotiate, projections, roles, search],
  ...[skills, wageLevels, widget],
  ...[lookUpComparison, lookUpRange, lookUpRoles, lookUpSalary, lookUpTrends],
];

/** What the operations read in place of a database. */
export interface OfflineSource {
  /** The name of the dataset version. */
  version: string;
  /** The body of a packed row of it; null if there is none. */
  readRow(name: string): Uint8Array<ArrayBuffer> | null;
  /** A text of `public/content`. @throws if there is none. */
  readContent(file: string): Promise<string>;
  /** Whom a citation credits. */
  name: string;
  /** ISO instant at which the clock stands still; for tests. */
  clock?: string | undefined;
}

/** Whoever has the data may ask for all of it. */
const owner: Caller = {
  accountId: "usr_local",
  accountCreatedAt: 0,
  credentialId: "key_local",
  tier: "ultra",
  scopes,
  access: null,
  limits: tiers.ultra,
};

/**
 * The operations of pay in the process that calls them, without a server, a database or a key. They are
 * those of the service; only authentication, counting and caches are left out.
 *
 * @example
 * const ask = createOffline(source);
 * const response = await ask("http://offline.invalid/api/v1/intelligence/salaries/cities");
 */
export function createOffline(
  source: OfflineSource,
  operations: readonly OperationApp[] = offlineOperations,
): (url: string, init?: RequestInit) => Promise<Response> {
  const app = serveOperations(operations, prepare(source));
  const env = bindingsOf(source);
  givePackaged(env, { id: 0, version: source.version, read: findByRole(source.readRow) });
  const execution = { waitUntil() {}, passThroughOnException() {}, props: {} };
  return async (url, init) => app.fetch(new Request(url, init), env, execution);
}

/** @param prepare gives requests what the service's middleware would. */
export function serveOperations(
  operations: readonly OperationApp[],
  prepare: MiddlewareHandler<AppEnv>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(renderError);
  app.notFound((c) => renderError(needsService(), c));
  app.use(prepare);
  for (const { contract } of operations) {
    app.on([contract.method.toUpperCase()], [contract.path], ...middlewareOf(contract));
  }
  return app;
}

/** What a request has from its middleware when it reaches an operation of the service. */
function prepare({ clock }: OfflineSource): MiddlewareHandler<AppEnv> {
  return async function prepare(c, next) {
    c.set("requestId", newRequestId());
    c.set("now", readClock({ ...(clock !== undefined && { FROZEN_CLOCK: clock }) }));
    c.set("receivedAt", Date.now());
    c.set("caller", owner);
    await next();
  };
}

function middlewareOf(endpoint: Endpoint): MiddlewareHandler<AppEnv>[] {
  return [
    async function name(c, next) {
      c.set("endpoint", endpoint);
      await next();
    },
    checkParams(endpoint),
    parseQuery(endpoint),
    ...(endpoint.body ? [parseBody(endpoint)] : []),
    ...(endpoint.anyCountry ? [] : [requireUnitedStates()]),
    handleEndpoint(endpoint),
  ];
}

/** Only what these operations use: no limiter, no queue, no database. */
function bindingsOf({ name, readContent, clock }: OfflineSource): AppEnv["Bindings"] {
  const bindings = {
    SITE_ORIGIN: "",
    SITE_NAME: name,
    DATABASE_URL: "",
    DATA_POINT_KEY: localKey,
    // Signs what an agent repeats to the process that asked it something.
    SECRETS_KEY: toHex(crypto.getRandomValues(new Uint8Array(32))),
    ASSETS: {
      async fetch(url: URL) {
        return new Response(await readContent(url.pathname.replace(/^\/content\//, "")));
      },
    },
    ...(clock === undefined ? {} : { FROZEN_CLOCK: clock }),
  };
  return bindings as unknown as AppEnv["Bindings"];
}

function needsService(): ApiError {
  return new ApiError("endpoint_not_found", {
    message:
      "This needs a service: it is about what an account keeps. Set COMPENSATION_URL to the address of one.",
    alternative: "/api/v1/intelligence/salaries/roles",
  });
}
