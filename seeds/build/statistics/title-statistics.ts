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

export const minObservations = 5;
/** Interquartile range of a normal distribution in standard deviations. */
const normalQuartiles = 1.349;
/** Less spread than this inside an occupation is rounding, not knowledge. */
const minLogSd = 0.05;

/**
 * What one source says of each role it has at least five observations of.
 *
 * @param minTitles an occupation with fewer different titles in the source says nothing of a title's place in it
 */
export function computeTitleStatistics(
  sourceId: string,
  observations: Observation[],
  minTitles: number,
): TitleStatistic[] {
  const occupations = new Map(
    [...groupBy(observations, ({ code }) => code)].map(([code, all]) => [code, summarize(all)]),
  );
  const statistics: TitleStatistic[] = [];
  for (const [roleSlug, own] of groupBy(observations, ({ role }) => role)) {
    const occupation = occupations.get(own[0]?.code ?? "");
    if (!occupation || own.length < minObservations || occupation.titles < minTitles) continue;
    const title = summarize(own);
    statistics.push({
      roleSlug,
      sourceId,
      count: own.length,
      groups: title.groups,
      median: round(title.median, 2),
      logSd: round(Math.max(minLogSd, occupation.logSd), 4),
      occupationCount: occupation.count,
      occupationGroups: occupation.groups,
      occupationMedian: round(occupation.median, 2),
    });
  }
  return statistics.sort((a, b) => compareText(a.roleSlug, b.roleSlug));
}

function summarize(observations: Observation[]) {
  const pay = sortedNumbers(observations.map((observation) => observation.pay));
  return {
    count: pay.length,
    groups: new Set(observations.map(({ group }) => group)).size,
    titles: new Set(observations.map(({ role }) => role)).size,
    median: quantile(pay, 0.5),
    logSd: Math.log(quantile(pay, 0.75) / quantile(pay, 0.25)) / normalQuartiles,
  };
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

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
