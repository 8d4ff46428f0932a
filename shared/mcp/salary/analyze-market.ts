import { dollars, grouped, percent } from "#shared/core/format.ts";
import type { MarketData } from "#shared/salaries/lookup-tools/mcp.response.ts";
import type { RoleSkill } from "#shared/salaries/skills/skills.response.ts";
import { citationLine, toAnalysis } from "./analysis.ts";
import { callSalaryOperation } from "./call-salary-operation.ts";
import { type SalaryOperations, salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

export function analyzeMarket({ market }: SalaryOperations) {
  return salaryTool({
    name: "analyze_market",
    title: "Analyze the job market of a role",
    description:
      "How the job market for a role is doing: demand, hiring and outlook (DOL filings, BLS projection and openings, JOLTS hires of all employers), and what it pays and paid each year, whatever the experience. `hiring.gaps` says what each leaves out. Needs the scope market:read.",
    input: { properties: { role: is.role, city: is.city, basis: is.basis }, required: ["role"] },
    output: {
      properties: { role: is.object, estimate: is.object, trends: is.array, hiring: is.object },
    },
    initial: [
      ...is.estimateFields,
      ...["year", "median", "change_pct"].map((field) => `trends.${field}`),
      ...["status", "reason", "gaps"].map((field) => `hiring.${field}`),
      ...["measure", "period", "value", "unit"].map((field) => `hiring.records.${field}`),
    ],
    words: (analysis) => [citationLine(analysis), ...sayMarket(analysis.data as never)],
    analyze: async (context, { role, city, basis }) =>
      toAnalysis(await callSalaryOperation(context, market, { role, city, basis })),
  });
}

/** Monthly figures of all employers are many; the newest says most. */
function sayMarket({ trends, hiring }: MarketData): string[] {
  const years = trends.map(({ year, median }) => `${year} ${dollars(median)}`).join(", ");
  if (hiring.status !== "ok") return [`Medians: ${years}.`, `No hiring figures: ${hiring.reason}`];
  const newest = new Map(hiring.records.map((record) => [record.measure, record]));
  const records = [...newest.values()].map(
    ({ measure, value, unit, period }) =>
      `${measure.replaceAll("_", " ")} ${grouped(value)} ${unit} (${period})`,
  );
  return [`Medians: ${years}.`, `Hiring: ${records.join("; ")}.`, ...hiring.gaps];
}

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
