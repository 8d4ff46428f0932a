import { type Context, Hono } from "hono";
import type { ApiError } from "#shared/core/errors.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import {
  maxSignInBytes,
  parseJsonBody,
  readBodyAtMost,
  readFormBody,
  requireJson,
} from "#shared/middleware/request/body.ts";
import { bodyShareOf } from "#shared/middleware/request/held-bytes.ts";
import { toApiError } from "#shared/middleware/response/error.ts";
import { countAddress } from "#shared/middleware/steps/rate-limit.ts";
import { OauthError, type OauthErrorCode } from "./oauth-error.ts";

/** The parameters of a request, each at most once. */
export type OauthParameters = ReadonlyMap<string, string>;

interface OauthRoute {
  path: string;
  /** The limit of its address that a request counts against. */
  plan: "oauth" | "registration" | "device";
  /** @returns the body of the response, and its status if it is not 200. */
  handle(
    c: Context<AppEnv>,
  ): Promise<{ status?: 200 | 201; body: Readonly<Record<string, unknown>> }>;
}

/**
 * The Hono app of an endpoint that clients call: JSON in the response, errors as in RFC 6749, 5.2.
 *
 * @example
 * export default oauthApp({ path: "/oauth/token", plan: "oauth", handle: async (c) => ({ body: … }) });
 */
export function oauthApp({ path, plan, handle }: OauthRoute): Hono<AppEnv> {
  return new Hono<AppEnv>().onError(renderOauthError).post(path, async (c) => {
    await countAddress(c, plan);
    const { status = 200, body } = await handle(c);
    return c.json(body, status, noStore);
  });
}

const noStore = { "Cache-Control": "no-store", Pragma: "no-cache" };

/**
 * Reads `application/x-www-form-urlencoded` parameters. Empty ones count as absent.
 *
 * @throws {OauthError} `invalid_request`
 * @throws ApiError as `readFormBody` does.
 */
export async function readOauthForm(c: Context<AppEnv>): Promise<OauthParameters> {
  return readOauthParameters(await readFormBody(c.req.raw, maxSignInBytes, arrivalOf(c)));
}

/** @throws {OauthError} `invalid_request` if a parameter is repeated. */
export function readOauthParameters(search: URLSearchParams): OauthParameters {
  const parameters = new Map<string, string>();
  for (const [name, value] of search) {
    if (value === "") continue;
    if (parameters.has(name)) {
      throw new OauthError("invalid_request", `The parameter ${name.slice(0, 50)} is repeated.`);
    }
    parameters.set(name, value);
  }
  return parameters;
}

/** @throws {OauthError} `invalid_request` if it is absent. */
export function requireParameter(parameters: OauthParameters, name: string): string {
  const value = parameters.get(name);
  if (value === undefined)
    throw new OauthError("invalid_request", `The parameter ${name} is missing.`);
  return value;
}

/** Reads a JSON body. */
export async function readOauthJson(c: Context<AppEnv>): Promise<unknown> {
  requireJson(c.req.raw);
  return parseJsonBody(await readBodyAtMost(c.req.raw, maxSignInBytes, arrivalOf(c))).value;
}

function arrivalOf(c: Context<AppEnv>) {
  return { share: bodyShareOf(c), refusesByLength: true };
}

function renderOauthError(error: Error, c: Context<AppEnv>): Response {
  const refused = error instanceof OauthError ? error : fromApiError(toApiError(error, c));
  if (refused.retryAfterSeconds !== undefined) {
    c.header("Retry-After", String(refused.retryAfterSeconds));
  }
  if (refused.status === 401)
    c.header("WWW-Authenticate", 'Basic realm="Compensation Intelligence"');
  return c.json(
    {
      error: refused.code,
      error_description: describe(refused.message),
      request_id: c.get("requestId"),
    },
    refused.status,
    noStore,
  );
}

function fromApiError(error: ApiError): OauthError {
  const code: Partial<Record<number, OauthErrorCode>> = {
    408: "request_timeout",
    429: "slow_down",
    500: "server_error",
    503: "temporarily_unavailable",
  };
  return new OauthError(code[error.row.status] ?? "invalid_request", error.message, {
    // What waits for a device's approval is slowed down with 400, as RFC 8628 asks.
    ...(error.row.status === 429 ? { status: 429 as const } : {}),
    retryAfterSeconds: error.details.afterSeconds,
    cause: error,
  });
}

/** RFC 6749 allows neither quotation marks nor backslashes nor characters beyond ASCII. */
function describe(message: string): string {
  return message.replace(/["\\]/g, "'").replace(/[^\x20-\x7e]/g, "?");
}
