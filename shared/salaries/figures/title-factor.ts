import type { TitleStatistic } from "../../reference/records.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";

/** Fitted by the seeds builder; `title_factor` of the method parameters. */
export interface TitleFactorParameters {
  /** Standard deviation of the true log ratios of titles to their occupations. */
  tau: number;
  /** Standard deviation between sources for the same title; 0 if none was found. */
  source_tau?: number | undefined;
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
}

export interface TracedTitleFactor extends TitleFactor {
  /** The factor and its error as values on the worksheet; null without observations. */
  traced: { factor: TracedValue; se: TracedValue } | null;
}

/** Standard error of a normal sample's median, in standard errors of its mean: sqrt(pi / 2). */
const medianEfficiency = 1.2533;

/**
 * How much more or less a title pays than its occupation.
 *
 * The ratio of the two medians is computed within each source, the sources are
 * combined by inverse variance, and the result is shrunk toward 1 according to
 * its own error (empirical Bayes).
 */
export function titleFactor(
  statistics: readonly TitleStatistic[],
  parameters: TitleFactorParameters,
  worksheet: Worksheet = createWorksheet(),
): TracedTitleFactor {
  if (statistics.length === 0) {
    return { factor: 1, se: 0, shrinkage: 0, weights: [], observations: 0, traced: null };
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
  const sd = worksheet.parameter(
    "title_sd",
    parameters.tau,
    "fitted standard deviation of log pay between the titles of an occupation",
  );
  const shrinkage = worksheet.step("title.shrinkage", "shrinkage", { sd, variance });
  const factor = worksheet.step("title.factor", "exp", { shrinkage, log_ratio: mean });
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
    traced: { factor, se },
  };
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
    source_sd: worksheet.parameter(
      "source_sd",
      parameters.source_tau ?? 0,
      "fitted standard deviation between sources for one title",
    ),
  });
  return { ratio, variance };
}
