import { composedSettings } from "#scripts/run/stage/worker-options.ts";

/**
 * The composed Worker of `wrangler.toml` as Miniflare options.
 *
 * @param storage a folder for Durable Objects that outlives the Worker.
 */
export async function describeWorker(bindings: Record<string, string>, storage: string) {
  const settings = await composedSettings();
  const { name, compatibilityDate, compatibilityFlags = [], r2Buckets = {} } = settings;
  const { durableObjects = {}, queueProducers = {}, queueConsumers = {} } = settings;
  return {
    ...{ name, compatibilityDate, compatibilityFlags, bindings },
    ...{ durableObjects, queueProducers, queueConsumers },
    resourcePersistencePath: storage,
    // The other bindings are optional too, and what is tested with kills needs none of them.
    r2Buckets: Object.fromEntries(
      Object.entries(r2Buckets).filter(([binding]) => binding === "DOCUMENTS"),
    ),
  };
}
