import type { StoredPosting } from "../../../schema/pipeline.ts";
import type { Posting } from "../../contracts/responses/pipeline/posting.ts";
import { instant, instantOrNull } from "../../core/instant.ts";

/** A posting as the API returns it. */
export function toPosting({ postedAt, readAt, ...posting }: StoredPosting): Posting {
  return { ...posting, postedAt: instantOrNull(postedAt), readAt: instant(readAt) };
}

export function toPostingOrNull(posting: StoredPosting | null): Posting | null {
  return posting && toPosting(posting);
}
