import type { CachePolicy } from "../../core/cache-policy.ts";

/** How stale figures may be with respect to submissions that other isolates received. */
const seconds = 5;

let received = 0;

/** Records that this isolate received a submission, which invalidates its cached responses. */
export function noteSubmission(): void {
  received++;
}

/** How long responses with submitted pay are cached. */
export const submissionCachePolicy: CachePolicy = { seconds, version: () => received };
