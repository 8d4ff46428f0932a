import { minObservations, round, type TitleStatistic } from "./title-statistics.ts";

/** The `title_factor` section of `seeds/method.json`. */
export interface TitleFactorSection {
  /** Standard deviation of the true log ratio of a title's pay to its occupation's. */
  tau: number;
  /** Standard deviation between sources about the same title's log ratio, beyond sampling. */
  source_tau: number;
  min_count: number;
}

/** Standard error of a normal sample's median over that of its mean. */
const medianEfficiency = 1.2533;

interface Estimate {
  y: number;
  variance: number;
}

/**
 * Fits both deviations by the method of moments (Paule and Mandel's equation: the
 * standardized squares must sum to their degrees of freedom). Unlike one-step
 * DerSimonian–Laird it does not let the few titles with thousands of rows decide.
 */
export function fitTitleFactor(statistics: TitleStatistic[]): TitleFactorSection {
  const byRole = new Map<string, Estimate[]>();
  for (const statistic of statistics) {
    const own = byRole.get(statistic.roleSlug) ?? [];
    own.push(estimate(statistic));
    byRole.set(statistic.roleSlug, own);
  }
  const shared = [...byRole.values()].filter((sources) => sources.length > 1);
  const freedom = shared.reduce((total, sources) => total + sources.length - 1, 0);
  const between = solve((extra) => {
    const squares = shared.flatMap((sources) => {
      const { y: mean } = combine(sources, extra);
      return sources.map(({ y, variance }) => (y - mean) ** 2 / (variance + extra));
    });
    return sum(squares) - freedom;
  });
  const roles = [...byRole.values()].map((sources) => combine(sources, between));
  const tau = solve(
    (extra) => sum(roles.map(({ y, variance }) => y ** 2 / (variance + extra))) - roles.length,
  );
  return {
    tau: round(Math.sqrt(tau), 4),
    source_tau: round(Math.sqrt(between), 4),
    min_count: minObservations,
  };
}

function estimate(statistic: TitleStatistic): Estimate {
  const deviation = medianEfficiency * statistic.logSd;
  return {
    y: Math.log(statistic.median / statistic.occupationMedian),
    variance: deviation ** 2 * (1 / statistic.groups + 1 / statistic.occupationGroups),
  };
}

/** Inverse-variance mean of one role's sources. */
function combine(sources: Estimate[], extra: number): Estimate {
  const weights = sources.map(({ variance }) => 1 / (variance + extra));
  const total = sum(weights);
  const y = sum(sources.map((source, index) => source.y * (weights[index] ?? 0))) / total;
  return { y, variance: 1 / total };
}

/** Root of a falling function on 0..4 by bisection; 0 where it starts below zero. */
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
