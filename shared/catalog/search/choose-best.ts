import { intersect } from "#shared/reference/positions.ts";
import type { IndexedRoles, WordIndex } from "#shared/reference/word-index.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { scoreFit } from "./score.ts";

/** Steps into which the fit is divided to compare many roles at once. */
const steps = 1_000;

/**
 * Chooses at most `limit` of the roles that contain all words of a query, in ascending order: all
 * of them, or those that are expected to match best. The slugs of the best begin with the query,
 * those of the next have its words as whole words, and of equal ones the best fit is chosen.
 *
 * @param prevalence of each role, from 0 to 1.
 */
export function chooseBest(
  { words, hyphenated }: ParsedQuery,
  limit: number,
  index: WordIndex,
  { slugs, titles }: IndexedRoles,
  prevalence: Float64Array,
): Uint32Array {
  const all = index.containing(words);
  if (all.length <= limit) return all;
  const [from, end] = slugs.beginningWith(hyphenated);
  const whole = intersect([index.having(words), all]);
  const length = words.reduce((sum, word) => sum + word.length, 0);
  const ranks = new Uint16Array(all.length);
  const counts = new Uint32Array(4 * steps);
  for (let at = 0, next = 0; at < all.length; at++) {
    const position = all[at] ?? 0;
    const isWhole = whole[next] === position;
    if (isWhole) next++;
    const kind = (position >= from && position < end ? 2 : 0) + (isWhole ? 1 : 0);
    const fit = scoreFit(length, titles.lengthAt(position), prevalence[position] ?? 0);
    const rank = kind * steps + Math.floor(fit * (steps - 1));
    ranks[at] = rank;
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  // The rank from which on the roles are fewer than the limit, and how many of the rank below fit.
  let least = counts.length;
  let room = limit;
  while (least > 0 && (counts[least - 1] ?? 0) <= room) room -= counts[--least] ?? 0;
  const chosen = new Uint32Array(limit);
  let count = 0;
  for (let at = 0; at < all.length; at++) {
    const rank = ranks[at] ?? 0;
    if (rank < least - 1 || (rank === least - 1 && room-- <= 0)) continue;
    chosen[count++] = all[at] ?? 0;
  }
  return chosen.subarray(0, count);
}
