import type { StoredPosting } from "#schema/pipeline.ts";
import { toStored } from "#shared/reading/postings/posting.ts";
import type { CreateJobBody } from "../jobs/job.request.ts";

/** The text of a posting that a person has reviewed, as its job keeps it; null without a text or a link. */
export function keepPosting(
  { url, title, company, location = null }: CreateJobBody,
  text: string,
  now: number,
): StoredPosting | null {
  if (!url || text.trim() === "") return null;
  const read = { title, company, location, url, description: text };
  return toStored({ ...read, source: "pasted", pay: null, postedAt: null }, url, now);
}
