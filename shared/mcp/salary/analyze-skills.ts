import { dollars, percent } from "#shared/core/format.ts";
import type { RoleSkill } from "#shared/salaries/skills/skills.response.ts";
import { citationLine, toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import type { SalaryOperations } from "./operations.ts";
import { salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

const defaultLimit = 10;
const rowFields = [
  ...["skill", "slug", "premium", "standard_error", "sample_size", "adjusted_salary", "increase"],
].map((field) => `skills.${field}`);

export function analyzeSkills({ skills }: SalaryOperations) {
  return salaryTool({
    name: "analyze_skills",
    title: "Analyze what skills add to pay",
    description:
      "Which technologies and programming languages raise pay, and by how much, highest first: premium as a share of pay (0.05 is 5%) with standard error and sample size, from the Stack Overflow survey with experience, role and education held fixed. With `role`, those of its occupation and the adjusted salaries. Correlations, not promises. Needs the scope skills:read.",
    input: {
      properties: {
        role: { ...is.role, description: "Slug or job title. All skills if absent." },
        city: is.city,
        limit: is.limit(50),
      },
    },
    output: {
      properties: { mode: is.text, base_salary: is.integer, count: is.integer, skills: is.array },
    },
    initial: ["mode", "base_salary", "count", ...rowFields],
    words: (analysis) => [citationLine(analysis), ...sayPremiums(analysis.data)],
    async analyze(context, { role, city, limit = defaultLimit }) {
      const analysis = toAnalysis(await callSalaryOperation(context, skills, { role, city }));
      const rows = analysis.data.skills;
      const shown = Array.isArray(rows) ? rows.slice(0, Number(limit)) : rows;
      return { ...analysis, data: { ...analysis.data, skills: shown } };
    },
  });
}

function sayPremiums(data: Readonly<Record<string, unknown>>): string[] {
  const rows = data.skills as readonly (Pick<RoleSkill, "skill" | "premium" | "standard_error"> &
    Partial<RoleSkill>)[];
  if (rows.length === 0) return ["No premiums: see the assumptions for the reason."];
  const premiums = rows.map(({ skill, premium, adjusted_salary }) =>
    adjusted_salary === undefined
      ? `${skill} ${percent(premium)}`
      : `${skill} ${percent(premium)} (${dollars(adjusted_salary)})`,
  );
  const more = rows.length < Number(data.count) ? ` More with a higher limit.` : "";
  return [
    `${rows.length} of ${String(data.count)}, highest premium first: ${premiums.join(", ")}.${more}`,
  ];
}
