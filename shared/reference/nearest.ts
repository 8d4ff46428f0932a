/** A record of the catalog by the two names that people use for it. */
export interface Named {
  slug: string;
  /** Other slugs it answers to. */
  aliases: readonly string[];
}

const most = 5;

/**
 * The records whose slugs are nearest to a slug that is none: by edit distance
 * and by the words they share. Best first, ties by slug.
 */
export function nearest(slug: string, catalog: readonly Named[]): string[] {
  const wanted = wordsOf(slug);
  return catalog
    .map((record) => ({
      slug: record.slug,
      likeness: Math.max(
        ...[record.slug, ...record.aliases].map((name) => likeness(slug, wanted, name)),
      ),
    }))
    .filter((record) => record.likeness > 0.4)
    .sort((a, b) => b.likeness - a.likeness || (a.slug < b.slug ? -1 : 1))
    .slice(0, most)
    .map((record) => record.slug);
}

/** 0..1: the better of spelling and shared words, with a little for the other. */
function likeness(slug: string, wanted: ReadonlySet<string>, name: string): number {
  const spelling = 1 - editDistance(slug, name) / Math.max(slug.length, name.length, 1);
  const words = wordsOf(name);
  const shared = [...wanted].filter((word) => words.has(word)).length;
  const overlap = (2 * shared) / (wanted.size + words.size || 1);
  return 0.9 * Math.max(spelling, overlap) + 0.1 * Math.min(spelling, overlap);
}

function wordsOf(slug: string): Set<string> {
  return new Set(slug.split("-").filter((word) => word !== ""));
}

/** Insertions, deletions and substitutions that turn one text into the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substituted, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}
