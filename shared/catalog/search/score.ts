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
 * - the beginning of the title or slug: 8000, and up to 1500 for how much of the title it is
 * - else 4000, up to 2000 for the share of words that begin a word of the role, and up to
 *   1500 for how much of the title they are
 */
export function score(role: Scored, wanted: Wanted): number {
  const { phrase, words } = wanted;
  const asSlug = phrase.replaceAll(" ", "-");
  if (role.slug === asSlug) return fullScore;
  if (role.title.startsWith(phrase) || role.slug.startsWith(asSlug)) {
    return 8_000 + Math.round(1_500 * Math.min(1, phrase.length / role.title.length));
  }
  let begins = 0;
  let length = 0;
  for (const word of words) {
    if (beginsWord(role, word)) begins++;
    length += word.length;
  }
  return Math.round(
    4_000 + 2_000 * (begins / words.length) + 1_500 * Math.min(1, length / role.title.length),
  );
}

function beginsWord({ slug, title }: Scored, word: string): boolean {
  return (
    slug.startsWith(word) ||
    title.startsWith(word) ||
    slug.includes(`-${word}`) ||
    title.includes(` ${word}`)
  );
}
