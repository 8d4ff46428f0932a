/** The catalog's words, to which misspelled words are corrected. */
import { typingDistance } from "../core/edit-distance.ts";

export interface Vocabulary {
  /** The nearest words with their likeness to the given one, from 0 to 1; empty if none is near. */
  nearest(word: string): { word: string; likeness: number }[];
  /** Every way to split a text into two known words, each joined with a space. */
  split(text: string): string[];
}

const maxCandidates = 4;
const maxLength = 30;
const minPartLength = 3;

export function createVocabulary(words: Iterable<string>): Vocabulary {
  const known = new Set(words);
  const entries = [...known].sort().map((word) => ({ word, letters: lettersOf(word) }));
  return {
    split(text) {
      const found: string[] = [];
      for (let at = minPartLength; at <= Math.min(maxLength, text.length - minPartLength); at++) {
        const [left, right] = [text.slice(0, at), text.slice(at)];
        if (known.has(left) && known.has(right)) found.push(`${left} ${right}`);
      }
      return found;
    },
    nearest(word) {
      const allowed = maxTypos(word);
      if (allowed === 0 || word.length > maxLength) return [];
      const letters = lettersOf(word);
      let least = allowed;
      let near: string[] = [];
      for (const entry of entries) {
        if (Math.abs(entry.word.length - word.length) > least) continue;
        if (missing(letters, entry.letters) > least || missing(entry.letters, letters) > least) {
          continue;
        }
        const distance = typingDistance(word, entry.word);
        if (distance > least) continue;
        if (distance < least) near = [];
        least = distance;
        near.push(entry.word);
      }
      const likeness = 1 - least / word.length;
      return near.slice(0, maxCandidates).map((candidate) => ({ word: candidate, likeness }));
    },
  };
}

/** The number of typing errors allowed in a word of this length. */
function maxTypos({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** The set of a word's letters as bits; words that differ in many of them cannot be near. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 32);
  return bits;
}

/** The number of letters in the first set that are not in the second. */
function missing(letters: number, others: number): number {
  let bits = letters & ~others;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}
