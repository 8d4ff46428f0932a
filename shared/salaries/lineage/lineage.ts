import type { Estimate } from "#shared/contract/estimate.response.ts";
import { type ExperienceLevel, gradeOf } from "#shared/contract/levels.ts";
import { creditOf } from "#shared/core/site.ts";
import { cityMultiplier } from "#shared/figures/city-multiplier.ts";
import { type EstimateInput, estimate, type Figures } from "#shared/figures/estimate.ts";
import { yearsOf } from "#shared/figures/experience.ts";
import { servedStep } from "#shared/figures/floor.ts";
import { method } from "#shared/figures/methodology-version.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { demoAssumptions, demoEstimate, demoLevel } from "../demo/demo.ts";
import { citation } from "../estimate/citation.ts";
import { type DataPoint, isStatistic, readCity } from "../estimate/data-point.ts";
import { readDataPointId } from "../estimate/data-point-id.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { figureUnavailable } from "../subject/not-found.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { describeWorksheet } from "./describe-worksheet.ts";
import { explainEstimate, explainers, type FigureExplanation } from "./explain.ts";
import type { LineageData } from "./lineage.response.ts";
import { summarizeFigure } from "./summarize.ts";

export interface LineageContext extends Pick<SalaryContext, "secrets" | "site"> {
  /** Opens the dataset version that a figure was computed from; null if it does not exist. */
  referenceAt(version: string): Promise<Reference | null>;
}

/** Methods that ids can name. A changed method is added; from the first release on, none is removed. */
const methods: Readonly<Record<string, (input: EstimateInput) => Figures | null>> = {
  [method]: estimate,
};

const rule =
  "Pay levels of different sources are never pooled. The survey provides the wage. Every other source provides the ratio of the title's pay to its occupation's: at the same employer or the same experience where enough can be compared so, else of the medians. These ratios are averaged by inverse variance and shrunk toward 1 according to their standard error, and the mean of the occupation's titles is divided out. A title that is a name of its occupation has the factor 1. The weight of such a source is the shrinkage × its inverse-variance share (four decimals), and the survey has the remaining weight. If a figure of another source differs by more than 15% from the method's figure for the same date and place, both are reported and the estimate is flagged.";

/**
 * The lineage of a figure derived from an estimate: every published value,
 * parameter and step, recomputed.
 *
 * @throws {ApiError} `data_point_not_found`.
 */
export async function lineage(context: LineageContext, id: string): Promise<LineageData> {
  const level = demoLevel(id);
  if (level) return traceDemo(context, level);
  const point = await readDataPointId(id, context.secrets.dataPointKey);
  if (point.kind === "crowd" || point.kind === "company" || isStatistic(point))
    throw figureUnavailable();
  return traceEstimate(context, id, point);
}

/** Traces an id that has already been decoded. */
export async function traceEstimate(
  context: LineageContext,
  id: string,
  point: DataPoint,
): Promise<LineageData> {
  const { kind, detail = null } = point;
  const compute = methods[point.method];
  if (!compute) throw figureUnavailable(point.method);
  const input = await findInput(context, point);
  const figures = input && compute(input);
  const explanation = figures && (await explainers[kind](figures, point, context));
  if (!explanation) throw figureUnavailable();
  return describe(id, figures, { kind, detail }, explanation);
}

/**
 * The lineage of an estimate that was just computed, the same as {@link lineage} of its id, which computes it again.
 *
 * @param figures nothing else has been derived from them yet, since its steps would be listed as well.
 */
export function lineageOf(
  { site }: Pick<LineageContext, "site">,
  { figures, estimate: served }: { figures: Figures; estimate: Estimate },
): LineageData {
  const of = { kind: "estimate", detail: null } as const;
  return describe(served.data_point_id, figures, of, explainEstimate(figures, served, site));
}

/** The lineage of the demo's figures at a level. */
export function traceDemo(
  { site }: Pick<LineageContext, "site">,
  level: ExperienceLevel,
): LineageData {
  const { figures, served } = demoEstimate(level);
  return describe(
    served.data_point_id,
    figures,
    { kind: "estimate", detail: null },
    {
      result: served,
      citation: citation(figures, served, creditOf(site)),
      assumptions: demoAssumptions(figures),
      prefix: "",
    },
  );
}

function describe(
  id: string,
  figures: Figures,
  { kind, detail }: Pick<LineageData, "kind" | "detail">,
  explanation: FigureExplanation,
): LineageData {
  const { result } = explanation;
  const { dataset, role, place, level, quarter } = figures.input;
  // Adds the steps of figures that a response has in addition to the estimate.
  const named = figureSteps(figures, explanation);
  return {
    summary: summarizeFigure(kind, { figures, result, detail }),
    data_point_id: id,
    kind,
    detail,
    role: roleReference(role),
    city: place && cityReference(place.city, quarter.year),
    experience: yearsOf(level),
    grade: gradeOf(level),
    quarter: quarterLabel(quarter),
    dataset_version: dataset.version,
    methodology_version: result.methodology_version,
    ...describeWorksheet(dataset, figures.worksheet),
    figures: named,
    weights: result.source_breakdown,
    reconciliation: {
      rule,
      comparisons: figures.comparisons.map(({ kind, ...comparison }) => ({
        between: kind,
        ...comparison,
      })),
    },
    result,
    citation: explanation.citation,
    assumptions: explanation.assumptions,
  };
}

async function findInput(
  context: LineageContext,
  { dataset, role, city, basis, level, quarter }: DataPoint,
): Promise<EstimateInput | null> {
  const reference = await context.referenceAt(dataset);
  if (!reference) return null;
  if (city === null) {
    const found = await reference.role(role);
    return found && { dataset: reference.dataset, role: found, place: null, basis, level, quarter };
  }
  const { slug, law } = readCity(city);
  const found = await reference.roleInCity(role, slug, law);
  if (!found.role || !found.city) return null;
  const place = { city: found.city, wages: found.wages };
  return { dataset: reference.dataset, role: found.role, place, basis, level, quarter };
}

/** Maps a figure's name to its step. A demo's sample size of 0 is not computed, so it has no step. */
function figureSteps(
  figures: Figures,
  { result, prefix, extraFigures = {} }: FigureExplanation,
): Record<string, string> {
  const { worksheet } = figures;
  const names = [
    "low",
    "median",
    "high",
    "confidence_lower",
    "confidence_upper",
    "sample_size",
  ] as const;
  const onWorksheet = ["p10", "p90", "total_compensation.bonus", "total_compensation.total"];
  return Object.fromEntries([
    ...Object.entries(extraFigures).map(([name, { from }]) => [name, from]),
    ...cityFigures(figures),
    ...minimumFigures(figures),
    ...onWorksheet
      .filter((name) => worksheet.steps.has(name))
      .map((name) => [name, `step:${servedStep(worksheet, name)}`]),
    ...names
      .map((name) => ({
        name,
        step: name === "sample_size" ? name : servedStep(worksheet, prefix + name),
      }))
      .filter(({ name, step }) => worksheet.steps.get(step)?.result === result[name])
      .map(({ name, step }) => [name, `step:${step}`]),
  ]);
}

/** The rate that figures were raised to. */
function minimumFigures({ worksheet }: Figures): [string, string][] {
  const rate = worksheet.steps.get("minimum.exact")?.inputs[0];
  return rate ? [["floored_by.hourly", rate.from]] : [];
}

/** The factor of the city, and the price level that a response shows with every city. */
function cityFigures({ worksheet, input: { place, quarter }, city }: Figures): [string, string][] {
  if (!place || !city) return [];
  const multiplier =
    city.basis === "price_parity" ? city : cityMultiplier(worksheet, place.city, quarter.year);
  return [
    ["city.col_multiplier", multiplier.factor.from],
    ["city_factors.factor", city.factor.from],
  ];
}
