/** How long a response may be reused, unless the isolate learns earlier that it is stale. */
export interface CachePolicy {
  seconds: number;
  /** Entries of another version are stale. */
  version(): number;
}
