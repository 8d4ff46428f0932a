import type { Wanted } from "./words.ts";

/** Scores are counted in ten-thousandths, so that equal ones are equal. */
export const fullScore = 10_000;

/** Nothing that is found by other words than those given scores more; see {@link score}. */
export const approximateShare = 0.35;

export interface Scored {
  slug: string;
  /** Lower case. */
  title: string;
}

/**
 * How well a role fits words that its slug or title all contain, 0..10000:
 *
 * - the slug itself: 10000
 * - the beginning of the title or slug: 9000 and up to 500 where a word of the role ends with
 *   it, else 8000 and up to 1000; the more of the title it is, the more
 * - else 4000, up to 1000 for the share of words that begin a word of the role, up to 1000 for
 *   the share that are whole words of it, and up to 1500 for how much of the title they are
 */
export function score(role: Scored, wanted: Wanted): number {
  const { phrase, hyphenated, words } = wanted;
  const { slug, title } = role;
  if (slug === hyphenated) return fullScore;
  const beginnings = [
    ...(title.startsWith(phrase) ? [isEnd(title, phrase.length)] : []),
    ...(slug.startsWith(hyphenated) ? [isEnd(slug, hyphenated.length)] : []),
  ];
  if (beginnings.length > 0) {
    const coverage = Math.min(1, phrase.length / title.length);
    return beginnings.includes(true)
      ? 9_000 + Math.round(500 * coverage)
      : 8_000 + Math.round(1_000 * coverage);
  }
  let begins = 0;
  let wholes = 0;
  let length = 0;
  for (const word of words) {
    const fit = fitOf(role, word);
    if (fit !== "inside") begins++;
    if (fit === "whole") wholes++;
    length += word.length;
  }
  const coverage = Math.min(1, length / title.length);
  return Math.round(4_000 + (1_000 * (begins + wholes)) / words.length + 1_500 * coverage);
}

/** How a word that a role contains stands in it: as a word of its own, or as part of one. */
function fitOf({ slug, title }: Scored, word: string): "whole" | "beginning" | "inside" {
  let begins = false;
  for (const text of [slug, title]) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      if (!isStart(text, at)) continue;
      if (isEnd(text, at + word.length)) return "whole";
      begins = true;
    }
  }
  return begins ? "beginning" : "inside";
}

function isStart(text: string, at: number): boolean {
  return at === 0 || isBetweenWords(text[at - 1]);
}

function isEnd(text: string, at: number): boolean {
  return at >= text.length || isBetweenWords(text[at]);
}

function isBetweenWords(character: string | undefined): boolean {
  return character === " " || character === "-" || character === "/" || character === ",";
}
