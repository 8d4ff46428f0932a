/**
 * The composed Worker on a platform whose clock is what the header `x-clock` of the latest request
 * says, so that a test need not wait until what an isolate keeps is too old.
 */
import worker from "#functions/worker.ts";
import type { Bindings } from "#shared/middleware/env.ts";

export { RateLimiter } from "#functions/worker.ts";

const platformClock = Date.now;
let ahead = 0;
Date.now = () => platformClock() + ahead;

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const clock = request.headers.get("x-clock");
    if (clock !== null) ahead = Date.parse(clock) - platformClock();
    return worker.fetch(request, env, context);
  },
};
