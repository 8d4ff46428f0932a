import { createLru } from "#shared/core/lru.ts";
import { intersect } from "#shared/reference/positions.ts";
import { type ResolvedRole, resolveRole } from "#shared/reference/resolve-words.ts";
import { findWordIndex, type IndexedRoles, type WordIndex } from "#shared/reference/word-index.ts";
import { keepEach, maxKept } from "../keep-each.ts";
import { alternatives } from "./alternatives.ts";
import { type ParsedQuery, parseSearch } from "./parsed-query.ts";
import {
  approximateShare,
  fullScore,
  namedScore,
  type Scored,
  score,
  scoreFit,
  scorePrevalence,
} from "./score.ts";

/** Steps into which the fit is divided to compare many roles at once. */
const steps = 1_000;

/**
 * Chooses at most `limit` of the roles that contain all words of a query, in ascending order: all
 * of them, or those that are expected to match best. The slugs of the best begin with the query,
 * those of the next have its words as whole words, and of equal ones the best fit is chosen.
 *
 * @param prevalence of each role, from 0 to 1.
 */
function chooseBest(
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

/** The roles that a text finds. */
export interface FoundRoles {
  /** Positions of the roles, best first; ties are ordered by position, and so by id. */
  positions: Uint32Array;
  /** Scores of the found roles by position, in ten-thousandths. */
  scores: ReadonlyMap<number, number>;
  /** The role that the text names exactly, and the level; null if it names none. */
  named: ResolvedRole | null;
}

/** The roles that are searched, in the order of their ids. */
export interface SearchedRoles extends IndexedRoles {
  /** Slug by alias. */
  aliases: ReadonlyMap<string, string>;
  /** About how many people hold each role. */
  holders: Float64Array;
}

export interface SearchIndex {
  find(text: string): FoundRoles;
}

/** More positions than a catalog can have, while a score times this number is still an exact double. */
const positions = 2 ** 32;

/** Total number of scores in the cached results. */
const maxScores = 100_000;

/** How many of the roles that contain a text are scored in a catalog too large to score them all. */
const maxScored = 200;

/** For each other text that may have been meant, this share of {@link maxScored} is scored. */
const alternativeShare = 0.2;

/** @param limit how many of the roles that contain the same words are scored. */
export function createSearchIndex(
  roles: SearchedRoles,
  limit = roles.slugs.size > maxKept ? maxScored : Number.POSITIVE_INFINITY,
): SearchIndex {
  const { slugs, titles, aliases, holders } = roles;
  const prevalence = holders.map(scorePrevalence);
  const scoredAt = keepEach(
    slugs.size,
    (position): Scored => ({
      slug: slugs.at(position),
      title: titles.at(position).toLowerCase(),
      prevalence: prevalence[position] ?? 0,
    }),
  );
  const index = findWordIndex(roles);
  // Paging through results asks for the same text again and again.
  const known = createLru<FoundRoles>(300, { of: ({ scores }) => scores.size, max: maxScores });
  const names = { slugs: { has: (slug: string) => slugs.search(slug) >= 0 }, aliases };

  /** Calls back with the roles that contain all of the words, or the best of them. */
  function eachMatch(
    query: ParsedQuery,
    most: number,
    take: (position: number, role: Scored) => void,
  ) {
    for (const position of chooseBest(query, most, index, roles, prevalence)) {
      take(position, scoredAt(position));
    }
  }

  function search(query: ParsedQuery): FoundRoles {
    const scores = new Map<number, number>();
    eachMatch(query, limit, (position, role) => {
      scores.set(position, score(role, query));
    });
    // Roles that contain the text itself would come first, and there are more of them already.
    const others = scores.size < limit ? alternatives(query, index.vocabulary, index.has) : [];
    for (const other of others) {
      eachMatch(other.query, limit * alternativeShare, (position, role) => {
        const share = approximateShare * other.likeness;
        const fit = Math.max(1, Math.round(share * score(role, other.query)));
        // A role that contains the text itself already has a higher score.
        if (fit > (scores.get(position) ?? 0)) scores.set(position, fit);
      });
    }
    const named = resolveRole(query.phrase, names);
    const position = named === null ? -1 : slugs.search(named.slug);
    if (position >= 0) {
      scores.set(position, Math.max(namedScore, scores.get(position) ?? 0));
    }
    return { positions: rank(scores), scores, named };
  }

  return {
    find(text) {
      const query = parseSearch(text);
      const before = known.get(query.phrase);
      if (before) return before;
      const found = search(query);
      known.set(query.phrase, found);
      return found;
    },
  };
}

/** Packs score and position into one number each, because numbers sort without a callback. */
function rank(scores: ReadonlyMap<number, number>): Uint32Array {
  const packed = new Float64Array(scores.size);
  let count = 0;
  for (const [position, score] of scores) {
    packed[count++] = (fullScore - score) * positions + position;
  }
  // Conversion takes a value modulo 2^32, which leaves the position.
  return new Uint32Array(packed.sort());
}
