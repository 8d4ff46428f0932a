/** The service itself; its entrypoint `objects` returns what this isolate has counted. */
import worker from "../../../functions/worker.ts";
import type { Bindings } from "../../../shared/http/env.ts";
import { countHit, countingBindings } from "./counting.ts";

export { RateLimiter, WebhookSweeper } from "../../../functions/worker.ts";
export { objects } from "./counting.ts";

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    return countHit(worker.fetch(request, countingBindings(env), context));
  },
};
