import type { Database } from "../db/client.ts";
import type { Reference } from "../reference/open-reference.ts";
import { lastCompletedQuarter, type Quarter, quarterLabel } from "../salaries/figures/quarter.ts";

/** What the verbs of the catalog are given beside their input. */
export interface CatalogContext {
  /** Gives the request's own client; called only when something has to be read. */
  database: () => Database;
  /** The live dataset version. */
  reference: Reference;
  /** The service's time, milliseconds since the epoch. */
  now: number;
  site: { origin: string };
  secrets: { dataPointKey: string };
}

/** Something made of a whole dataset version for a quarter, kept in the isolate. */
export interface SingleFlightCache<Value> {
  open(context: CatalogContext): Promise<Value>;
}

/** How long a request waits for another one that is reading the same, and how often it looks. */
const patienceMs = 1_000;
const lookMs = 10;

/**
 * Keeps the latest value that was made. While one request reads, others wait
 * for its result rather than read the same; should it not come, they read.
 */
export function createSingleFlightCache<Value>(
  make: (context: CatalogContext, quarter: Quarter) => Promise<Value>,
): SingleFlightCache<Value> {
  let kept: { key: string; value: Value } | null = null;
  let reading: { key: string; since: number } | null = null;

  return {
    async open(context) {
      const quarter = lastCompletedQuarter(context.now);
      const key = `${context.reference.dataset.version} ${quarterLabel(quarter)}`;
      // A promise must not cross from one request into another, so each looks for itself.
      while (kept?.key !== key && reading?.key === key && Date.now() - reading.since < patienceMs) {
        await new Promise((resolve) => setTimeout(resolve, lookMs));
      }
      if (kept?.key === key) return kept.value;
      const mine = { key, since: Date.now() };
      reading = mine;
      try {
        const value = await make(context, quarter);
        kept = { key, value };
        return value;
      } finally {
        if (reading === mine) reading = null;
      }
    },
  };
}
