/**
 * Levels I and IV of an occupation in all areas as one text, `23.45-56.78;;24.10-60.02`: an entry for
 * each area in the order of their codes, blank where none is published.
 */

/** Levels I and IV as published, USD for an hour or for a year. */
export interface PublishedLevels {
  first: number;
  last: number;
}

const entry = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

export function encodeLevels(levels: readonly (PublishedLevels | null)[]): string {
  return levels.map((own) => (own ? `${own.first}-${own.last}` : "")).join(";");
}

/** @throws Error where an entry is malformed, or their number is not that of the areas. */
export function decodeLevels(text: string, areas: number): (PublishedLevels | null)[] {
  const parts = text.split(";");
  if (parts.length !== areas)
    throw new Error(`There are ${parts.length} levels of ${areas} areas.`);
  return parts.map((part) => {
    if (part === "") return null;
    const [, first, last] = entry.exec(part) ?? [];
    if (first === undefined || last === undefined)
      throw new Error(`"${part}" is no pair of levels.`);
    return { first: Number(first), last: Number(last) };
  });
}
