/**
 * The service with its queue and objects; `/.bench/counts` returns what this isolate has counted of what
 * the platform bills, and is the simplest request that there is.
 */
import worker, {
  RateLimiter as Limiter,
  WebhookSweeper as Sweeper,
} from "../../../../functions/worker.ts";
import type { Bindings } from "../../../../shared/http/env.ts";
import { countMessages, countObjects, isCountsRequest, report } from "./billed-counts.ts";

export class RateLimiter extends countObjects(Limiter, [
  "lease",
  "leaseAddress",
  "usage",
  "alarm",
]) {}
export class WebhookSweeper extends countObjects(Sweeper, ["wake", "sweep", "alarm"]) {}

export default {
  ...worker,
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    return isCountsRequest(request) ? report() : worker.fetch(request, env, context);
  },
  queue(batch: MessageBatch<string>, env: Bindings, context: ExecutionContext) {
    countMessages(batch.messages.length);
    return worker.queue(batch, env, context);
  },
};
