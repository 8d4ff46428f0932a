import type { RoleItem } from "../../contracts/responses/catalog.ts";
import { createLru } from "../../core/lru.ts";
import { type ResolvedRole, resolveRole } from "../../reference/resolve-words.ts";
import { alternatives } from "./alternatives.ts";
import { type ParsedQuery, parseQuery } from "./parsed-query.ts";
import {
  approximateShare,
  fullScore,
  namedScore,
  prevalenceOf,
  type Scored,
  score,
} from "./score.ts";
import { createVocabulary } from "./spelling.ts";
import { createSubstringIndex } from "./substring-index.ts";

/** The roles that a text finds. */
export interface Found {
  /** Positions of the roles, best first; ties are ordered by position, and so by id. */
  positions: Uint32Array;
  /** Scores of the found roles by position, in ten-thousandths. */
  scores: ReadonlyMap<number, number>;
  /** The role that the text names exactly, and the level; null if it names none. */
  named: ResolvedRole | null;
}

/** What is known about the roles beyond their slugs and titles. */
export interface RoleFacts {
  /** Slug by alias. */
  aliases: ReadonlyMap<string, string>;
  /** About how many people hold each role, by slug. */
  holders: ReadonlyMap<string, number>;
}

const noFacts: RoleFacts = { aliases: new Map(), holders: new Map() };

export interface SearchIndex {
  find(text: string): Found;
}

/** More positions than a catalog can have, while a score times this number is still an exact double. */
const positions = 2 ** 32;

/** Total number of scores in the cached results. */
const maxScores = 100_000;

/** @param roles in the order of their ids. */
export function createSearchIndex(
  roles: readonly Pick<RoleItem, "slug" | "title">[],
  { aliases, holders }: RoleFacts = noFacts,
): SearchIndex {
  const scored = roles.map(({ slug, title }) => ({
    slug,
    title: title.toLowerCase(),
    prevalence: prevalenceOf(holders.get(slug) ?? 0),
  }));
  const slugs = new Map(roles.map(({ slug }, position) => [slug, position]));
  // A searched word contains no space, so it cannot match across the two.
  const texts = scored.map(({ slug, title }) => `${slug} ${title}`);
  const index = createSubstringIndex(texts);
  const vocabulary = createVocabulary(index.words);
  // Paging through results asks for the same text again and again.
  const known = createLru<Found>(300, { of: ({ scores }) => scores.size, max: maxScores });

  /** Calls back with every role that contains all of the words. */
  function eachMatch(words: readonly string[], take: (position: number, role: Scored) => void) {
    const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return;
    for (const position of index.containing(longest)) {
      const role = scored[position];
      const text = texts[position];
      if (role && text !== undefined && others.every((word) => text.includes(word))) {
        take(position, role);
      }
    }
  }

  function search(query: ParsedQuery): Found {
    const scores = new Map<number, number>();
    eachMatch(query.words, (position, role) => {
      scores.set(position, score(role, query));
    });
    for (const other of alternatives(query, vocabulary, index.has)) {
      eachMatch(other.query.words, (position, role) => {
        const share = approximateShare * other.likeness;
        const fit = Math.max(1, Math.round(share * score(role, other.query)));
        // A role that contains the text itself already has a higher score.
        if (fit > (scores.get(position) ?? 0)) scores.set(position, fit);
      });
    }
    const named = resolveRole(query.phrase, { slugs, aliases });
    const position = named === null ? undefined : slugs.get(named.slug);
    if (position !== undefined) {
      scores.set(position, Math.max(namedScore, scores.get(position) ?? 0));
    }
    return { positions: rank(scores), scores, named };
  }

  return {
    find(text) {
      const query = parseQuery(text);
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
