/** A Worker that says of each response whether the fast path served it. */
import calculate from "../../functions/api/v1/intelligence/salaries/calculate.ts";
import { createApp } from "../../shared/http/app.ts";
import type { Bindings } from "../../shared/http/env.ts";

export { RateLimiter } from "../../shared/rate-limit/rate-limiter.ts";

const app = createApp([calculate]);

export default {
  async fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
    const answer = app.fetch(request, env, context);
    const response = new Response((await answer).body, await answer);
    // Only the fast path returns a response at once; everything else returns a promise.
    response.headers.set("x-served-by", answer instanceof Response ? "fast path" : "handler");
    return response;
  },
};
