import { percent } from "../../core/format.ts";
import type { TitleStatistic } from "../../reference/records.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";

/** One standard deviation of logarithms as a percentage. */
const size = (deviation: number) => percent(Math.exp(deviation) - 1, 0);

/** Fitted by the seeds builder; `title_factor` of the method parameters. */
export interface TitleFactorParameters {
  /** Standard deviation of the true log ratios of titles to their occupations. */
  tau: number;
  /** How many titles it was fitted to. */
  tau_titles?: number | undefined;
  /** Standard deviation between sources for the same title; 0 if none was found. */
  source_tau?: number | undefined;
  /** The same for a government's pay scale, which grades what others pay by the title. */
  scale_tau?: number | undefined;
  /** Takes the place of `tau` for a title that contradicts its occupation. */
  contradicting_tau?: number | undefined;
}

export interface TitleFactor {
  /** Multiplies the occupation's wage; 1 without observations. */
  factor: number;
  /** Standard error of the factor's logarithm after shrinkage; 0 without observations. */
  se: number;
  /** Weight of the observed ratio against a ratio of 1, from 0 to 1. */
  shrinkage: number;
  /** Each source's weight in the observed ratio; they sum to 1 unless empty. */
  weights: { sourceId: string; weight: number }[];
  /** Observations of the title over all sources. */
  observations: number;
  /** Whether a source puts the title where its occupation is not, so that its own evidence weighs more. */
  contradicts: boolean;
  /** Whether the factor was brought back inside what eight in ten of its observations are paid. */
  bounded: boolean;
}

export interface TracedTitleFactor extends TitleFactor {
  /** The factor and its error as values on the worksheet; null without observations. */
  traced: { factor: TracedValue; se: TracedValue } | null;
}

/** Sources that are the pay scales of a government. */
const payScales = new Set(["usajobs", "nyc-jobs"]);

/** Standard error of a normal sample's median, in standard errors of its mean: sqrt(pi / 2). */
const medianEfficiency = 1.2533;

/**
 * How much more or less a title pays than its occupation.
 *
 * The ratio of the two medians is computed within each source, the sources are
 * combined by inverse variance, and the result is shrunk toward 1 according to its
 * own error (empirical Bayes); less for a title that contradicts its occupation.
 * If the source with most observations has enough of them, the result stays between
 * their 10th and 90th percentile.
 */
export function titleFactor(
  statistics: readonly TitleStatistic[],
  parameters: TitleFactorParameters,
  worksheet: Worksheet = createWorksheet(),
): TracedTitleFactor {
  if (statistics.length === 0) {
    const nothing = {
      weights: [],
      observations: 0,
      contradicts: false,
      bounded: false,
      traced: null,
    };
    return { factor: 1, se: 0, shrinkage: 0, ...nothing };
  }
  const known = statistics.map((statistic) => ({
    sourceId: statistic.sourceId,
    ...observe(statistic, parameters, worksheet),
  }));
  const mean = worksheet.step(
    "title.log_ratio",
    "inverse_variance_mean",
    Object.fromEntries(
      known.flatMap(({ sourceId, ratio, variance }) => [
        [`value:${sourceId}`, ratio],
        [`variance:${sourceId}`, variance],
      ]),
    ),
  );
  const variance = worksheet.step(
    "title.variance",
    "inverse_variance",
    Object.fromEntries(known.map((source) => [`variance:${source.sourceId}`, source.variance])),
  );
  const marked = statistics.some(({ contradicts }) => contradicts);
  const sd = marked
    ? worksheet.parameter(
        "contradicting_title_sd",
        parameters.contradicting_tau ?? parameters.tau,
        () =>
          `standard deviation of log pay of the titles that contradict their occupation (by more than 35% in one source, with five or more observations), fitted to these titles: they differ from it by about ${size(parameters.contradicting_tau ?? parameters.tau)}`,
      )
    : worksheet.parameter(
        "title_sd",
        parameters.tau,
        () =>
          `standard deviation of log pay between the titles of an occupation, fitted as the covariance of two independent sources (labor condition applications and ai-jobs.net) over the ${parameters.tau_titles === undefined ? "" : `${parameters.tau_titles} `}titles in both, so that errors of one source do not count: titles differ by about ${size(parameters.tau)}`,
      );
  const shrinkage = worksheet.step("title.shrinkage", "shrinkage", { sd, variance });
  const drawn = worksheet.step("title.drawn_factor", "exp", { shrinkage, log_ratio: mean });
  const factor = bound(drawn, statistics, worksheet);
  const se = worksheet.step("title.standard_error", "posterior_sd", { shrinkage, variance });
  return {
    factor: factor.value,
    se: se.value,
    shrinkage: shrinkage.value,
    weights: known.map(({ sourceId, variance: own }) => {
      const share = worksheet.step(`title.share.${sourceId}`, "divide", {
        combined: variance,
        own,
      });
      worksheet.step(`weight.${sourceId}`, "multiply", { shrinkage, share });
      return { sourceId, weight: share.value };
    }),
    observations: statistics.reduce((total, statistic) => total + statistic.count, 0),
    contradicts: marked,
    bounded: factor.value !== drawn.value,
    traced: { factor, se },
  };
}

/** Keeps the factor inside the title's own ratios, in the source with most of its observations. */
function bound(
  drawn: TracedValue,
  statistics: readonly TitleStatistic[],
  worksheet: Worksheet,
): TracedValue {
  const [most] = [...statistics].sort((a, b) => b.count - a.count);
  if (!most || most.p10 === null || most.p90 === null) return drawn;
  const { sourceId, roleSlug } = most;
  const cell = (column: string, value: number) =>
    worksheet.cell({ sourceId, key: roleSlug, column, value, referenceDate: null });
  const median = cell("occupation_median", most.occupationMedian);
  return worksheet.step("title.factor", "clamp", {
    value: drawn,
    floor: worksheet.step("title.floor", "divide", { p10: cell("p10", most.p10), median }),
    ceiling: worksheet.step("title.ceiling", "divide", { p90: cell("p90", most.p90), median }),
  });
}

/** One source's log ratio and the variance of its sampling error. */
function observe(
  statistic: TitleStatistic,
  parameters: TitleFactorParameters,
  worksheet: Worksheet,
): { ratio: TracedValue; variance: TracedValue } {
  const { sourceId, roleSlug } = statistic;
  const cell = (column: string, value: number) =>
    worksheet.cell({ sourceId, key: roleSlug, column, value, referenceDate: null });
  const ratio = worksheet.step(`title.log_ratio.${sourceId}`, "log_ratio", {
    title_median: cell("median", statistic.median),
    occupation_median: cell("occupation_median", statistic.occupationMedian),
  });
  const variance = worksheet.step(`title.variance.${sourceId}`, "median_ratio_variance", {
    log_sd: cell("log_sd", statistic.logSd),
    groups: cell("groups", statistic.groups),
    occupation_groups: cell("occupation_groups", statistic.occupationGroups),
    efficiency: worksheet.parameter(
      "median_efficiency",
      medianEfficiency,
      "ratio of a median's standard error to a mean's, for normal data",
    ),
    source_sd: sourceDeviation(sourceId, parameters, worksheet),
  });
  return { ratio, variance };
}

/** What a source's own ways add to what it says of a title. */
function sourceDeviation(
  sourceId: string,
  parameters: TitleFactorParameters,
  worksheet: Worksheet,
): TracedValue {
  const { source_tau: market = 0, scale_tau: scale = market } = parameters;
  return payScales.has(sourceId)
    ? worksheet.parameter(
        "pay_scale_sd",
        scale,
        () =>
          `standard deviation of a government's pay scale about one title, fitted by the moment equation of Paule and Mandel to the titles that other sources report too: a scale differs by about ${size(scale)}`,
      )
    : worksheet.parameter(
        "source_sd",
        market,
        () =>
          `standard deviation between sources about one title, fitted by the moment equation of Paule and Mandel to the titles in several sources: two sources differ by about ${size(market)}`,
      );
}
