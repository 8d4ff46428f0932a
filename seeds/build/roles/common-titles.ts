import { parseTitle } from "../titles/parse-title.ts";
import type { Candidate } from "./candidate.ts";

/** Filings and employers from which a title that O*NET does not know is in general use. */
const manyFilings = 40;
const manyEmployers = 30;
/** The least O*NET titles that use a word; a word in fewer may be one employer's own. */
const manyTitles = 4;

/**
 * Whether a title that O*NET lacks is in general use: many employers file it, in
 * words that O*NET's titles have. Employers also file the names of the classification itself
 * (`categories`), which nobody calls a job by.
 */
export function commonTitles(
  candidates: Map<string, Candidate>,
  categories: string[],
): (candidate: Candidate) => boolean {
  const vocabulary = new Map<string, number>();
  for (const { key, onet } of candidates.values()) {
    if (onet.size === 0) continue;
    for (const word of key.split(" ")) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  }
  const names = new Set(categories.map((title) => parseTitle(title)?.key));
  return ({ key, filings, employers }) =>
    filings >= manyFilings &&
    employers >= manyEmployers &&
    !names.has(key) &&
    key.split(" ").every((word) => (vocabulary.get(word) ?? 0) >= manyTitles);
}
