import type { StoredPosting } from "#schema/pipeline.ts";
import { instant, instantOrNull } from "#shared/core/dates.ts";
import type { Posting } from "./job.response.ts";

/** A posting as the API returns it. */
export function toPosting({ postedAt, readAt, ...posting }: StoredPosting): Posting {
  return { ...posting, postedAt: instantOrNull(postedAt), readAt: instant(readAt) };
}

export function toPostingOrNull(posting: StoredPosting | null): Posting | null {
  return posting && toPosting(posting);
}
