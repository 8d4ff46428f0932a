import type { ExperienceLevel } from "../contracts/common.ts";
import type { LineageData } from "../contracts/lineage.ts";
import type { Reference } from "../reference/open-reference.ts";
import type { SalaryContext } from "./context.ts";
import { type DataPoint, isStatistic } from "./data-point.ts";
import { readDataPointId } from "./data-point-id.ts";
import { demoAssumptions, demoEstimate, demoLevel } from "./demo.ts";
import { type EstimateInput, estimate, type Figures } from "./figures/estimate.ts";
import { method } from "./figures/methodology-version.ts";
import { quarterLabel } from "./figures/quarter.ts";
import { figureGone } from "./not-found.ts";
import { citation } from "./prose/citation.ts";
import { cityReference, roleReference } from "./references.ts";
import { describeWorksheet } from "./trace/describe-worksheet.ts";
import { type Explanation, explainers } from "./trace/explain.ts";

export interface LineageContext extends Pick<SalaryContext, "secrets" | "site"> {
  /** Opens the dataset version that a figure was made from; null where there is none. */
  referenceAt(version: string): Promise<Reference | null>;
}

/** Methods that ids can name. One is added with every change of method, none is taken away. */
const methods: Readonly<Record<string, (input: EstimateInput) => Figures | null>> = {
  [method]: estimate,
};

const rule =
  "Levels of different sources are never pooled. The survey gives the wage. Each other source gives the ratio of the title's median to its occupation's; ratios are averaged by inverse variance and shrunk to 1 by their own error. A source's weight is shrinkage × its inverse-variance share (four decimals), the survey's is the rest. Where a figure of another source is more than 15 % away from what the method gives for the same date and place, both stand and the estimate is flagged.";

/**
 * The trail of a figure that follows from an estimate: every published value,
 * parameter and step, computed afresh.
 *
 * @throws {ApiError} `data_point_not_found`.
 */
export async function lineage(context: LineageContext, id: string): Promise<LineageData> {
  const level = demoLevel(id);
  if (level) return traceDemo(context, level);
  const point = await readDataPointId(id, context.secrets.dataPointKey);
  if (point.kind === "crowd" || point.kind === "company" || isStatistic(point)) throw figureGone();
  return traceEstimate(context, id, point);
}

/** The same for an id that has been read. */
export async function traceEstimate(
  context: LineageContext,
  id: string,
  point: DataPoint,
): Promise<LineageData> {
  const { kind, detail = null } = point;
  const input = await findInput(context, point);
  const figures = input && methods[point.method]?.(input);
  const explanation = figures && (await explainers[kind](figures, point, context));
  if (!explanation) throw figureGone();
  return describe(id, figures, { kind, detail }, explanation);
}

/** The trail of the demo's figures at a level. */
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
      citation: citation(figures, served, site.origin),
      assumptions: demoAssumptions(figures),
      prefix: "",
    },
  );
}

function describe(
  id: string,
  figures: Figures,
  { kind, detail }: Pick<LineageData, "kind" | "detail">,
  explanation: Explanation,
): LineageData {
  const { result } = explanation;
  const { dataset, role, place, level, quarter } = figures.input;
  return {
    data_point_id: id,
    kind,
    detail,
    role: roleReference(role),
    city: place && cityReference(place.city, quarter.year),
    experience: level,
    quarter: quarterLabel(quarter),
    dataset_version: dataset.version,
    methodology_version: result.methodology_version,
    ...describeWorksheet(dataset, figures.sheet),
    figures: figureSteps(figures, explanation),
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
  { dataset, role, city, level, quarter }: DataPoint,
): Promise<EstimateInput | null> {
  const reference = await context.referenceAt(dataset);
  if (!reference) return null;
  if (city === null) {
    const found = await reference.role(role);
    return found && { dataset: reference.dataset, role: found, place: null, level, quarter };
  }
  const found = await reference.roleInCity(role, city);
  if (!found.role || !found.city) return null;
  const place = { city: found.city, wages: found.wages };
  return { dataset: reference.dataset, role: found.role, place, level, quarter };
}

/** The demo says 0 observations whatever stands behind it, so no step makes that. */
function figureSteps(
  { sheet }: Figures,
  { result, prefix, besides = {} }: Explanation,
): Record<string, string> {
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
    ...Object.entries(besides).map(([name, { from }]) => [name, from]),
    ...onWorksheet.filter((name) => sheet.steps.has(name)).map((name) => [name, `step:${name}`]),
    ...names
      .map((name) => ({ name, step: name === "sample_size" ? name : `${prefix}${name}` }))
      .filter(({ name, step }) => sheet.steps.get(step)?.result === result[name])
      .map(({ name, step }) => [name, `step:${step}`]),
  ]);
}
