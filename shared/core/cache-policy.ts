/** How long a cached response may be reused, unless it becomes stale earlier. */
export interface CachePolicy {
  seconds: number;
  /** The current version. Entries of another version are stale. */
  version(): number;
}
