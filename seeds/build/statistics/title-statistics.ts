import { compareText } from "../compare.ts";
import type { Observation } from "./observation.ts";
import { quantile, sortedNumbers } from "./quantile.ts";

export interface TitleStatistic {
  roleSlug: string;
  sourceId: string;
  count: number;
  groups: number;
  median: number;
  logSd: number;
  occupationCount: number;
  occupationGroups: number;
  occupationMedian: number;
}

export const leastObservations = 5;
/** Interquartile range of a normal distribution in standard deviations. */
const normalQuartiles = 1.349;
/** Less spread than this inside an occupation is rounding, not knowledge. */
const leastLogSd = 0.05;

/**
 * What one source says of each role it has at least five observations of.
 *
 * @param leastTitles an occupation with fewer different titles in the source says nothing of a title's place in it
 */
export function computeTitleStatistics(
  sourceId: string,
  observations: Observation[],
  leastTitles: number,
): TitleStatistic[] {
  const byCode = groupBy(observations, ({ code }) => code);
  const byRole = groupBy(observations, ({ role }) => role);
  const statistics: TitleStatistic[] = [];
  for (const [roleSlug, own] of byRole) {
    const code = own[0]?.code ?? null;
    const all = code === null ? undefined : byCode.get(code);
    if (!all || own.length < leastObservations) continue;
    if (new Set(all.map(({ role }) => role)).size < leastTitles) continue;
    const occupation = sortedNumbers(all.map(({ pay }) => pay));
    const spread = Math.log(quantile(occupation, 0.75) / quantile(occupation, 0.25));
    statistics.push({
      roleSlug,
      sourceId,
      count: own.length,
      groups: countGroups(own),
      median: round(quantile(sortedNumbers(own.map(({ pay }) => pay)), 0.5), 2),
      logSd: round(Math.max(leastLogSd, spread / normalQuartiles), 4),
      occupationCount: all.length,
      occupationGroups: countGroups(all),
      occupationMedian: round(quantile(occupation, 0.5), 2),
    });
  }
  return statistics.sort((a, b) => compareText(a.roleSlug, b.roleSlug));
}

function groupBy(
  observations: Observation[],
  keyOf: (observation: Observation) => string | null,
): Map<string, Observation[]> {
  const groups = new Map<string, Observation[]>();
  for (const observation of observations) {
    const key = keyOf(observation);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(observation);
    else groups.set(key, [observation]);
  }
  return groups;
}

function countGroups(observations: Observation[]): number {
  return new Set(observations.map(({ group }) => group)).size;
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
