import { ask, Refusal } from "./ask.ts";
import type { SalaryOperations } from "./operations.ts";
import { analysis, salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

/** What the tool calls the parameters of a comparison. */
const comparedNames = new Map([
  ["roleA", "role"],
  ["roleB", "compare_to"],
]);

const parts = ["history", "projections", "employer_cost"] as const;

export function analyzeCompensation(operations: SalaryOperations) {
  return salaryTool({
    name: "analyze_compensation",
    title: "Analyze what a role pays",
    description:
      "Returns the median with quartiles and a calibrated 95 % interval of a role's annual base pay at a level, in a U.S. city or the nation, in whole USD; the published BLS wage beside it, total compensation, sources and their weights. `include` adds quarterly history since 2023, projections to 2030 or employer cost (all at mid level); `compare_to` another role at mid level. Figures come from BLS, DOL filings, BEA and postings; what is unknown is null.",
    takes: {
      role: is.role,
      city: is.city,
      exp: is.level,
      include: is.listOf({ enum: parts }),
      compare_to: is.text,
    },
    needs: ["role"],
    gives: {
      role: is.roleReference,
      city: is.objectOrNull,
      estimate: is.estimate,
      observed: is.objectOrNull,
      total_compensation: is.recordOf({ base: is.dollars, total: is.dollars }),
      history: is.object,
      projections: is.object,
      employer_cost: is.object,
      comparison: is.object,
    },
    always: ["role", "city", "estimate", "observed"],
    async answer(c, { role, city, exp, include, compare_to }) {
      const wanted = readParts(include);
      const { history, projections, employerCost, compare } = operations;
      const endpoints = { history, projections, employer_cost: employerCost };
      const [answer, others, comparison] = await Promise.all([
        ask(c, operations.salary, { role, city, exp }),
        Promise.all(
          wanted.map(
            async (part) => [part, await ask(c, endpoints[part], { role, city })] as const,
          ),
        ),
        compare_to === undefined
          ? undefined
          : ask(c, compare, { roleA: role, roleB: compare_to, city }, comparedNames),
      ]);
      return analysis(answer, {
        ...Object.fromEntries(others),
        ...(comparison ? { comparison } : {}),
      });
    },
  });
}

function readParts(include: unknown): (typeof parts)[number][] {
  if (include === undefined) return [];
  const asked: unknown[] = Array.isArray(include) ? include : [include];
  const wanted = parts.filter((part) => asked.includes(part));
  if (wanted.length === new Set(asked).size) return wanted;
  throw new Refusal([`include takes any of: ${parts.join(", ")}.`]);
}
