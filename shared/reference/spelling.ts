/** The catalog's words, to which misspelled words are corrected. */

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

/**
 * The number of insertions, deletions, substitutions and transpositions of adjacent
 * characters that turn one text into the other (optimal string alignment).
 */
export function typingDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(last, j - 1) + (same ? 0 : 1), at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(beforeLast, j - 2) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
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
