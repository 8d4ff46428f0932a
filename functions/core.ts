/** What happens without a caller: the Durable Objects, the queue's consumer, the schedule. No route leads here. */
import type { Bindings } from "../shared/http/env.ts";
import { sweeperStub } from "../shared/webhooks/sweeper-stub.ts";
import { deliverWebhooks } from "./queues/deliver-webhooks.ts";

export { RateLimiter } from "../shared/rate-limit/rate-limiter.ts";
export { WebhookSweeper } from "../shared/webhooks/sweeper.ts";

export default {
  queue: deliverWebhooks,
  /** Starts the sweeper's alarm, should it ever stand still; between its alarms there is nothing to do. */
  scheduled: (_event, env) => sweeperStub(env).wake(),
} satisfies ExportedHandler<Bindings, string>;
