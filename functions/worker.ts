/** The composed Worker: every function in one, as `wrangler dev` and the tests run it. */
import type { Bindings } from "../shared/http/bindings.ts";
import { serve } from "../shared/http/serve.ts";
import { theSweeper } from "../shared/webhooks/sweeper-stub.ts";
import { pages } from "./pages.ts";
import { deliverWebhooks } from "./queues/deliver-webhooks.ts";
import { routes } from "./routes.ts";

export { RateLimiter } from "../shared/rate-limit/rate-limiter.ts";
export { WebhookSweeper } from "../shared/webhooks/sweeper.ts";

const app = serve(routes, pages);

export default {
  fetch: app.fetch,
  queue: deliverWebhooks,
  /** Starts the sweeper's alarm, should it ever stand still; between its alarms there is nothing to do. */
  scheduled: (_event, env) => theSweeper(env).wake(),
} satisfies ExportedHandler<Bindings, string>;
