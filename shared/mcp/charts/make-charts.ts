/** The data of charts, from the answers of operations. */

import type { Funnel } from "#shared/pipeline/funnel/funnel.response.ts";
import type { CompareData, CompareToolData } from "#shared/salaries/compare/compare.response.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import type {
  RangeToolData,
  SalaryToolData,
} from "#shared/salaries/lookup-tools/lookup-tools.response.ts";
import type { DistributionAnswer } from "#shared/salaries/lookup-tools/mcp.response.ts";
import type { WidgetData } from "#shared/salaries/widget/widget.response.ts";
import type { ChartData, ComparisonData, DistributionData, ToolChart } from "./tool-chart.ts";

interface Answer<Data> {
  data: Data;
}

type Figure = Pick<SalaryToolData, "role" | "city" | "estimate" | "observed" | "citation"> & {
  experience: DistributionData["experience"];
};

/** @param offer of an evaluation; absent if no offer is placed in the distribution. */
export function drawDistribution(
  { role, city, experience, estimate, observed, citation }: Figure,
  { distribution }: DistributionAnswer,
  offer?: EvaluateData["offer"],
): DistributionData {
  const { confidence_lower, confidence_upper } = estimate;
  return {
    kind: "distribution",
    role: { title: role.title },
    city: city && { name: city.name, state: city.state },
    experience: {
      level: experience.level,
      ...(experience.grade ? { grade: experience.grade } : {}),
    },
    distribution,
    estimate: { confidence_lower, confidence_upper },
    observed: observed && { median: observed.median },
    ...(offer ? { offer: { min: offer.min, max: offer.max } } : {}),
    citation,
  };
}

export function drawEvaluation(data: EvaluateData): DistributionData {
  return drawDistribution(data, data, data.offer);
}

export function drawLevels(
  { role, city, citation }: Pick<WidgetData, "role" | "city" | "citation">,
  bands: WidgetData["experienceBands"],
): ChartData {
  const band = ({ p25, median, p75 }: typeof bands.any) => ({ p25, median, p75 });
  return {
    kind: "levels",
    role: { title: role.title },
    city: city && { name: city.name, state: city.state },
    levels: {
      any: band(bands.any),
      entry: band(bands.entry),
      mid: band(bands.mid),
      senior: band(bands.senior),
      staff: band(bands.staff),
    },
    citation,
  };
}

/** The chart has no citation, because the result that it is part of has one. */
export function drawRoles({
  primary,
  secondary,
}: Pick<CompareData, "primary" | "secondary">): ComparisonData {
  const side = ({ role, estimate }: CompareData["primary"]) => sideOf(role.title, estimate);
  return { kind: "comparison", sides: [side(primary), side(secondary)] };
}

function drawEither(data: CompareToolData): ComparisonData {
  if (data.mode === "roles") return { ...drawRoles(data), citation: data.citation };
  const side = ({ city, estimate }: typeof data.primary) =>
    sideOf(`${city.name}, ${city.state}`, estimate);
  const { primary, secondary, citation } = data;
  return { kind: "comparison", sides: [side(primary), side(secondary)], citation };
}

function sideOf(name: string, { low, median, high }: SalaryToolData["estimate"]) {
  return { name, estimate: { low, median, high } };
}

/** The chart of the pipeline's tools about pay. */
export const salaryChart: ToolChart = {
  view: "pay",
  with: "/api/mcp/intelligence/distribution",
  draw: ({ data }: Answer<SalaryToolData>, other: Answer<DistributionAnswer>) => [
    drawDistribution(data, other.data),
  ],
};

export const rangeChart: ToolChart = {
  view: "pay",
  draw: ({ data }: Answer<RangeToolData>) => [
    drawDistribution({ ...data, experience: { level: "any" } }, { distribution: data.percentiles }),
  ],
};

export const comparisonChart: ToolChart = {
  view: "comparison",
  draw: ({ data }: Answer<CompareToolData>) => [drawEither(data)],
};

export const funnelChart: ToolChart = {
  view: "funnel",
  with: "/api/mcp/pipeline/funnel",
  draw: (_: unknown, { stages }: Funnel) => [
    {
      kind: "funnel",
      stages: stages.map(({ stage, reached, rate }) => ({ stage, reached, rate })),
    },
  ],
};
