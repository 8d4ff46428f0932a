import type { RoleItem } from "../../contracts/catalog.ts";
import { createLru } from "../../core/lru.ts";
import { alternatives } from "./alternatives.ts";
import { approximateShare, fullScore, type Scored, score } from "./score.ts";
import { createVocabulary } from "./spelling.ts";
import { createSubstringIndex } from "./substring-index.ts";
import { readWanted, type Wanted } from "./words.ts";

/** What a text finds. */
export interface Found {
  /** Positions of the roles, best first; ties by position, which is by id. */
  positions: Uint32Array;
  /** By position, in ten-thousandths, of those that are found. */
  scores: ReadonlyMap<number, number>;
}

export interface SearchIndex {
  find(text: string): Found;
}

/** More than a catalog can have: a score above it still leaves a whole number that a double holds. */
const positions = 2 ** 32;

/** Scores of all texts whose results are kept. */
const maxScores = 100_000;

/** @param roles in the order of their ids. */
export function createSearchIndex(roles: readonly Pick<RoleItem, "slug" | "title">[]): SearchIndex {
  const scored = roles.map(({ slug, title }) => ({ slug, title: title.toLowerCase() }));
  // No word that is searched for contains the space between.
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

  function search(wanted: Wanted): Found {
    const scores = new Map<number, number>();
    eachMatch(wanted.words, (position, role) => {
      scores.set(position, score(role, wanted));
    });
    for (const other of alternatives(wanted, vocabulary, index.has)) {
      eachMatch(other.wanted.words, (position, role) => {
        const share = approximateShare * other.likeness;
        const fit = Math.max(1, Math.round(share * score(role, other.wanted)));
        // What contains the text itself has a higher one already.
        if (fit > (scores.get(position) ?? 0)) scores.set(position, fit);
      });
    }
    return { positions: rank(scores), scores };
  }

  return {
    find(text) {
      const wanted = readWanted(text);
      const before = known.get(wanted.phrase);
      if (before) return before;
      const found = search(wanted);
      known.set(wanted.phrase, found);
      return found;
    },
  };
}

/** Packed into one number each, score before position, because numbers sort without a callback. */
function rank(scores: ReadonlyMap<number, number>): Uint32Array {
  const packed = new Float64Array(scores.size);
  let count = 0;
  for (const [position, score] of scores) {
    packed[count++] = (fullScore - score) * positions + position;
  }
  // Conversion takes a value modulo 2^32, which leaves the position.
  return new Uint32Array(packed.sort());
}
