import { join } from "node:path";
import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { projectRoot } from "../../../scripts/run/local/places.ts";

/**
 * The composed Worker of `wrangler.toml` as Miniflare options.
 *
 * @param storage a folder for Durable Objects that outlives the Worker.
 */
export function describeWorker(bindings: Record<string, string>, storage: string) {
  const config: Unstable_Config = unstable_readConfig({
    config: join(projectRoot, "wrangler.toml"),
  });
  const { producers = [], consumers = [] } = config.queues;
  return {
    name: "service",
    compatibilityDate: config.compatibility_date ?? "",
    compatibilityFlags: config.compatibility_flags,
    bindings,
    resourcePersistencePath: storage,
    durableObjects: Object.fromEntries(
      config.durable_objects.bindings.map(({ name, class_name }) => [
        name,
        { className: class_name, useSQLite: true },
      ]),
    ),
    // The others are optional too, and what is tested with kills needs none of them.
    r2Buckets: Object.fromEntries(
      config.r2_buckets
        .filter(({ binding }) => binding === "DOCUMENTS")
        .map(({ binding, bucket_name = "" }) => [binding, bucket_name]),
    ),
    queueProducers: Object.fromEntries(
      producers.map(({ binding, queue = "" }) => [binding, { queueName: queue }]),
    ),
    queueConsumers: Object.fromEntries(
      consumers.map(({ queue, max_batch_size = 10, max_batch_timeout = 0, max_retries = 3 }) => [
        queue,
        {
          maxBatchSize: max_batch_size,
          maxBatchTimeout: Number(max_batch_timeout),
          maxRetries: max_retries,
        },
      ]),
    ),
  };
}
