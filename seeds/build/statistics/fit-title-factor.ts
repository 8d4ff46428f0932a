import { z95 } from "#shared/figures/z95.ts";
import type { MethodParameters } from "#shared/reference/method-parameters.ts";
import { salarySurvey } from "./survey-ratios.ts";
import { minObservations, round, type TitleStatistic } from "./title-statistics.ts";

type Parameters = MethodParameters["title_factor"];

/** The `title_factor` section of `seeds/method.json`. */
export type TitleFactorSection = Parameters & { min_count: number };

/** A title, as far as its evidence is weighed. */
export interface WeighedTitle {
  slug: string;
  code: string;
  namesOccupation: boolean;
  /** Certified filings of four years, the title's weight in its occupation. */
  filings: number;
}

/** Standard error of a normal sample's median over that of its mean. */
const medianEfficiency = 1.2533;

/**
 * Deviations of log pay where something is held fixed, by design and not fitted: between employers'
 * differences, between postings, and between two such sources about one title.
 */
const adjusted = {
  ...{ employer_sd: 0.25, posting_sd: 0.35, adjusted_sd: 0.07 },
  /** People who chose to answer a survey differ by title from those who did not. */
  survey_sd: 0.15,
} as const;

/** Evidence that is further from the occupation than this contradicts it. */
export const contradiction = 0.35;

interface Estimate {
  sourceId: string;
  y: number;
  variance: number;
}

/**
 * Fits how far titles' evidence is followed, and marks the titles that contradict their occupation.
 *
 * Between titles: the covariance of two sources over the titles that both compare with something
 * held fixed. Sampling errors and biases of the two are independent, so the covariance estimates the
 * variance of the titles' true ratios. Between sources that compare medians, about one title: the
 * method of moments (Paule and Mandel's equation: the standardized squares must sum to their degrees
 * of freedom). Titles that contradict their occupation: the mean square of their own log ratios less
 * their sampling variance. They are selected for being far from 1, so this deviation is conditional
 * on the selection: it draws such titles to 1 very little.
 *
 * A title that names its occupation cannot contradict it: a difference comes from the other titles.
 */
export function fitTitleFactor(
  statistics: readonly TitleStatistic[],
  titles: readonly WeighedTitle[],
): { section: TitleFactorSection; contradicting: ReadonlySet<string> } {
  const byRole = Map.groupBy(statistics, ({ roleSlug }) => roleSlug);
  const medians = new Map([...byRole].map(([slug, own]) => [slug, own.map(compareMedians)]));
  const source_tau = round(Math.sqrt(betweenSources(medians)), 4);
  const scale_tau = round(Math.sqrt(scaleVariance(medians, source_tau ** 2)), 4);
  const fixed = { ...adjusted, source_tau, scale_tau };
  const { value, titles: shared } = covariance(adjustedEstimates(byRole), marketSources);
  const tau = round(Math.sqrt(Math.max(0, value)), 4);
  const evidence = titles.flatMap((title) => {
    const own = byRole.get(title.slug) ?? [];
    return own.length === 0
      ? []
      : [
          {
            title,
            ...combine(
              own.map((row) => weigh(row, fixed)),
              0,
            ),
          },
        ];
  });
  const contradicts = evidence.filter(
    ({ title, y }) => !title.namesOccupation && Math.abs(Math.expm1(y)) > contradiction,
  );
  const excess = contradicts.map(({ y, variance }) => Math.max(0, y ** 2 - variance));
  const own = excess.length === 0 ? tau : Math.sqrt(sum(excess) / excess.length);
  const contradicting_tau = round(Math.max(tau, own), 4);
  const contradicting = new Set(contradicts.map(({ title }) => title.slug));
  const manager_tau = managerDeviation(evidence, contradicting, tau);
  const drawn = evidence.map(({ title, y, variance }) => {
    const ordinary = isManager(title.code) ? manager_tau : tau;
    const sd = contradicting.has(title.slug) ? contradicting_tau : ordinary;
    const shrinkage = sd ** 2 / (sd ** 2 + variance);
    return { title, log: shrinkage * y, variance: shrinkage * variance };
  });
  const isOrdinary = ({ slug }: WeighedTitle) => !contradicting.has(slug);
  // The mean of managers' titles, by filings, is not their occupation's: it counts many whom no filing names.
  const isCentered = (title: WeighedTitle) => isOrdinary(title) && !isManager(title.code);
  const centers = meanLogs(
    drawn.filter(({ title }) => isCentered(title)),
    titles.filter(isCentered),
  );
  const others = drawn.filter(({ title }) => !title.namesOccupation);
  const squares = others.map(({ title, log, variance }) => {
    const mean = isOrdinary(title) ? (centers[title.code] ?? 0) : 0;
    return (log - mean) ** 2 + variance;
  });
  const unknown = others.length === 0 ? tau : Math.sqrt(sum(squares) / others.length);
  return {
    section: {
      ...{ tau, tau_titles: shared, contradicting_tau, manager_tau },
      unknown_tau: round(Math.max(tau, unknown), 4),
      ...{ source_tau, scale_tau, min_count: minObservations, ...adjusted, centers },
    },
    contradicting,
  };
}

/** Managers and chiefs: the survey counts under their occupations whom few employers call by its name. */
const isManager = (code: string) => code.startsWith("11-");

/**
 * The deviation between titles of managers: the mean square of their log ratios less their sampling
 * variance. No two sources compare enough of them with something held fixed.
 */
function managerDeviation(
  evidence: readonly { title: WeighedTitle; y: number; variance: number }[],
  contradicting: ReadonlySet<string>,
  tau: number,
): number {
  const excess = evidence
    .filter(({ title }) => isManager(title.code) && !contradicting.has(title.slug))
    .map(({ y, variance }) => y ** 2 - variance);
  const value = excess.length === 0 ? 0 : sum(excess) / excess.length;
  return round(Math.max(tau, Math.sqrt(Math.max(0, value))), 4);
}

/**
 * The titles that the review takes for names of their occupation and that are paid like others: those of
 * managers, because people with such a title are often not whom the survey counts under it, and those
 * whose people say that they are paid further from the occupation than their survey's error (95%).
 * Filings do not decide it: of a title that names its occupation they show who files it.
 */
export function findUnlikeIdentity(
  statistics: readonly TitleStatistic[],
  titles: readonly WeighedTitle[],
): ReadonlySet<string> {
  const surveyed = new Map(
    statistics
      .filter(({ sourceId }) => sourceId === salarySurvey)
      .map((row) => [row.roleSlug, heldFixed(row)]),
  );
  return new Set(
    titles
      .filter(({ slug, code, namesOccupation }) => {
        if (!namesOccupation) return false;
        if (isManager(code)) return true;
        const own = surveyed.get(slug);
        return own ? Math.abs(own.y) > z95 * Math.sqrt(own.variance) : false;
      })
      .map(({ slug }) => slug),
  );
}

/**
 * The mean log ratio of an occupation's titles by SOC code, weighted by filings. Titles without
 * evidence count as 0; those that name the occupation count by their own evidence.
 *
 * @param titles without those that contradict their occupation, which are not of its kind: a few of
 *   them, filed often, would move all others.
 */
function meanLogs(
  drawn: readonly { title: WeighedTitle; log: number }[],
  titles: readonly WeighedTitle[],
): Record<string, number> {
  const filings = new Map<string, number>();
  for (const { code, filings: own } of titles) filings.set(code, (filings.get(code) ?? 0) + own);
  const sums = new Map<string, number>();
  for (const { title, log } of drawn) {
    sums.set(title.code, (sums.get(title.code) ?? 0) + title.filings * log);
  }
  return Object.fromEntries(
    [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, total]) => [code, round(total / (filings.get(code) || 1), 4)] as const)
      .filter(([, mean]) => mean !== 0),
  );
}

/** A source's log ratio of a title and its variance, as the method weighs it. */
function weigh(
  row: TitleStatistic,
  deviations: Pick<Parameters, "source_tau" | "scale_tau"> & typeof adjusted,
): Estimate {
  const held = heldFixed(row);
  if (held) return held;
  const { variance, ...own } = compareMedians(row);
  const between = isMarket(own) ? deviations.source_tau : deviations.scale_tau;
  return { ...own, variance: variance + between ** 2 };
}

/** The estimate with something held fixed; null where too few can be compared. */
function heldFixed({
  sourceId,
  adjustedLogRatio: y,
  adjustedGroups: groups,
}: TitleStatistic): Estimate | null {
  if (y === null || groups === null) return null;
  const own = sourceId === marketSources[0] ? adjusted.employer_sd : adjusted.posting_sd;
  const source = sourceId === salarySurvey ? adjusted.survey_sd : adjusted.adjusted_sd;
  return { sourceId, y, variance: own ** 2 / groups + source ** 2 };
}

function adjustedEstimates(
  byRole: ReadonlyMap<string, readonly TitleStatistic[]>,
): Map<string, Estimate[]> {
  return new Map(
    [...byRole].map(([slug, own]) => [slug, own.map(heldFixed).filter((one) => one !== null)]),
  );
}

/** Variance between the market sources' medians about one title, beyond sampling. */
function betweenSources(byRole: ReadonlyMap<string, readonly Estimate[]>): number {
  const shared = [...byRole.values()]
    .map((sources) => sources.filter(isMarket))
    .filter((sources) => sources.length > 1);
  const freedom = shared.reduce((total, sources) => total + sources.length - 1, 0);
  return solve((extra) => {
    const squares = shared.flatMap((sources) => {
      const { y: mean } = combine(sources, extra);
      return sources.map(({ y, variance }) => (y - mean) ** 2 / (variance + extra));
    });
    return sum(squares) - freedom;
  });
}

/**
 * The two sources of market pay, collected independently. The pay scales of the federal and
 * the city government pay by grade, not by title, and agree with neither.
 */
export const marketSources: readonly [string, string] = ["dol-lca-fy2024q1", "ai-jobs"];

function isMarket({ sourceId }: Pick<Estimate, "sourceId">): boolean {
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
function covariance(
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

/** The log ratio of the medians, with the variance of its sampling error. */
function compareMedians(statistic: TitleStatistic): Estimate {
  const deviation = medianEfficiency * statistic.logSd;
  return {
    sourceId: statistic.sourceId,
    y: Math.log(statistic.median / statistic.occupationMedian),
    variance: deviation ** 2 * (1 / statistic.groups + 1 / statistic.occupationGroups),
  };
}

/** Inverse-variance mean of one role's sources. */
function combine(sources: readonly Estimate[], extra: number): { y: number; variance: number } {
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
