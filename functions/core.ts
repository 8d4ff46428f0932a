/** The Worker without routes: the Durable Objects, the queue consumer and the cron trigger. */
import type { Bindings } from "../shared/http/env.ts";
import { sweeperStub } from "../shared/webhooks/sweeper-stub.ts";
import { deliverWebhooks } from "./queues/deliver-webhooks.ts";

export { RateLimiter } from "../shared/rate-limit/rate-limiter.ts";
export { WebhookSweeper } from "../shared/webhooks/sweeper.ts";

export default {
  queue: deliverWebhooks,
  /** Sets the sweeper's alarm again in case it was lost. An alarm that is already set is left alone. */
  scheduled: (_event, env) => sweeperStub(env).wake(),
} satisfies ExportedHandler<Bindings, string>;
