import type { Estimate } from "#shared/contract/estimate.response.ts";
import { creditOf } from "#shared/core/site.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { servedStep } from "#shared/figures/floor.ts";
import { percentileNote, percentiles } from "#shared/figures/percentiles.ts";
import { traceTotalCompensation } from "#shared/figures/total-compensation.ts";
import { findResult, type TracedValue } from "#shared/figures/worksheet/worksheet.ts";
import { loadTaxTables } from "#shared/reference/load-tax-tables.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { applyCost, costPrefix } from "../employer-cost/apply-cost.ts";
import { costAssumptions, costCitation } from "../employer-cost/cost-notes.ts";
import { CompanySize } from "../employer-cost/employer-cost.request.ts";
import { toCostEstimate } from "../employer-cost/to-cost-estimate.ts";
import { traceAdviceCeiling } from "../estimate/advice-ceiling.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import type { DataPoint } from "../estimate/data-point.ts";
import { toEstimate, toRange } from "../estimate/to-estimate.ts";
import { evaluationAssumptions } from "../evaluate/assumptions.ts";
import { judgeOffer } from "../evaluate/judge-offer.ts";
import { judgmentFigures } from "../evaluate/judgment-figures.ts";
import { readOffer } from "../evaluate/offer.ts";
import { toEvaluationEstimate } from "../evaluate/to-evaluation-estimate.ts";
import { project } from "../projections/project.ts";
import {
  floorAssumptions,
  projectionAssumptions,
  projectionsCitation,
} from "../projections/projection-notes.ts";
import { toProjection } from "../projections/to-projection.ts";
import { applySkill, skillPrefix } from "../skills/apply-skill.ts";
import { skillFigures } from "../skills/skill-figures.ts";
import { skillAssumptions, skillCitation } from "../skills/skill-notes.ts";
import { toSkillEstimate } from "../skills/to-skill-estimate.ts";
import type { SalaryContext } from "../subject/salary-context.ts";

/** A recomputed figure, as lineage returns it. */
export interface FigureExplanation {
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
) => Promise<FigureExplanation | null>;

/**
 * How each kind of figure is derived from the estimate for its role, city, level
 * and quarter. Its steps are added to the estimate's worksheet. Returns null if
 * the id's detail is not valid for the kind.
 */
export const explainers: Readonly<Record<DataPoint["kind"], Explain>> = {
  async estimate(figures, _point, { secrets, site }) {
    return explainEstimate(figures, toEstimate(figures, secrets.dataPointKey), site);
  },
  async range(figures, _point, { secrets, site }) {
    percentiles(figures);
    const result = toRange(figures, secrets.dataPointKey);
    return {
      result,
      citation: citation(figures, result, creditOf(site)),
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
      citation: citation(figures, result, creditOf(site)),
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
      citation: projectionsCitation(figures.input, [projection, projection], rate, creditOf(site)),
      assumptions: [
        ...projectionAssumptions(role, rate, dataset),
        ...floorAssumptions([figures]),
        ...assumptions(figures),
      ],
      prefix: "projection.",
      extraFigures: {
        outlook_lower: served(figures, "projection.outlook_lower"),
        outlook_upper: served(figures, "projection.outlook_upper"),
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
      citation: skillCitation(role, place, skill.name, result, creditOf(site)),
      assumptions: [...skillAssumptions(dataset), ...assumptions(figures)],
      prefix: skillPrefix(skill.slug),
      extraFigures,
    };
  },
  async employer_cost(figures, { detail }, { secrets, site, referenceAt }) {
    const { dataset } = figures.input;
    const size = CompanySize.safeParse(detail).data;
    const reference = size && (await referenceAt(dataset.version));
    const tables = reference && (await loadTaxTables(reference));
    if (!tables) return null;
    const cost = applyCost(figures, tables, size);
    const result = toCostEstimate(figures, cost, size, secrets.dataPointKey);
    return {
      result,
      citation: costCitation(figures, size, result, creditOf(site)),
      assumptions: [...costAssumptions(figures, cost, size), ...assumptions(figures)],
      prefix: costPrefix,
    };
  },
};

/** Adds the steps of what is served with an estimate to its worksheet. */
export function explainEstimate(
  figures: Figures,
  result: Estimate,
  site: SalaryContext["site"],
): FigureExplanation {
  traceTotalCompensation(figures);
  return {
    result,
    citation: citation(figures, result, creditOf(site)),
    assumptions: assumptions(figures),
    prefix: "",
    extraFigures: estimateFigures(figures),
  };
}

function served({ worksheet }: Figures, name: string): TracedValue {
  return findResult(worksheet, servedStep(worksheet, name));
}

/** Figures that are served with an estimate and computed from it. */
function estimateFigures(figures: Figures): Record<string, TracedValue> {
  const ceiling = traceAdviceCeiling(figures);
  return {
    ...(ceiling ? { advice_ceiling: ceiling } : {}),
    ...(figures.worksheet.steps.has("experience.effective_multiplier")
      ? {
          "experience.effective_multiplier": findResult(
            figures.worksheet,
            "experience.effective_multiplier",
          ),
        }
      : {}),
    ...(figures.position.percentile === null
      ? {}
      : { "experience.percentile": findResult(figures.worksheet, "experience.percentile") }),
  };
}
