/** The number of insertions, deletions and substitutions that turn one text into the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  return countEdits(a, b, false);
}

/**
 * The same, but a swap of two neighboring letters, the most common slip, counts as one (optimal
 * string alignment).
 */
export function typingDistance(a: string, b: string): number {
  return countEdits(a, b, true);
}

function countEdits(a: string, b: string, isSwapOne: boolean): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(last, j - 1) + (same ? 0 : 1), at(last, j) + 1, at(row, j - 1) + 1);
      if (isSwapOne && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
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
