import type { Context } from "hono";
import { originHeaders } from "../middleware/allow-any-origin.ts";
import { serviceVersion } from "../middleware/stamp-version.ts";
import { rateHeaders } from "../rate-limit/headers.ts";
import type { Edge } from "./bindings.ts";
import { standingHeaders } from "./standing-headers.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * A 200 with all of its headers at once. One after the other on a response that
 * is there already, each would cost two calls of the runtime. What was said to
 * Hono by `c.header` is not among them.
 *
 * @param own the headers of this answer beside those that all have.
 */
export function reply(c: Context<Edge>, body: string, own: Headers): Response {
  return new Response(body, { headers: standingHeaders(complete(c, own)) });
}

/** The same without the body that the caller has already. */
export function replyUnchanged(c: Context<Edge>, own: Headers): Response {
  return new Response(null, { status: 304, headers: standingHeaders(complete(c, own)) });
}

function complete(c: Context<Edge>, own: Headers): Record<string, string> {
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
