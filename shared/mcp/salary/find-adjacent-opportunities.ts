import { dollars } from "#shared/core/format.ts";
import type { AdjacentData } from "#shared/salaries/adjacent/adjacent.response.ts";
import { citationLine, toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import { type SalaryOperations, salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

const rowFields = [
  ...["role.slug", "role.title", "median", "difference", "difference_percent", "direction"],
  ...["license", "data_point_id"],
];

export function findAdjacentOpportunities({ adjacent }: SalaryOperations) {
  return salaryTool({
    name: "find_adjacent_opportunities",
    title: "Find roles close to one, and what they pay",
    description:
      "Career moves: roles close to one (occupations that O*NET relates to it), closest first, with each one's median, whatever the experience, in a city or the nation, the difference, and whether that is higher, lateral (within 5%) or lower. Left out are those that need much more preparation or another license; `summary.shortfall` says why there are few.",
    input: {
      properties: {
        role: is.role,
        city: is.city,
        count: { type: "integer", minimum: 1, maximum: 20, default: 5 },
      },
      required: ["role"],
    },
    output: {
      properties: { role: is.object, adjacent: is.array, summary: is.object },
    },
    initial: [
      ...rowFields.map((field) => `adjacent.${field}`),
      ...["higher_paying_count", "lateral_count", "lower_paying_count", "shortfall"].map(
        (field) => `summary.${field}`,
      ),
    ],
    words: (analysis) => [citationLine(analysis), ...sayMoves(analysis.data as never)],
    async analyze(context, { role, city, count }) {
      const response = await callSalaryOperation(context, adjacent, { role, city, count });
      const analysis = toAnalysis(response);
      // The buckets only repeat the list: each row has its `direction`.
      const { buckets: _, ...data } = analysis.data;
      return { ...analysis, data };
    },
  });
}

function sayMoves({
  role,
  adjacent,
  summary,
}: Pick<AdjacentData, "role" | "adjacent" | "summary">): string[] {
  return [
    `${role.title}: ${dollars(role.median)}.`,
    ...adjacent.map(
      ({ role: other, median, difference_percent, direction, license }) =>
        `${other.title} (${other.slug}): ${dollars(median)}, ${direction}, ${difference_percent}%${license === null ? "" : `, needs ${license}`}`,
    ),
    summary.shortfall ?? "",
  ];
}
