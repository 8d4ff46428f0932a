import type { Context } from "hono";
import { serviceVersion } from "../../core/service-version.ts";
import type { AppEnv } from "../env.ts";
import { headerTemplate } from "../fast-path/header-template.ts";
import { originHeaders } from "./origin-headers.ts";
import { rateHeaders } from "./rate-headers.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * A 200 with all of its headers at once. One after the other on a response that
 * is there already, each would cost two calls of the runtime. What was said to
 * Hono by `c.header` is not among them.
 *
 * @param own the headers of this answer beside those that all have.
 */
export function reply(c: Context<AppEnv>, body: string, own: Headers): Response {
  return new Response(body, { headers: headerTemplate(complete(c, own)) });
}

/** The same without the body that the caller has already. */
export function replyUnchanged(c: Context<AppEnv>, own: Headers): Response {
  return new Response(null, { status: 304, headers: headerTemplate(complete(c, own)) });
}

function complete(c: Context<AppEnv>, own: Headers): Record<string, string> {
  const [caller, admission] = [c.get("caller"), c.get("admission")];
  c.set("complete", true);
  return {
    ...originHeaders,
    "Service-Version": serviceVersion,
    "X-Request-Id": c.get("requestId"),
    ...(caller && admission && rateHeaders(c.get("endpoint").family, caller.tier, admission)),
    ...c.get("cacheHeaders"),
    ...own,
  };
}
