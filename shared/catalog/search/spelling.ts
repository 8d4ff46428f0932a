/** Words of the catalog that a misspelt one may have been meant for. */

export interface Vocabulary {
  /** The nearest words, and how like the misspelt one they are, 0..1; none where nothing is near. */
  nearest(word: string): { word: string; likeness: number }[];
  /** The two words that a text is written together of, with a space between; every way there is. */
  split(text: string): string[];
}

const most = 4;
const longest = 30;
const shortestPart = 3;

export function createVocabulary(words: Iterable<string>): Vocabulary {
  const known = new Set(words);
  const entries = [...known].sort().map((word) => ({ word, letters: lettersOf(word) }));
  return {
    split(text) {
      const found: string[] = [];
      for (let at = shortestPart; at <= Math.min(longest, text.length - shortestPart); at++) {
        const [left, right] = [text.slice(0, at), text.slice(at)];
        if (known.has(left) && known.has(right)) found.push(`${left} ${right}`);
      }
      return found;
    },
    nearest(word) {
      const allowed = allowance(word);
      if (allowed === 0 || word.length > longest) return [];
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
      return near.slice(0, most).map((candidate) => ({ word: candidate, likeness }));
    },
  };
}

/** Slips that a word of this length may hold. */
function allowance({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * Insertions, deletions, substitutions and swaps of neighbours that turn one
 * text into the other (optimal string alignment).
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

/** The letters of a word as bits: two words that differ in many of them cannot be near. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 32);
  return bits;
}

/** How many of the letters are not among the others. */
function missing(letters: number, others: number): number {
  let bits = letters & ~others;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}
