import { lastCompletedQuarter, type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import { createSingleFlight } from "../core/single-flight.ts";
import type { Site } from "../core/site.ts";
import type { Executor } from "../db/bound.ts";
import type { Reference } from "../reference/open-reference.ts";

/** The context that every operation of the catalog receives in addition to its input. */
export interface CatalogContext {
  /** Returns a client for rows of the live version; called only if something has to be read. */
  database: () => Executor;
  /** The live dataset version. */
  reference: Reference;
  /** The service's time, milliseconds since the epoch. */
  now: number;
  site: Site;
  secrets: { dataPointKey: string };
}

/** A value computed from a whole dataset version for a quarter, cached in the isolate. */
interface SingleFlightCache<Value> {
  open(context: CatalogContext): Promise<Value>;
}

/** Caches the latest value; concurrent requests load it once. */
export function createSingleFlightCache<Value>(
  load: (context: CatalogContext, quarter: Quarter) => Promise<Value>,
): SingleFlightCache<Value> {
  const flight = createSingleFlight();
  let cached: { key: string; value: Value } | null = null;

  return {
    async open(context) {
      const quarter = lastCompletedQuarter(context.now);
      const key = `${context.reference.dataset.version} ${quarterLabel(quarter)}`;
      const found = await flight.run(
        key,
        () => (cached?.key === key ? cached : undefined),
        async () => {
          cached = { key, value: await load(context, quarter) };
          return cached;
        },
        context.reference,
      );
      return found.value;
    },
  };
}
