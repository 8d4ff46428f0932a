import type { Scope } from "#shared/access/scopes.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { payLevels } from "#shared/contract/levels.ts";
import { grouped } from "#shared/core/format.ts";
import { citationLine, cite } from "./analysis.ts";
import { callSalaryOperation, type Envelope } from "./call-salary-operation.ts";
import { type SalaryOperations, salaryTool } from "./salary-tool.ts";
import { array, integer, text } from "./schemas.ts";

/** The scope that each tool requires in addition to `intelligence:read`. */
export const scopeOf: Readonly<Record<string, Scope | null>> = {
  list_capabilities: null,
  analyze_compensation: null,
  analyze_skills: "skills:read",
  analyze_market: "market:read",
  discover_roles_and_cities: null,
  find_adjacent_opportunities: null,
};

/** @param further tools of the same server that every caller may use. */
export function listCapabilities(
  { roles, cities }: SalaryOperations,
  further: readonly { name: string }[],
) {
  return salaryTool({
    name: "list_capabilities",
    title: "List what this server can answer",
    description:
      "What this server can answer, and which tools this key may call: number of roles and cities, quarter, sources, units, limits of the data. Call it first when unsure.",
    input: { properties: {} },
    output: {
      properties: {
        roles: integer,
        cities: integer,
        quarter_end: text,
        sources: array,
        limits: array,
        tools: array,
      },
    },
    words: (analysis) => [citationLine(analysis), ...sayCapabilities(analysis.data as never)],
    async analyze(context) {
      const [roleList, cityList] = await Promise.all([
        callSalaryOperation<unknown[]>(context, roles, { limit: 1 }),
        callSalaryOperation<unknown[]>(context, cities, { limit: 1 }),
      ]);
      const { caller } = context;
      if (!caller) throw new Error("list_capabilities was called without a caller");
      const { tier, scopes, limits } = caller;
      return {
        data: {
          roles: countOf(roleList),
          cities: countOf(cityList),
          country: "US",
          currency: "USD",
          period: "annual",
          quarter_end: roleList.attribution.updated,
          levels: payLevels,
          sources: [
            "BLS Occupational Employment and Wage Statistics",
            "BEA regional price parities",
            "DOL labor condition applications",
            "O*NET",
            "Stack Overflow developer survey",
            "BLS JOLTS and employment projections",
          ],
          limits: [
            `United States only, the ${catalogSize.cities} most populous cities.`,
            "Base pay before tax; pay by company stage and equity have no public source.",
            "What no source reports is null.",
            ...(further.length === 0 ? [elsewhere(context.origin)] : []),
          ],
          tools: [
            ...Object.entries(scopeOf).map(([name, scope]) => ({
              name,
              available: scope === null || scopes.includes(scope),
              ...(scope === null ? {} : { needs_scope: scope }),
            })),
            ...further.map(({ name }) => ({ name, available: true })),
          ],
          account: { tier, scopes, per_minute: limits.perMinute },
        },
        citation: cite(roleList, roleList.attribution.citation ?? ""),
        assumptions: [roleList, cityList].flatMap((list) => list.attribution.assumptions ?? []),
      };
    },
  });
}

/** What the servers next to this one do about pay. */
function elsewhere(origin: string): string {
  return `Offers are ranked by compare_offers of ${origin}/mcp, and figures traced by trace_figure of ${origin}/api/mcp or GET ${origin}/api/v1/intelligence/lineage/{data_point_id}.`;
}

interface Capabilities {
  roles: number;
  cities: number;
  quarter_end: string;
  limits: readonly string[];
  tools: readonly { name: string; available: boolean; needs_scope?: string }[];
}

function sayCapabilities({ roles, cities, quarter_end, limits, tools }: Capabilities): string[] {
  const open = tools.filter(({ available }) => available).map(({ name }) => name);
  const closed = tools.filter(({ available }) => !available);
  return [
    `${grouped(roles)} roles in ${cities} cities, quarter to ${quarter_end}, whole U.S. dollars a year.`,
    ...limits,
    `This key may call: ${open.join(", ")}.`,
    closed.length === 0
      ? ""
      : `Not: ${closed.map(({ name, needs_scope }) => `${name} (needs ${needs_scope})`).join(", ")}.`,
  ];
}

function countOf({ pagination }: Envelope<unknown[]>): number {
  return pagination?.total_count ?? 0;
}
