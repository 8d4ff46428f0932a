/** The Worker without routes: the Durable Objects, the queue consumer and the cron trigger. */
import type { Bindings } from "../shared/http/env.ts";
import { writeDueDeletes } from "../shared/pipeline/held-deletes/write-due.ts";
import { announceEvents } from "../shared/webhooks/announce.ts";
import type { SweepContext } from "../shared/webhooks/sweep.ts";
import { WebhookSweeper as Sweeper } from "../shared/webhooks/sweeper.ts";
import { sweeperStub } from "../shared/webhooks/sweeper-stub.ts";
import { deliverWebhooks } from "./queues/deliver-webhooks.ts";

export { RateLimiter } from "../shared/rate-limit/rate-limiter.ts";

/** The sweep also deletes the jobs whose delete was held. */
export class WebhookSweeper extends Sweeper {
  protected override async writeDue(context: SweepContext): Promise<boolean> {
    const events: string[] = [];
    const hasMore = await writeDueDeletes({ ...context, announce: (id) => void events.push(id) });
    if (events.length > 0) await announceEvents(context, events);
    return hasMore;
  }
}

export default {
  queue: deliverWebhooks,
  /** Sets the sweeper's alarm again in case it was lost. An alarm that is already set is left alone. */
  scheduled: (_event, env) => sweeperStub(env).wake(),
} satisfies ExportedHandler<Bindings, string>;
