import type { CachePolicy } from "../../core/cache-policy.ts";

/** How far behind another isolate's submissions the figures may be, which move by batches of five. */
const seconds = 5;

let taken = 0;

/** Notes that this isolate has taken a submission: from then on its answers are made anew. */
export function noteSubmission(): void {
  taken++;
}

/** How long answers with submitted pay are given again, to those who may see it. */
export const submissionCachePolicy: CachePolicy = { seconds, version: () => taken };
