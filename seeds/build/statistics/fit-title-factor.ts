import { minObservations, round, type TitleStatistic } from "./title-statistics.ts";

/** The `title_factor` section of `seeds/method.json`. */
export interface TitleFactorSection {
  /** Standard deviation of the true log ratio of a title's pay to its occupation's. */
  tau: number;
  /** Titles in both sources of `tau`. */
  tau_titles: number;
  /** Standard deviation between sources about the same title's log ratio, beyond sampling. */
  source_tau: number;
  /** The same for a government's pay scale. */
  scale_tau: number;
  min_count: number;
  /** Replaces `tau` for titles that contradict their occupation. */
  contradicting_tau: number;
}

/** Standard error of a normal sample's median over that of its mean. */
const medianEfficiency = 1.2533;

interface Estimate {
  sourceId: string;
  y: number;
  variance: number;
}

/**
 * Fits the deviations.
 *
 * Between titles: the covariance of two sources over the titles they share. Sampling errors
 * and biases of the two sources are independent, so the covariance estimates the variance
 * of the titles' true ratios. Between sources about one title: the method of moments (Paule
 * and Mandel's equation: the standardized squares must sum to their degrees of freedom).
 * Titles that contradict their occupation: the mean square of their own log ratios less their
 * sampling variance. They are selected for being far from 1, so this deviation is
 * conditional on the selection: it draws such titles to 1 very little.
 */
export function fitTitleFactor(statistics: TitleStatistic[]): TitleFactorSection {
  const byRole = new Map<string, Estimate[]>();
  for (const statistic of statistics) {
    const own = byRole.get(statistic.roleSlug) ?? [];
    own.push(estimate(statistic));
    byRole.set(statistic.roleSlug, own);
  }
  const market = [...byRole.values()].map((sources) => sources.filter(isMarket));
  const shared = market.filter((sources) => sources.length > 1);
  const freedom = shared.reduce((total, sources) => total + sources.length - 1, 0);
  const between = solve((extra) => {
    const squares = shared.flatMap((sources) => {
      const { y: mean } = combine(sources, extra);
      return sources.map(({ y, variance }) => (y - mean) ** 2 / (variance + extra));
    });
    return sum(squares) - freedom;
  });
  const contradicting = statistics.filter(({ contradicts }) => contradicts).map(estimate);
  const excess = contradicting.map(({ y, variance }) => Math.max(0, y ** 2 - variance));
  const { value, titles } = covariance(byRole, marketSources);
  const tau = Math.sqrt(Math.max(0, value));
  const contradictingTau = excess.length === 0 ? tau : Math.sqrt(sum(excess) / excess.length);
  return {
    tau: round(tau, 4),
    tau_titles: titles,
    source_tau: round(Math.sqrt(between), 4),
    scale_tau: round(Math.sqrt(scaleVariance(byRole, between)), 4),
    min_count: minObservations,
    contradicting_tau: round(Math.max(tau, contradictingTau), 4),
  };
}

/**
 * The two sources of market pay, collected independently. The pay scales of the federal and
 * the city government pay by grade, not by title, and agree with neither.
 */
export const marketSources: readonly [string, string] = ["dol-lca-fy2024q1", "ai-jobs"];

function isMarket({ sourceId }: Estimate): boolean {
  return marketSources.includes(sourceId);
}

/** Variance of a government's scale around the market sources about the same titles, beyond sampling. */
function scaleVariance(byRole: ReadonlyMap<string, readonly Estimate[]>, between: number): number {
  const pairs = [...byRole.values()].flatMap((sources) => {
    const market = sources.filter(isMarket);
    if (market.length === 0) return [];
    const { y: mean, variance } = combine(market, between);
    const scales = sources.filter((source) => !isMarket(source));
    return scales.map((scale) => ({ y: scale.y - mean, variance: scale.variance + variance }));
  });
  const own = solve(
    (extra) => sum(pairs.map(({ y, variance }) => y ** 2 / (variance + extra))) - pairs.length,
  );
  return Math.max(between, own);
}

/**
 * Covariance of two sources' log ratios over the titles in both. It is taken about 0, the log
 * ratio of a title that pays what its occupation does, because titles are shrunk to that.
 */
export function covariance(
  byRole: ReadonlyMap<string, readonly Estimate[]>,
  [first, second]: readonly [string, string],
): { value: number; titles: number } {
  const products = [...byRole.values()].flatMap((sources) => {
    const a = sources.find(({ sourceId }) => sourceId === first);
    const b = sources.find(({ sourceId }) => sourceId === second);
    return a && b ? [a.y * b.y] : [];
  });
  const titles = products.length;
  return { value: titles === 0 ? 0 : sum(products) / titles, titles };
}

function estimate(statistic: TitleStatistic): Estimate {
  const deviation = medianEfficiency * statistic.logSd;
  return {
    sourceId: statistic.sourceId,
    y: Math.log(statistic.median / statistic.occupationMedian),
    variance: deviation ** 2 * (1 / statistic.groups + 1 / statistic.occupationGroups),
  };
}

/** Inverse-variance mean of one role's sources. */
function combine(sources: Estimate[], extra: number): { y: number; variance: number } {
  const weights = sources.map(({ variance }) => 1 / (variance + extra));
  const total = sum(weights);
  const y = sum(sources.map((source, index) => source.y * (weights[index] ?? 0))) / total;
  return { y, variance: 1 / total };
}

/** Root of a falling function on 0..4 by bisection; 0 if it starts below zero. */
function solve(excess: (variance: number) => number): number {
  if (excess(0) <= 0) return 0;
  let low = 0;
  let high = 4;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
