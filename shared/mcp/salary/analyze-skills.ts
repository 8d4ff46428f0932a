import { toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import type { SalaryOperations } from "./operations.ts";
import { salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

export function analyzeSkills({ skills }: SalaryOperations) {
  return salaryTool({
    name: "analyze_skills",
    title: "Analyze what skills add to pay",
    description:
      "Returns pay premiums of technologies, highest first, as shares of pay (0.05 is 5%) with standard error, sample size and interval, from the Stack Overflow survey with experience, role and education held fixed. With `role`, those of its occupation and the adjusted salaries (whole USD); outside computing, an empty list and the reason. Correlations, not promises. Needs the scope skills:read.",
    input: {
      properties: {
        role: { ...is.role, description: "Role slug. All skills if absent." },
        city: is.city,
      },
    },
    output: {
      properties: {
        mode: { enum: ["catalog", "role"] },
        base_salary: is.integer,
        count: is.integer,
        skills: is.listOf(is.recordOf({ skill: is.text, slug: is.text, premium: is.number })),
      },
      required: ["mode", "count", "skills"],
    },
    analyze: async (context, { role, city }) =>
      toAnalysis(await callSalaryOperation(context, skills, { role, city })),
  });
}
