import { compareText } from "../compare.ts";
import type { Observation } from "./observation.ts";
import { quantile, sortedNumbers } from "./quantile.ts";

export interface TitleStatistic {
  roleSlug: string;
  sourceId: string;
  count: number;
  groups: number;
  median: number;
  /** Percentiles of the title's observations, USD; null with fewer than ten observations. */
  p10: number | null;
  p90: number | null;
  logSd: number;
  occupationCount: number;
  occupationGroups: number;
  occupationMedian: number;
  /** Whether the source contradicts the title's occupation. */
  contradicts: boolean;
}

/** What the statistics need to know about a role. */
export interface RoleFacts {
  code: string;
  /** Roles whose observations are evidence for this one too: the same job under another title. */
  pooledWith: readonly string[];
  /** Keeps its occupation's wage, because its filings are not evidence about it. */
  keepsWage: boolean;
  /** The occupation bears the title's own name. */
  namesOccupation: boolean;
}

export const minObservations = 5;
/** A ratio further from 1 than this contradicts the occupation. */
export const contradiction = 0.35;
/** The least observations for a title's own 10th and 90th percentile. */
export const boundingObservations = 10;
/** Interquartile range of a normal distribution in standard deviations. */
const normalQuartiles = 1.349;
/** A smaller spread inside an occupation comes from rounded pay. */
const minLogSd = 0.05;

/**
 * Statistics of one source about each role with at least five observations in it.
 *
 * A title cannot contradict an occupation that bears its name: a difference then comes from
 * the other titles filed under the occupation.
 *
 * @param roles by slug
 * @param minTitles an occupation needs this many different titles in the source for one to be compared with it
 */
export function computeTitleStatistics(
  sourceId: string,
  observations: Observation[],
  roles: ReadonlyMap<string, RoleFacts>,
  minTitles: number,
): TitleStatistic[] {
  const occupations = new Map(
    [...groupBy(observations, ({ code }) => code)].map(([code, all]) => [code, summarize(all)]),
  );
  const statistics: TitleStatistic[] = [];
  const byRole = groupBy(observations, ({ role }) => role);
  for (const [roleSlug, { code, pooledWith, keepsWage, namesOccupation }] of roles) {
    if (keepsWage) continue;
    const own = [roleSlug, ...pooledWith].flatMap((slug) => byRole.get(slug) ?? []);
    const occupation = occupations.get(code);
    if (!occupation || own.length < minObservations || occupation.titles < minTitles) continue;
    const title = summarize(own);
    statistics.push({
      roleSlug,
      sourceId,
      count: own.length,
      groups: title.groups,
      median: round(title.median, 2),
      p10: own.length < boundingObservations ? null : round(title.p10, 2),
      p90: own.length < boundingObservations ? null : round(title.p90, 2),
      logSd: round(Math.max(minLogSd, occupation.logSd), 4),
      occupationCount: occupation.count,
      occupationGroups: occupation.groups,
      occupationMedian: round(occupation.median, 2),
      contradicts:
        !namesOccupation && Math.abs(title.median / occupation.median - 1) > contradiction,
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
    p10: quantile(pay, 0.1),
    p90: quantile(pay, 0.9),
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
