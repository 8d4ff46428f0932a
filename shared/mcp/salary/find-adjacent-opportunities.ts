import { toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import type { SalaryOperations } from "./operations.ts";
import { salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

export function findAdjacentOpportunities({ adjacent }: SalaryOperations) {
  return salaryTool({
    name: "find_adjacent_opportunities",
    title: "Find roles close to one, and what they pay",
    description:
      "Returns roles of occupations that O*NET relates to the role's own, closest first, each with its median at mid level, in a U.S. city or the nation (whole USD), the difference, and whether that is higher, lateral (within 5%) or lower. Left out are those that need much more preparation or another license; `summary.shortfall` says why there are few.",
    input: {
      properties: {
        role: is.role,
        city: is.city,
        count: { type: "integer", minimum: 1, maximum: 20, default: 5 },
      },
      required: ["role"],
    },
    output: {
      properties: {
        role: is.recordOf({ slug: is.text, median: is.integer }),
        adjacent: is.listOf(
          is.recordOf({
            role: is.roleReference,
            median: is.integer,
            difference: is.integer,
            direction: { enum: ["higher", "lateral", "lower"] },
          }),
        ),
        summary: is.object,
      },
      required: ["role", "adjacent", "summary"],
    },
    async analyze(context, { role, city, count }) {
      const response = await callSalaryOperation(context, adjacent, { role, city, count });
      const analysis = toAnalysis(response);
      // The buckets only repeat the list: each row has its `direction`.
      const { buckets: _, ...data } = analysis.data;
      return { ...analysis, data };
    },
  });
}
