import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { compareText } from "../compare.ts";
import type { Observation } from "./observation.ts";

export interface TitleStatistic {
  roleSlug: string;
  sourceId: string;
  count: number;
  groups: number;
  median: number;
  /** Percentiles of the title's observations, USD; null with fewer than ten independent ones. */
  p10: number | null;
  p90: number | null;
  logSd: number;
  occupationCount: number;
  occupationGroups: number;
  occupationMedian: number;
  /**
   * The log ratio of the title's pay to its occupation's at the same employer or the same
   * experience, and the employers or postings behind it; null where too few can be compared. Then
   * the medians are.
   */
  adjustedLogRatio: number | null;
  adjustedGroups: number | null;
  /** Whether the title's evidence as a whole contradicts its occupation. */
  contradicts: boolean;
}

/** A title's log ratio with something held fixed, and the independent comparisons behind it. */
export interface AdjustedRatio {
  logRatio: number;
  groups: number;
}

/** Facts about a role that the statistics need. */
export interface RoleFacts {
  code: string;
  /** Roles whose observations are evidence for this one too: the same job under another title. */
  pooledWith: readonly string[];
  /** Keeps its occupation's wage, because its filings are not evidence about it. */
  keepsWage: boolean;
}

export const minObservations = 5;
/** The least independent observations for a title's own 10th and 90th percentile. */
export const boundingObservations = 10;
/** Interquartile range of a normal distribution in standard deviations. */
const normalQuartiles = 1.349;
/** A smaller spread inside an occupation comes from rounded pay. */
const minLogSd = 0.05;

/**
 * Statistics of one source about each role with at least five observations in it.
 *
 * @param roles by slug
 * @param minTitles an occupation needs this many different titles in the source for one to be compared with it
 */
export function computeTitleStatistics(
  sourceId: string,
  observations: Observation[],
  roles: ReadonlyMap<string, RoleFacts>,
  minTitles: number,
  adjusted: ReadonlyMap<string, AdjustedRatio> = new Map(),
): TitleStatistic[] {
  const occupations = new Map(
    [...groupBy(observations, ({ code }) => code)].map(([code, all]) => [code, summarize(all)]),
  );
  const statistics: TitleStatistic[] = [];
  const byRole = groupBy(observations, ({ role }) => role);
  for (const [roleSlug, { code, pooledWith, keepsWage }] of roles) {
    if (keepsWage) continue;
    const own = [roleSlug, ...pooledWith].flatMap((slug) => byRole.get(slug) ?? []);
    const occupation = occupations.get(code);
    if (!occupation || own.length < minObservations || occupation.titles < minTitles) continue;
    const title = summarize(own);
    const ratio = adjusted.get(roleSlug);
    const bounds = title.groups >= boundingObservations;
    statistics.push({
      roleSlug,
      sourceId,
      count: own.length,
      groups: title.groups,
      median: round(title.median, 2),
      p10: bounds ? round(title.p10, 2) : null,
      p90: bounds ? round(title.p90, 2) : null,
      logSd: round(Math.max(minLogSd, occupation.logSd), 4),
      occupationCount: occupation.count,
      occupationGroups: occupation.groups,
      occupationMedian: round(occupation.median, 2),
      adjustedLogRatio: ratio ? round(ratio.logRatio, 4) : null,
      adjustedGroups: ratio?.groups ?? null,
      contradicts: false,
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

/** Rounded, so that the tables do not depend on how a machine computes logarithms. */
export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
