import { percent } from "#shared/core/format.ts";
import type { MethodParameters } from "#shared/reference/method-parameters.ts";
import type { TitleStatistic } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import { majorOf } from "./local/find-local-effects.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "./worksheet/worksheet.ts";

/** One standard deviation of logarithms as a percentage. */
const size = (deviation: number) => percent(Math.exp(deviation) - 1, 0);

export type TitleFactorParameters = MethodParameters["title_factor"];

/** The evidence of a title's own pay. */
export type TitleEvidence =
  /** It is a name of its occupation, so it is whom the survey counted. */
  | "names_occupation"
  /** A source has enough of it to compare it with its occupation. */
  | "compared"
  /** Nothing: it may be paid more or less than its occupation by what titles differ. */
  | "unknown";

export interface TitleFactor {
  evidence: TitleEvidence;
  /** Multiplies the occupation's wage; 1 unless the title was compared. */
  factor: number;
  /** Standard error of the factor's logarithm; 0 if the title names its occupation. */
  se: number;
  /** Weight of the observed ratio against a ratio of 1, from 0 to 1. */
  shrinkage: number;
  /** Each source's weight in the observed ratio; they sum to 1 unless empty. */
  weights: { sourceId: string; weight: number }[];
  /** Observations of the title over all sources. */
  observations: number;
  /** Whether the evidence puts the title where its occupation is not, so that it weighs more. */
  contradicts: boolean;
  /** Whether the factor was brought back inside what eight in ten of its observations are paid. */
  bounded: boolean;
}

export interface TracedTitleFactor extends TitleFactor {
  /** The factor and its error as values on the worksheet; null where they are 1 and 0. */
  traced: { factor: TracedValue | null; se: TracedValue | null };
}

/** The values on which a title's factor depends. */
interface Titled {
  socCode: string;
  namesOccupation: boolean;
  statistics: readonly TitleStatistic[];
  title?: string;
}

/** The major group of managers and chiefs. */
const managers = "11";

/** Sources that are the pay scales of a government. */
const payScales = new Set(["usajobs", "nyc-jobs"]);

/** Standard error of a normal sample's median, in standard errors of its mean: sqrt(pi / 2). */
const medianEfficiency = 1.2533;

const plain = {
  ...{ factor: 1, shrinkage: 0, weights: [], observations: 0 },
  ...{ contradicts: false, bounded: false },
};

/**
 * How much more or less a title pays than its occupation.
 *
 * A title that names its occupation pays what the occupation does. Of the others, each source's log
 * ratio is combined by inverse variance, and the result is shrunk toward 0 according to its own
 * error (empirical Bayes); less for a title that contradicts its occupation. The mean of the
 * occupation's titles is taken off, because its median is of all of them together; not of a
 * title that contradicts it, which is not of its kind. If the
 * source with most observations compares medians and has enough of them, the factor stays between
 * their 10th and 90th percentile.
 */
export function titleFactor(
  { socCode, namesOccupation, statistics, title = "" }: Titled,
  parameters: TitleFactorParameters,
  worksheet: Worksheet = createWorksheet(),
): TracedTitleFactor {
  if (namesOccupation) {
    return { ...plain, evidence: "names_occupation", se: 0, traced: { factor: null, se: null } };
  }
  if (statistics.length === 0) {
    const se = unknownError(socCode, parameters, worksheet);
    const error = isChief(title, socCode) ? chiefError(se, parameters, worksheet) : se;
    return { ...plain, evidence: "unknown", se: error.value, traced: { factor: null, se: error } };
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
        parameters.contradicting_tau,
        () =>
          `standard deviation of log pay of the titles whose evidence contradicts their occupation (by more than 35%), fitted to these titles: they differ from it by about ${size(parameters.contradicting_tau)}`,
      )
    : majorOf(socCode) === managers
      ? worksheet.parameter(
          "manager_title_sd",
          parameters.manager_tau,
          () =>
            `standard deviation of log pay between the titles of one occupation of managers, fitted as the mean square of their log ratios less their sampling variance: such titles differ by about ${size(parameters.manager_tau)}`,
        )
      : worksheet.parameter(
          "title_sd",
          parameters.tau,
          () =>
            `standard deviation of log pay between the titles of an occupation, fitted as the covariance of two independent sources (labor condition applications within one employer, and ai-jobs.net at the same experience) over the ${parameters.tau_titles} titles in both, so that errors of one source do not count: titles differ by about ${size(parameters.tau)}`,
        );
  const shrinkage = worksheet.step("title.shrinkage", "shrinkage", { sd, variance });
  const drawn = worksheet.step("title.drawn_log", "multiply", { shrinkage, log_ratio: mean });
  const unbounded = worksheet.step("title.centered_factor", "exp", {
    log: marked ? drawn : center(drawn, socCode, parameters, worksheet),
  });
  const factor = bound(unbounded, statistics, worksheet);
  const posterior = worksheet.step("title.standard_error", "posterior_sd", {
    shrinkage,
    variance,
  });
  const se = isChief(title, socCode)
    ? chiefError(unknownError(socCode, parameters, worksheet), parameters, worksheet)
    : posterior;
  return {
    evidence: "compared",
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
    bounded: factor.value !== unbounded.value,
    traced: { factor, se },
  };
}

/** Whether a title is that of a chief: of a firm of 20 people as of one of 20,000. */
export function isChief(title: string, socCode: string): boolean {
  return majorOf(socCode) === managers && /^chief\b.*\bofficer$/i.test(title);
}

/** How far a title without evidence may be from its occupation. */
function unknownError(
  socCode: string,
  { unknown_tau, manager_tau }: TitleFactorParameters,
  worksheet: Worksheet,
): TracedValue {
  const deviation =
    majorOf(socCode) === managers ? Math.max(unknown_tau, manager_tau) : unknown_tau;
  return worksheet.parameter(
    "unknown_title_sd",
    deviation,
    () =>
      `standard deviation of log pay between a title without evidence and its occupation: the root mean square of the log factors of the titles with evidence, each with its remaining error, and of managers no less than their titles differ: by about ${size(deviation)}`,
  );
}

/** Firms differ by size as much again as the titles of managers do. */
function chiefError(
  unknown: TracedValue,
  { manager_tau }: TitleFactorParameters,
  worksheet: Worksheet,
): TracedValue {
  return worksheet.step("title.chief_error", "quadrature", {
    unknown,
    size: worksheet.parameter(
      "chief_size_sd",
      manager_tau,
      "standard deviation of log pay between chiefs of small and large firms: no source of pay has the size of the firm, so as much as titles of managers differ",
    ),
  });
}

/** Takes the mean of the occupation's titles off. */
function center(
  drawn: TracedValue,
  socCode: string,
  { centers }: TitleFactorParameters,
  worksheet: Worksheet,
): TracedValue {
  const mean = centers[socCode];
  if (mean === undefined) return drawn;
  return worksheet.step("title.centered_log", "subtract", {
    drawn,
    mean: worksheet.parameter(
      "occupation_title_mean",
      mean,
      `mean of the log ratios of the titles of ${socCode}, each shrunk, weighted by certified filings of FY2022 to FY2025; a title without evidence counts as 0, and one that contradicts the occupation not at all. The occupation's published median is that of its titles together, so the mean is taken off`,
    ),
  });
}

/**
 * Keeps the factor inside the title's own ratios, in the source with most of its observations,
 * unless that source compares the title with something held fixed: the ratios are not then.
 */
function bound(
  drawn: TracedValue,
  statistics: readonly TitleStatistic[],
  worksheet: Worksheet,
): TracedValue {
  const [most] = [...statistics].sort((a, b) => b.count - a.count);
  if (!most || most.p10 === null || most.p90 === null || most.adjustedLogRatio !== null) {
    return drawn;
  }
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
  const { sourceId, roleSlug, adjustedLogRatio, adjustedGroups } = statistic;
  const cell = (column: string, value: number) =>
    worksheet.cell({ sourceId, key: roleSlug, column, value, referenceDate: null });
  if (adjustedLogRatio !== null && adjustedGroups !== null) {
    return {
      ratio: cell("adjusted_log_ratio", adjustedLogRatio),
      variance: worksheet.step(`title.variance.${sourceId}`, "mean_variance", {
        group_sd: groupDeviation(sourceId, parameters, worksheet),
        groups: cell("adjusted_groups", adjustedGroups),
        source_sd:
          sourceId === sourceIds.salarySurvey
            ? worksheet.parameter(
                "survey_sd",
                parameters.survey_sd,
                "standard deviation of a survey that people chose to answer, about one title: those who did differ from those who did not",
              )
            : worksheet.parameter(
                "adjusted_source_sd",
                parameters.adjusted_sd,
                () =>
                  `standard deviation between sources about one title, each comparing it with something held fixed: two sources differ by about ${size(parameters.adjusted_sd)}`,
              ),
      }),
    };
  }
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

/** How differently one employer, or one posting, pays a title from another. */
function groupDeviation(
  sourceId: string,
  { employer_sd, posting_sd }: TitleFactorParameters,
  worksheet: Worksheet,
): TracedValue {
  return sourceId === sourceIds.filedWages
    ? worksheet.parameter(
        "employer_sd",
        employer_sd,
        "standard deviation, over employers, of the difference of log pay between a title and the other titles of its occupation at one employer",
      )
    : worksheet.parameter(
        "posting_sd",
        posting_sd,
        "standard deviation, over postings, of log pay at the same experience, year and title",
      );
}

/** The deviation that a source's own method adds to its value for a title. */
function sourceDeviation(
  sourceId: string,
  parameters: TitleFactorParameters,
  worksheet: Worksheet,
): TracedValue {
  const { source_tau: market, scale_tau: scale } = parameters;
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
