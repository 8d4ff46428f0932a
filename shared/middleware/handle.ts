import type { Context, MiddlewareHandler } from "hono";
import type { OperationResult, SalaryResult } from "../contract/operation-result.ts";
import { etagOfVersion } from "../core/record-version.ts";
import type { Write } from "../db/transaction.ts";
import type { Endpoint } from "./endpoint.ts";
import type { AppEnv, RenderedResponse } from "./env.ts";
import { pipelineText } from "./response/pipeline.ts";
import { describeRequest, withRequest, writeCacheableBody } from "./response/salary.ts";
import { makeEtag, sendBody, sendIfChanged } from "./response/send.ts";

const json = "application/json; charset=utf-8";

/** Runs an operation's handler and sends its result in the shape of its API. */
export function handleEndpoint(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  // Validation has given query and body the types that the operation declares.
  const run = (c: Context<AppEnv>, write?: Write): Promise<OperationResult> =>
    endpoint.handle(c, c.get("query") as never, c.get("body") as never, write as never);

  // A response that the edge caches has the header already.
  const isNegotiated = (endpoint.media?.length ?? 0) > 1 && !endpoint.cache;

  return async function handleEndpoint(c) {
    if (endpoint.commit) {
      let version: number | undefined;
      const response = await endpoint.commit(c, endpoint, async (write) => {
        const result = await run(c, write);
        version = result.version;
        return {
          status: result.status ?? 200,
          body: complete(c, endpoint, render(c, endpoint, result)),
        };
      });
      if (version !== undefined) response.headers.set("ETag", etagOfVersion(version));
      return response;
    }
    const result = await run(c);
    if (result.response) return result.response;
    const { text } = result;
    const headers = { ...(isNegotiated && { Vary: "Accept" }), ...result.headers };
    if (text) {
      return sendIfChanged(c, await makeEtag(text.body), text.type, () => text.body, headers);
    }
    const cacheableBody = render(c, endpoint, result);
    if (endpoint.method !== "get") {
      return sendBody(c, complete(c, endpoint, cacheableBody), {
        ...headers,
        "Content-Type": json,
      });
    }
    const { version, variant } = result;
    const etag =
      version === undefined ? await makeEtag(cacheableBody) : etagOfVersion(version, variant);
    const rendered: RenderedResponse = { cacheableBody, etag };
    c.set("rendered", rendered);
    return sendRendered(c, endpoint, rendered, headers);
  };
}

/** Sends a response that this call or an earlier one has rendered. */
export function sendRendered(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { cacheableBody, etag }: RenderedResponse,
  headers?: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  return (
    endpoint.sendTable?.(c, cacheableBody) ??
    sendIfChanged(c, etag, json, () => complete(c, endpoint, cacheableBody), headers)
  );
}

function render(c: Context<AppEnv>, endpoint: Endpoint, result: OperationResult): string {
  return hasEnvelope(endpoint)
    ? writeCacheableBody(c, result as SalaryResult)
    : pipelineText(result);
}

function complete(c: Context<AppEnv>, endpoint: Endpoint, cacheableBody: string): string {
  return hasEnvelope(endpoint) ? withRequest(cacheableBody, describeRequest(c)) : cacheableBody;
}

function hasEnvelope({ family, isFlat }: Endpoint): boolean {
  return family === "salary" && !isFlat;
}
