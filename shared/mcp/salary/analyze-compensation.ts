import type { CompareData } from "#shared/salaries/compare/compare.response.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import type { SalaryToolData } from "#shared/salaries/lookup-tools/lookup-tools.response.ts";
import type { DistributionAnswer } from "#shared/salaries/lookup-tools/mcp.response.ts";
import { drawDistribution, drawRoles } from "../charts/make-charts.ts";
import { citationLine, toAnalysis } from "./analysis.ts";
import {
  callSalaryOperation,
  type Envelope,
  type FigureData,
  ToolError,
} from "./call-salary-operation.ts";
import { sayCompensation, shownFields } from "./compensation-words.ts";
import { type SalaryOperations, salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

/** The part of the whole response that is drawn. */
type Drawn = Omit<SalaryToolData, "citation"> & {
  evaluation?: Pick<EvaluateData, "offer" | "distribution">;
  comparison?: Pick<CompareData, "primary" | "secondary">;
};

/** The tool's names for the parameters of a comparison. */
const comparisonArguments = new Map([
  ["roleA", "role"],
  ["roleB", "compare_to"],
]);

/** The tool's names for the parameters of an evaluation. */
const evaluationArguments = new Map(
  ["amount", "min", "max", "period"].map((name) => [name, `offer.${name}`]),
);

const parts = ["history", "projections", "employer_cost", "wage_levels"] as const;

export function analyzeCompensation(operations: SalaryOperations) {
  const { salary, history, projections, employerCost, wageLevels, compare, evaluate } = operations;
  const partOperations = {
    ...{ history, projections },
    employer_cost: employerCost,
    wage_levels: wageLevels,
  };
  return salaryTool({
    name: "analyze_compensation",
    title: "Analyze what a role pays",
    description:
      "How much a role is paid, what to ask for, and whether an offer is fair: median, quartiles and 95% interval of annual base pay of everyone or at a level (years of experience), in a U.S. city or the nation (USD), the published BLS wage, total compensation and sources. `offer` is judged for negotiation; `compare_to` compares another job; `include` adds quarterly history, projections to 2030, employer cost or visa wage levels. What is unknown is null.",
    input: {
      properties: {
        role: is.role,
        city: is.city,
        basis: is.basis,
        exp: is.level,
        grade: is.grade,
        include: is.listOf({ type: "string", enum: parts }),
        compare_to: is.text,
        offer: is.offer,
      },
      required: ["role"],
    },
    output: {
      properties: {
        role: is.object,
        city: is.objectOrNull,
        estimate: is.object,
        observed: is.objectOrNull,
        total_compensation: is.object,
        history: is.object,
        projections: is.object,
        employer_cost: is.object,
        wage_levels: is.object,
        comparison: is.object,
        evaluation: is.object,
      },
    },
    initial: shownFields,
    words: (analysis) => [citationLine(analysis), ...sayCompensation(analysis.data as never)],
    async charts(context, analysis, { role, city, basis, exp, grade }) {
      const { evaluation, comparison, ...rest } = analysis.data as never as Drawn;
      const figure = { ...rest, citation: citationLine(analysis) };
      const { data } = evaluation
        ? { data: evaluation }
        : await callSalaryOperation<DistributionAnswer>(context, operations.distribution, {
            ...{ role, city, basis, exp, grade },
          });
      return [
        drawDistribution(figure, data, evaluation?.offer),
        ...(comparison ? [drawRoles(comparison)] : []),
      ];
    },
    async analyze(context, { role, city, basis, exp, grade, include, compare_to, offer }) {
      const included = readParts(include);
      if (included.includes("wage_levels") && (city ?? "") === "") throw needsCity();
      const [response, partResponses, comparison, evaluation] = await Promise.all([
        callSalaryOperation(context, salary, { role, city, basis, exp, grade }),
        Promise.all(
          included.map((part) =>
            callSalaryOperation(context, partOperations[part], { role, city, basis }),
          ),
        ),
        compare_to === undefined
          ? undefined
          : callSalaryOperation(
              context,
              compare,
              { roleA: role, roleB: compare_to, city, basis },
              comparisonArguments,
            ),
        typeof offer === "object" && offer !== null
          ? callSalaryOperation(
              context,
              evaluate,
              { role, city, basis, exp, grade, ...offer },
              evaluationArguments,
            )
          : undefined,
      ]);
      return toAnalysis(response, {
        ...Object.fromEntries(partResponses.map((other, at) => [included[at], other])),
        ...(comparison ? { comparison } : {}),
        ...(evaluation ? { evaluation: withoutEstimate(evaluation) } : {}),
      });
    },
  });
}

/** The evaluation without what the result has already: of the estimate, only the id is its own. */
function withoutEstimate(evaluation: Envelope<FigureData>): Envelope<FigureData> {
  const { estimate, experience: _, ...rest } = evaluation.data;
  const { data_point_id } = Object(estimate);
  return { ...evaluation, data: { ...rest, data_point_id } };
}

function needsCity(): ToolError {
  return new ToolError(["wage_levels needs a city: visa wage levels are published for areas."], {
    code: "argument_missing",
    argument: "city",
  });
}

function readParts(include: unknown): (typeof parts)[number][] {
  if (include === undefined) return [];
  const requested: unknown[] = Array.isArray(include) ? include : [include];
  const included = parts.filter((part) => requested.includes(part));
  if (included.length === new Set(requested).size) return included;
  throw new ToolError([`include takes any of: ${parts.join(", ")}.`], {
    code: "argument_invalid",
    argument: "include",
    allowed: parts,
  });
}
