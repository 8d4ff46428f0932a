import type { RoleItem } from "../../contracts/catalog.ts";
import { createLru } from "../../reference/lru.ts";
import { alternatives } from "./alternatives.ts";
import { approximateShare, type Scored, score } from "./score.ts";
import { createVocabulary } from "./spelling.ts";
import { readWanted, type Wanted } from "./words.ts";

/** What a text finds. */
export interface Found {
  /** Positions of the roles, best first; ties by position, which is by id. */
  positions: Uint16Array;
  /** By position, in ten-thousandths; 0 for what is not found. */
  scores: Uint16Array;
}

export interface SearchIndex {
  find(text: string): Found;
}

/** Stands between the texts of roles; no word of a search contains it. */
const gap = "\n";

/** @param roles in the order of their ids. */
export function createSearchIndex(roles: readonly Pick<RoleItem, "slug" | "title">[]): SearchIndex {
  const scored = roles.map(({ slug, title }) => ({ slug, title: title.toLowerCase() }));
  const texts = scored.map(({ slug, title }) => `${slug}${gap}${title}${gap}`);
  const corpus = texts.join("");
  const starts = startsOf(texts);
  const vocabulary = createVocabulary(texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)));
  // Paging through results asks for the same text again and again.
  const known = createLru<Found>(300);

  /** Calls back with every role that contains all of the words. */
  function eachMatch(words: readonly string[], take: (position: number, role: Scored) => void) {
    const [rarest = "", ...others] = words.toSorted((a, b) => b.length - a.length);
    let position = 0;
    for (let hit = corpus.indexOf(rarest); hit >= 0; ) {
      while ((starts[position + 1] ?? corpus.length) <= hit) position++;
      const role = scored[position];
      const text = texts[position];
      if (role && text !== undefined && others.every((word) => text.includes(word))) {
        take(position, role);
      }
      hit = corpus.indexOf(rarest, starts[position + 1] ?? corpus.length);
    }
  }

  function search(wanted: Wanted): Found {
    const scores = new Uint16Array(roles.length);
    if (wanted.words.length === 0) return { positions: new Uint16Array(), scores };
    eachMatch(wanted.words, (position, role) => {
      scores[position] = score(role, wanted);
    });
    for (const other of alternatives(wanted, vocabulary, (word) => corpus.includes(word))) {
      eachMatch(other.wanted.words, (position, role) => {
        const share = approximateShare * other.likeness;
        const fit = Math.max(1, Math.round(share * score(role, other.wanted)));
        // What contains the text itself has a higher one already.
        scores[position] = Math.max(scores[position] ?? 0, fit);
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

function startsOf(texts: readonly string[]): Uint32Array {
  const starts = new Uint32Array(texts.length);
  let start = 0;
  for (const [position, text] of texts.entries()) {
    starts[position] = start;
    start += text.length;
  }
  return starts;
}

function rank(scores: Uint16Array): Uint16Array {
  const positions: number[] = [];
  for (const [position, value] of scores.entries()) if (value > 0) positions.push(position);
  return Uint16Array.from(positions).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}
