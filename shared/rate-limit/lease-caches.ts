import { LeaseCache } from "./lease-cache.ts";

/** Subjects an isolate remembers. One that is forgotten only loses what it has not reported. */
const capacity = 10_000;

const holders = new Map<string, LeaseCache>();

/**
 * The isolate's holder for a subject. Requests that the month counts and those
 * that it does not are leased apart.
 */
export function leaseCacheOf(subject: string, metered: boolean): LeaseCache {
  const name = `${metered ? "metered" : "free"} ${subject}`;
  const holder = holders.get(name) ?? new LeaseCache();
  holders.delete(name);
  holders.set(name, holder);
  const oldest = holders.size > capacity ? holders.keys().next().value : undefined;
  if (oldest !== undefined) holders.delete(oldest);
  return holder;
}
