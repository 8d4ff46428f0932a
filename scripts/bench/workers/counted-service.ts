/** The service itself; its entrypoint `objects` tells how often this isolate asked each limiter object. */
import worker from "../../../functions/worker.ts";
import type { Bindings } from "../../../shared/http/env.ts";
import { countingBindings } from "./counting.ts";

export { RateLimiter, WebhookSweeper } from "../../../functions/worker.ts";
export { objects } from "./counting.ts";

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    return worker.fetch(request, countingBindings(env), context);
  },
};
