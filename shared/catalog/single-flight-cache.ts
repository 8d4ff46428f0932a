import type { Database } from "../db/client.ts";
import type { Reference } from "../reference/open-reference.ts";
import { lastCompletedQuarter, type Quarter, quarterLabel } from "../salaries/figures/quarter.ts";

/** What every operation of the catalog receives in addition to its input. */
export interface CatalogContext {
  /** Returns the request's own client; called only if something has to be read. */
  database: () => Database;
  /** The live dataset version. */
  reference: Reference;
  /** The service's time, milliseconds since the epoch. */
  now: number;
  site: { origin: string };
  secrets: { dataPointKey: string };
}

/** A value computed from a whole dataset version for a quarter, cached in the isolate. */
export interface SingleFlightCache<Value> {
  open(context: CatalogContext): Promise<Value>;
}

/** How long a request waits for another one that is loading the same value, and how often it checks. */
const timeoutMs = 1_000;
const pollMs = 10;

/**
 * Caches the latest value. While one request loads it, others wait for the result
 * instead of loading it themselves, up to a timeout.
 */
export function createSingleFlightCache<Value>(
  load: (context: CatalogContext, quarter: Quarter) => Promise<Value>,
): SingleFlightCache<Value> {
  let cached: { key: string; value: Value } | null = null;
  let loading: { key: string; since: number } | null = null;

  return {
    async open(context) {
      const quarter = lastCompletedQuarter(context.now);
      const key = `${context.reference.dataset.version} ${quarterLabel(quarter)}`;
      // Workers cannot await a promise of another request, so every request polls.
      while (
        cached?.key !== key &&
        loading?.key === key &&
        Date.now() - loading.since < timeoutMs
      ) {
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      if (cached?.key === key) return cached.value;
      const own = { key, since: Date.now() };
      loading = own;
      try {
        const value = await load(context, quarter);
        cached = { key, value };
        return value;
      } finally {
        if (loading === own) loading = null;
      }
    },
  };
}
