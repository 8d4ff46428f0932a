import type { AdjacentRole } from "../../reference/records.ts";

/**
 * Chooses roles from adjacent occupations in turn: the first title of each
 * occupation, closest occupation first, then the second titles, and so on. A
 * wider kind of relation is used only once the closer ones are exhausted.
 *
 * @param candidates closest first; the same role may occur twice.
 */
export function chooseAdjacent(
  candidates: readonly AdjacentRole[],
  own: string,
  count: number,
): AdjacentRole[] {
  const relations = ["related", "minor_group", "major_group", "same_occupation"] as const;
  const chosen = new Map<string, AdjacentRole>();
  for (const relation of relations) {
    const related = candidates.filter((candidate) => candidate.relation === relation);
    for (const candidate of interleave(related)) {
      if (chosen.size === count) return [...chosen.values()];
      if (candidate.slug !== own && !chosen.has(candidate.slug)) {
        chosen.set(candidate.slug, candidate);
      }
    }
  }
  return [...chosen.values()];
}

function interleave(candidates: readonly AdjacentRole[]): AdjacentRole[] {
  const byOccupation = [...Map.groupBy(candidates, ({ socCode }) => socCode).values()];
  const maxTitles = Math.max(0, ...byOccupation.map((titles) => titles.length));
  return Array.from({ length: maxTitles }, (_, index) =>
    byOccupation.flatMap((titles) => titles[index] ?? []),
  ).flat();
}
