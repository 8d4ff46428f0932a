/**
 * The service with its queue and objects; `/.bench/counts` returns what this isolate has counted of what
 * the platform bills, and is the simplest request that there is.
 *
 * The data center's store and the pages' limiter are the platform's and run outside of an isolate. Miniflare
 * simulates them in the process whose processor time is measured, so they are replaced by what costs nearly nothing.
 */
import worker, { RateLimiter as Limiter, WebhookSweeper as Sweeper } from "#functions/worker.ts";
import type { Bindings } from "#shared/middleware/env.ts";
import { countMessages, countObjects, isCountsRequest, report } from "./billed-counts.ts";
import { storeInMemory } from "./platform.ts";

storeInMemory();

export class RateLimiter extends countObjects(Limiter, [
  "lease",
  "leaseAddress",
  "usage",
  "alarm",
]) {}
export class WebhookSweeper extends countObjects(Sweeper, ["wake", "sweep", "alarm"]) {}

const unlimited = { limit: async () => ({ success: true }) };

export default {
  ...worker,
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    if (isCountsRequest(request)) return report();
    const bindings = { ...env, PAGE_LIMITER: unlimited, PAGE_NETWORK_LIMITER: unlimited };
    return worker.fetch(request, bindings, context);
  },
  queue(batch: MessageBatch<string>, env: Bindings, context: ExecutionContext) {
    countMessages(batch.messages.length);
    return worker.queue(batch, env, context);
  },
};
