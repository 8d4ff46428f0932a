import type { AdjacentRole } from "../../reference/records.ts";

/**
 * Takes roles in turns from the occupations around one: the first title of each,
 * the closest occupation first, then their second titles. The next wider circle
 * begins only where the one before has none left.
 *
 * @param candidates in the order of closeness; the same role may stand there twice.
 */
export function chooseAdjacent(
  candidates: readonly AdjacentRole[],
  own: string,
  count: number,
): AdjacentRole[] {
  const circles = ["related", "minor_group", "major_group", "same_occupation"] as const;
  const chosen = new Map<string, AdjacentRole>();
  for (const relation of circles) {
    const circle = candidates.filter((candidate) => candidate.relation === relation);
    for (const candidate of inTurns(circle)) {
      if (chosen.size === count) return [...chosen.values()];
      if (candidate.slug !== own && !chosen.has(candidate.slug)) {
        chosen.set(candidate.slug, candidate);
      }
    }
  }
  return [...chosen.values()];
}

function inTurns(candidates: readonly AdjacentRole[]): AdjacentRole[] {
  const byOccupation = [...Map.groupBy(candidates, ({ socCode }) => socCode).values()];
  const most = Math.max(0, ...byOccupation.map((titles) => titles.length));
  return Array.from({ length: most }, (_, turn) =>
    byOccupation.flatMap((titles) => titles[turn] ?? []),
  ).flat();
}
