import { toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import type { SalaryOperations } from "./operations.ts";
import { salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";
import { ToolError } from "./tool-error.ts";

/** The tool's names for the parameters of a comparison. */
const comparisonArguments = new Map([
  ["roleA", "role"],
  ["roleB", "compare_to"],
]);

const parts = ["history", "projections", "employer_cost"] as const;

export function analyzeCompensation(operations: SalaryOperations) {
  const { salary, history, projections, employerCost, compare } = operations;
  const partOperations = { history, projections, employer_cost: employerCost };
  return salaryTool({
    name: "analyze_compensation",
    title: "Analyze what a role pays",
    description:
      "Returns the median with quartiles and a calibrated 95% interval of a role's annual base pay at a level, in a U.S. city or the nation, in whole USD; the published BLS wage, total compensation, sources and their weights. `include` adds quarterly history since 2023, projections to 2030 or employer cost (all at mid level); `compare_to` another role at mid level. Figures come from BLS, DOL filings, BEA and postings; what is unknown is null.",
    input: {
      properties: {
        role: is.role,
        city: is.city,
        exp: is.level,
        include: is.listOf({ enum: parts }),
        compare_to: is.text,
      },
      required: ["role"],
    },
    output: {
      properties: {
        role: is.roleReference,
        city: is.objectOrNull,
        estimate: is.estimate,
        observed: is.objectOrNull,
        total_compensation: is.recordOf({
          base: is.integer,
          total: is.integer,
          unsourced: is.listOf(is.text),
        }),
        history: is.object,
        projections: is.object,
        employer_cost: is.object,
        comparison: is.object,
      },
      required: ["role", "city", "estimate", "observed"],
    },
    async analyze(context, { role, city, exp, include, compare_to }) {
      const included = readParts(include);
      const [response, partResponses, comparison] = await Promise.all([
        callSalaryOperation(context, salary, { role, city, exp }),
        Promise.all(
          included.map((part) =>
            callSalaryOperation(context, partOperations[part], { role, city }),
          ),
        ),
        compare_to === undefined
          ? undefined
          : callSalaryOperation(
              context,
              compare,
              { roleA: role, roleB: compare_to, city },
              comparisonArguments,
            ),
      ]);
      return toAnalysis(response, {
        ...Object.fromEntries(partResponses.map((other, at) => [included[at], other])),
        ...(comparison ? { comparison } : {}),
      });
    },
  });
}

function readParts(include: unknown): (typeof parts)[number][] {
  if (include === undefined) return [];
  const requested: unknown[] = Array.isArray(include) ? include : [include];
  const included = parts.filter((part) => requested.includes(part));
  if (included.length === new Set(requested).size) return included;
  throw new ToolError([`include takes any of: ${parts.join(", ")}.`]);
}
