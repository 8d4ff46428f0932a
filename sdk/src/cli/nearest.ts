/** The word that a misspelt one most likely stands for; undefined if none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const ranked = words
    .map((one) => ({ one, distance: editDistance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.one;
}

/** How many letters have to be added, removed or replaced (Levenshtein): this package imports nothing of the service. */
function editDistance(a: string, b: string): number {
  // Nobody misspells a word of a thousand letters, and the time grows with the product.
  if (a.length > 64 || b.length > 64) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
