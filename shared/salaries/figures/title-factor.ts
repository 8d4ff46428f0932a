import type { TitleStatistic } from "../../reference/records.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";

/** Fitted by the seeds builder; `title_factor` of the method parameters. */
export interface TitleFactorParameters {
  /** Standard deviation of the true log ratios of titles to their occupations. */
  tau: number;
  /** Standard deviation between sources about the same title; 0 where none was found. */
  source_tau?: number | undefined;
  /** The same for a government's pay scale, which grades what others pay by the title. */
  scale_tau?: number | undefined;
  /** Takes the place of `tau` for a title that contradicts its occupation. */
  contradicting_tau?: number | undefined;
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
  /** Whether a source puts the title where its occupation is not, so that its own evidence weighs more. */
  contradicts: boolean;
  /** Whether the factor was brought back inside what eight in ten of its observations are paid. */
  bounded: boolean;
}

export interface TracedTitleFactor extends TitleFactor {
  /** The factor and its error as terms of the sheet; null where nothing was observed. */
  terms: { factor: TracedValue; se: TracedValue } | null;
}

/** Sources that are the pay scales of a government. */
const payScales = new Set(["usajobs", "nyc-jobs"]);

/** Standard error of a normal sample's median, in standard errors of its mean: sqrt(pi / 2). */
const medianEfficiency = 1.2533;

/**
 * How much more or less a title pays than its occupation.
 *
 * The ratio of the two medians is taken inside each source, the sources are
 * combined by inverse variance, and the result is shrunk towards 1 as far as
 * its own error demands (empirical Bayes); less for a title that contradicts its
 * occupation, which is no ordinary title of it. Where the source with most
 * observations has enough of them, the result lies inside what eight in ten of
 * them are paid.
 */
export function titleFactor(
  statistics: readonly TitleStatistic[],
  parameters: TitleFactorParameters,
  sheet: Worksheet = createWorksheet(),
): TracedTitleFactor {
  if (statistics.length === 0) {
    const nothing = {
      weights: [],
      observations: 0,
      contradicts: false,
      bounded: false,
      terms: null,
    };
    return { factor: 1, se: 0, shrinkage: 0, ...nothing };
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
  const marked = statistics.some(({ contradicts }) => contradicts);
  const sd = marked
    ? sheet.parameter(
        "contradicting_title_sd",
        parameters.contradicting_tau ?? parameters.tau,
        "fitted standard deviation of log pay of the titles that contradict their occupation",
      )
    : sheet.parameter(
        "title_sd",
        parameters.tau,
        "fitted standard deviation of log pay between the titles of an occupation",
      );
  const shrinkage = sheet.step("title.shrinkage", "shrinkage", { sd, variance });
  const drawn = sheet.step("title.drawn_factor", "exp", { shrinkage, log_ratio: mean });
  const factor = bound(drawn, statistics, sheet);
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
    contradicts: marked,
    bounded: factor.value !== drawn.value,
    terms: { factor, se },
  };
}

/** Keeps the factor inside the title's own ratios, in the source with most of its observations. */
function bound(
  drawn: TracedValue,
  statistics: readonly TitleStatistic[],
  sheet: Worksheet,
): TracedValue {
  const [most] = [...statistics].sort((a, b) => b.count - a.count);
  if (!most || most.p10 === null || most.p90 === null) return drawn;
  const { sourceId, roleSlug } = most;
  const cell = (column: string, value: number) =>
    sheet.cell({ sourceId, key: roleSlug, column, value, referenceDate: null });
  const median = cell("occupation_median", most.occupationMedian);
  return sheet.step("title.factor", "clamp", {
    value: drawn,
    floor: sheet.step("title.floor", "divide", { p10: cell("p10", most.p10), median }),
    ceiling: sheet.step("title.ceiling", "divide", { p90: cell("p90", most.p90), median }),
  });
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
    source_sd: sourceDeviation(sourceId, parameters, sheet),
  });
  return { ratio, variance };
}

/** What a source's own ways add to what it says of a title. */
function sourceDeviation(
  sourceId: string,
  parameters: TitleFactorParameters,
  sheet: Worksheet,
): TracedValue {
  const { source_tau: market = 0, scale_tau: scale = market } = parameters;
  return payScales.has(sourceId)
    ? sheet.parameter(
        "pay_scale_sd",
        scale,
        "fitted standard deviation of a government's pay scale about one title",
      )
    : sheet.parameter(
        "source_sd",
        market,
        "fitted standard deviation between sources about one title",
      );
}
