import type { TitleStatistic } from "../../reference/records.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";

/** Fitted by the seeds builder; `title_factor` of the method parameters. */
export interface TitleFactorParameters {
  /** Standard deviation of the true log ratios of titles to their occupations. */
  tau: number;
  /** Standard deviation between sources about the same title; 0 where none was found. */
  source_tau?: number | undefined;
}

export interface TitleFactor {
  /** Multiplies the occupation's wage; 1 where nothing was observed. */
  factor: number;
  /** Standard error of the factor's logarithm, after shrinking; 0 where nothing was observed. */
  se: number;
  /** Weight of the observed ratio against "the same as the occupation", 0..1. */
  shrinkage: number;
  /** How the observed ratio divides over the sources; sums to 1 unless empty. */
  weights: { sourceId: string; weight: number }[];
  /** Observations of the title over all sources. */
  observations: number;
}

export interface TracedTitleFactor extends TitleFactor {
  /** The factor and its error as terms of the sheet; null where nothing was observed. */
  terms: { factor: TracedValue; se: TracedValue } | null;
}

/** Standard error of a normal sample's median, in standard errors of its mean: sqrt(pi / 2). */
const medianEfficiency = 1.2533;

/**
 * How much more or less a title pays than its occupation.
 *
 * The ratio of the two medians is taken inside each source, the sources are
 * combined by inverse variance, and the result is shrunk towards 1 as far as
 * its own error demands (empirical Bayes).
 */
export function titleFactor(
  statistics: readonly TitleStatistic[],
  parameters: TitleFactorParameters,
  sheet: Worksheet = createWorksheet(),
): TracedTitleFactor {
  if (statistics.length === 0) {
    return { factor: 1, se: 0, shrinkage: 0, weights: [], observations: 0, terms: null };
  }
  const known = statistics.map((statistic) => ({
    sourceId: statistic.sourceId,
    ...observe(statistic, parameters, sheet),
  }));
  const mean = sheet.step(
    "title.log_ratio",
    "inverse_variance_mean",
    Object.fromEntries(
      known.flatMap(({ sourceId, ratio, variance }) => [
        [`value:${sourceId}`, ratio],
        [`variance:${sourceId}`, variance],
      ]),
    ),
  );
  const variance = sheet.step(
    "title.variance",
    "inverse_variance",
    Object.fromEntries(known.map((source) => [`variance:${source.sourceId}`, source.variance])),
  );
  const sd = sheet.parameter(
    "title_sd",
    parameters.tau,
    "fitted standard deviation of log pay between the titles of an occupation",
  );
  const shrinkage = sheet.step("title.shrinkage", "shrinkage", { sd, variance });
  const factor = sheet.step("title.factor", "exp", { shrinkage, log_ratio: mean });
  const se = sheet.step("title.standard_error", "posterior_sd", { shrinkage, variance });
  return {
    factor: factor.value,
    se: se.value,
    shrinkage: shrinkage.value,
    weights: known.map(({ sourceId, variance: own }) => {
      const share = sheet.step(`title.share.${sourceId}`, "divide", { combined: variance, own });
      sheet.step(`weight.${sourceId}`, "multiply", { shrinkage, share });
      return { sourceId, weight: share.value };
    }),
    observations: statistics.reduce((total, statistic) => total + statistic.count, 0),
    terms: { factor, se },
  };
}

/** One source's log ratio and the variance of its sampling error. */
function observe(
  statistic: TitleStatistic,
  parameters: TitleFactorParameters,
  sheet: Worksheet,
): { ratio: TracedValue; variance: TracedValue } {
  const { sourceId, roleSlug } = statistic;
  const cell = (column: string, value: number) =>
    sheet.cell({ sourceId, key: roleSlug, column, value, referenceDate: null });
  const ratio = sheet.step(`title.log_ratio.${sourceId}`, "log_ratio", {
    title_median: cell("median", statistic.median),
    occupation_median: cell("occupation_median", statistic.occupationMedian),
  });
  const variance = sheet.step(`title.variance.${sourceId}`, "median_ratio_variance", {
    log_sd: cell("log_sd", statistic.logSd),
    groups: cell("groups", statistic.groups),
    occupation_groups: cell("occupation_groups", statistic.occupationGroups),
    efficiency: sheet.parameter(
      "median_efficiency",
      medianEfficiency,
      "standard error of a median in standard errors of a mean, for normal data",
    ),
    source_sd: sheet.parameter(
      "source_sd",
      parameters.source_tau ?? 0,
      "fitted standard deviation between sources about one title",
    ),
  });
  return { ratio, variance };
}
