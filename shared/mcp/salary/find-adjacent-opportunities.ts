import { ask } from "./ask.ts";
import type { SalaryOperations } from "./operations.ts";
import { analysis, salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

export function findAdjacentOpportunities({ adjacent }: SalaryOperations) {
  return salaryTool({
    name: "find_adjacent_opportunities",
    title: "Find roles close to one, and what they pay",
    description:
      "Returns roles of occupations that O*NET relates to the role's own, closest first, each with its national median at mid level (whole USD), the difference, and whether it pays higher, lateral (within 5 %) or lower. Says nothing of openings or of what a move takes.",
    takes: {
      role: is.role,
      count: { type: "integer", minimum: 1, maximum: 20, default: 5 },
    },
    needs: ["role"],
    gives: {
      role: is.recordOf({ slug: is.text, median: is.dollars }),
      adjacent: is.listOf(
        is.recordOf({
          role: is.roleReference,
          median: is.dollars,
          difference: is.dollars,
          direction: { enum: ["higher", "lateral", "lower"] },
        }),
      ),
      summary: is.object,
    },
    always: ["role", "adjacent", "summary"],
    async answer(c, { role, count }) {
      const found = analysis(await ask(c, adjacent, { role, count }));
      // The buckets repeat the list; `direction` says the same.
      const { buckets: _, ...data } = found.data;
      return { ...found, data };
    },
  });
}
