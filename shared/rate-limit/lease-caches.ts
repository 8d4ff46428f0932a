import { LeaseCache } from "./lease-cache.ts";

/** Maximum number of lease caches in an isolate. One that is dropped loses only its unreported use. */
const capacity = 10_000;

const leaseCaches = new Map<string, LeaseCache>();

/**
 * The isolate's lease cache for a limit key. Requests that count against the month and
 * those that do not are leased separately.
 */
export function findLeaseCache(limitKey: string, metered: boolean): LeaseCache {
  const name = `${metered ? "metered" : "free"} ${limitKey}`;
  const leaseCache = leaseCaches.get(name) ?? new LeaseCache();
  leaseCaches.delete(name);
  leaseCaches.set(name, leaseCache);
  const oldest = leaseCaches.size > capacity ? leaseCaches.keys().next().value : undefined;
  if (oldest !== undefined) leaseCaches.delete(oldest);
  return leaseCache;
}
