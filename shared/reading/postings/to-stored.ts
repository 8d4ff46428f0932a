import type { StoredPosting } from "#schema/pipeline.ts";
import type { ReadPosting } from "./posting.ts";
import { tidy } from "./tidy.ts";

/** Characters of plain text that are read of a page. */
export const maxText = 60_000;
/** Characters of a description that are kept. */
const maxDescription = 30_000;
const maxName = 200;

/** A posting as a job keeps it, with its texts as long as they may be. */
export function toStored(read: ReadPosting, url: string, now: number): StoredPosting {
  const description = read.description === null ? null : tidy(read.description);
  return {
    url,
    source: read.source,
    title: toLine(read.title) ?? "",
    company: toLine(read.company) ?? "",
    location: toLine(read.location),
    description: description && cut(description, maxDescription),
    isCut: (description?.length ?? 0) > maxDescription,
    pay: toLine(read.pay?.text ?? null),
    postedAt: read.postedAt,
    readAt: now,
  };
}

/** Text as one line that a field of a job can have; null if nothing is left. */
export function toLine(text: string | null): string | null {
  const plain = text === null ? "" : cut(tidy(text).replace(/\s+/gu, " "), maxName).trim();
  return plain === "" ? null : plain;
}

/** The beginning of a text, without half of a character. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
