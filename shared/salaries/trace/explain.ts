import { CompanySize } from "../../contracts/employer-cost.ts";
import type { Estimate } from "../../contracts/responses/estimate.ts";
import type { Reference } from "../../reference/open-reference.ts";
import { taxesOf } from "../../reference/taxes-of.ts";
import { traceAdviceCeiling } from "../advice-ceiling.ts";
import type { SalaryContext } from "../context.ts";
import type { DataPoint } from "../data-point.ts";
import { applyCost, costPrefix } from "../employer-cost/apply-cost.ts";
import { costAssumptions, costCitation } from "../employer-cost/cost-notes.ts";
import { toCostEstimate } from "../employer-cost/to-cost-estimate.ts";
import { evaluationAssumptions } from "../evaluation/assumptions.ts";
import { judgeOffer } from "../evaluation/judge-offer.ts";
import { judgmentFigures } from "../evaluation/judgment-figures.ts";
import { readOffer } from "../evaluation/offer.ts";
import { toEvaluationEstimate } from "../evaluation/to-evaluation-estimate.ts";
import type { Figures } from "../figures/estimate.ts";
import { percentileNote, percentiles } from "../figures/percentiles.ts";
import { project } from "../figures/project.ts";
import { traceTotalCompensation } from "../figures/total-compensation.ts";
import { assumptions } from "../prose/assumptions.ts";
import { citation } from "../prose/citation.ts";
import { projectionAssumptions, projectionsCitation } from "../prose/projection-notes.ts";
import { applySkill, skillPrefix } from "../skills/apply-skill.ts";
import { skillFigures } from "../skills/skill-figures.ts";
import { skillAssumptions, skillCitation } from "../skills/skill-notes.ts";
import { toSkillEstimate } from "../skills/to-skill-estimate.ts";
import { toEstimate } from "../to-estimate.ts";
import { toProjection } from "../to-projection.ts";
import { toRange } from "../to-range.ts";
import { resultOf, type TracedValue } from "../worksheet/worksheet.ts";

/** A recomputed figure, as lineage returns it. */
export interface Explanation {
  result: Estimate;
  citation: string;
  assumptions: string[];
  /** Prefix of the names of the steps that compute the result's figures. */
  prefix: string;
  /** Figures served in addition to the result's, and their references on the worksheet. */
  extraFigures?: Readonly<Record<string, Pick<TracedValue, "from">>>;
}

type Explain = (
  figures: Figures,
  point: DataPoint,
  context: Pick<SalaryContext, "secrets" | "site"> & {
    referenceAt(version: string): Promise<Reference | null>;
  },
) => Promise<Explanation | null>;

/**
 * How each kind of figure is derived from the estimate for its role, city, level
 * and quarter. Its steps are added to the estimate's worksheet. Returns null if
 * the id's detail is not valid for the kind.
 */
export const explainers: Readonly<Record<DataPoint["kind"], Explain>> = {
  async estimate(figures, _point, { secrets, site }) {
    traceTotalCompensation(figures);
    const result = toEstimate(figures, secrets.dataPointKey);
    return {
      result,
      citation: citation(figures, result, site.origin),
      assumptions: assumptions(figures),
      prefix: "",
      extraFigures: estimateFigures(figures),
    };
  },
  async range(figures, _point, { secrets, site }) {
    percentiles(figures);
    const result = toRange(figures, secrets.dataPointKey);
    return {
      result,
      citation: citation(figures, result, site.origin),
      assumptions: [percentileNote, ...assumptions(figures)],
      prefix: "",
    };
  },
  async evaluation(figures, { detail }, { secrets, site }) {
    const stated = readOffer(detail);
    if (!stated) return null;
    const judgment = judgeOffer(figures, stated);
    const result = toEvaluationEstimate(figures, stated, secrets.dataPointKey);
    return {
      result,
      citation: citation(figures, result, site.origin),
      assumptions: evaluationAssumptions(figures, stated),
      prefix: "",
      extraFigures: judgmentFigures(figures, judgment),
    };
  },
  async projection(figures, point, { secrets, site }) {
    const year = Number(point.detail);
    const { role, dataset } = figures.input;
    const projected = project(figures, year);
    if (!projected) return null;
    const projection = toProjection(figures, projected, secrets.dataPointKey);
    const { year: _, outlook_lower: _lower, outlook_upper: _upper, ...result } = projection;
    const rate = projected.growth;
    return {
      result,
      citation: projectionsCitation(figures.input, [projection, projection], rate, site.origin),
      assumptions: [...projectionAssumptions(role, rate, dataset), ...assumptions(figures)],
      prefix: "projection.",
      extraFigures: {
        outlook_lower: resultOf(figures.worksheet, "projection.outlook_lower"),
        outlook_upper: resultOf(figures.worksheet, "projection.outlook_upper"),
      },
    };
  },
  async skill(figures, { detail }, { secrets, site }) {
    const { dataset, role, place } = figures.input;
    const skill = dataset.market.skills.find(({ slug }) => slug === detail);
    if (!skill) return null;
    const result = toSkillEstimate(figures, applySkill(figures, skill), secrets.dataPointKey);
    const extraFigures = skillFigures(figures.worksheet, skill);
    return {
      result,
      citation: skillCitation(role, place, skill.name, result, site.origin),
      assumptions: [...skillAssumptions(dataset), ...assumptions(figures)],
      prefix: skillPrefix(skill.slug),
      extraFigures,
    };
  },
  async employer_cost(figures, { detail }, { secrets, site, referenceAt }) {
    const { dataset } = figures.input;
    const size = CompanySize.safeParse(detail).data;
    const reference = size && (await referenceAt(dataset.version));
    const tables = reference && (await taxesOf(reference));
    if (!tables) return null;
    const cost = applyCost(figures, tables, size);
    const result = toCostEstimate(figures, cost, size, secrets.dataPointKey);
    return {
      result,
      citation: costCitation(figures, size, result, site.origin),
      assumptions: [...costAssumptions(figures, cost, size), ...assumptions(figures)],
      prefix: costPrefix,
    };
  },
};

/** Figures that are served with an estimate and computed from it. */
function estimateFigures(figures: Figures): Record<string, TracedValue> {
  const ceiling = traceAdviceCeiling(figures);
  return {
    ...(ceiling ? { advice_ceiling: ceiling } : {}),
    ...(figures.position.percentile === null
      ? {}
      : { "experience.percentile": resultOf(figures.worksheet, "experience.percentile") }),
  };
}
