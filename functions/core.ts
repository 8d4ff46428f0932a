/** The Worker without routes: the Durable Objects, the queue consumer and the cron trigger. */
import { connect } from "../shared/db/client.ts";
import type { Bindings } from "../shared/http/env.ts";
import { removeExpiredOauth } from "../shared/oauth/remove-expired.ts";
import { sweeperStub } from "../shared/webhooks/sweeper-stub.ts";
import { deliverWebhooks } from "./queues/deliver-webhooks.ts";

export { RateLimiter } from "../shared/rate-limit/rate-limiter.ts";
export { WebhookSweeper } from "../shared/webhooks/sweeper.ts";

export default {
  queue: deliverWebhooks,
  /**
   * Sets the sweeper's alarm again in case it was lost, and leaves one alone that is set. Removes what
   * clients can no longer use.
   */
  async scheduled(_event, env) {
    await sweeperStub(env).wake();
    const db = connect({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN });
    await removeExpiredOauth({ db, now: Date.now() });
  },
} satisfies ExportedHandler<Bindings, string>;
