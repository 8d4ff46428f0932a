import type { Context, MiddlewareHandler } from "hono";
import type { OperationResult, SalaryResult } from "../contracts/result.ts";
import { etagOfVersion } from "../core/record-etag.ts";
import type { Write } from "../db/transaction.ts";
import type { Endpoint } from "./endpoint.ts";
import type { AppEnv, RenderedAnswer } from "./env.ts";
import { versionOf } from "./fast-path/cache-policy.ts";
import { etagOf, sendIfChanged } from "./response/etag.ts";
import { pipelineText } from "./response/pipeline.ts";
import { cacheableBody, withRequest } from "./response/salary.ts";
import { reply } from "./response/send.ts";

const json = "application/json; charset=utf-8";

/** Runs an operation and sends what it answers in its family's shape. */
export function answer(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  // What the contracts have read has the types that the operation declares.
  const run = (c: Context<AppEnv>, write?: Write): Promise<OperationResult> =>
    endpoint.handle(c, c.get("query") as never, c.get("body") as never, write as never);

  const chooses = endpoint.media !== undefined && endpoint.media.length > 1;

  return async function answer(c) {
    if (endpoint.commit) {
      let version: number | undefined;
      const response = await endpoint.commit(c, endpoint, async (write) => {
        const result = await run(c, write);
        version = result.version;
        return {
          status: result.status ?? 200,
          body: completed(c, endpoint, stableOf(c, endpoint, result)),
        };
      });
      if (version !== undefined) response.headers.set("ETag", etagOfVersion(version));
      return response;
    }
    const seen = versionOf(endpoint);
    const result = await run(c);
    if (result.response) return result.response;
    const { text } = result;
    const own = { ...(chooses && { Vary: "Accept" }), ...result.headers };
    if (text) {
      return sendIfChanged(c, await etagOf(text.body), text.type, () => text.body, own);
    }
    const stable = stableOf(c, endpoint, result);
    if (endpoint.method !== "get") {
      return reply(c, completed(c, endpoint, stable), { ...own, "Content-Type": json });
    }
    const { version, variant, transient = false } = result;
    const etag = version === undefined ? await etagOf(stable) : etagOfVersion(version, variant);
    const made: RenderedAnswer = { stable, etag, version: seen, transient };
    c.set("made", made);
    return sendMade(c, endpoint, made, own);
  };
}

/** Sends an answer that has been made, for this call or for an earlier one. */
export function sendMade(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { stable, etag }: RenderedAnswer,
  own?: Readonly<Record<string, string>>,
): Response {
  return sendIfChanged(c, etag, json, () => completed(c, endpoint, stable), own);
}

function stableOf(c: Context<AppEnv>, endpoint: Endpoint, result: OperationResult): string {
  return isEnveloped(endpoint) ? cacheableBody(c, result as SalaryResult) : pipelineText(result);
}

function completed(c: Context<AppEnv>, endpoint: Endpoint, stable: string): string {
  return isEnveloped(endpoint) ? withRequest(c, stable) : stable;
}

function isEnveloped({ family, isFlat }: Endpoint): boolean {
  return family === "salary" && !isFlat;
}
