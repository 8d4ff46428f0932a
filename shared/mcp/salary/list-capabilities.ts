import { experienceLevels } from "../../contracts/common.ts";
import { ask, type Envelope } from "./ask.ts";
import type { SalaryOperations } from "./operations.ts";
import { cite, salaryTool } from "./salary-tool.ts";
import { dollars, listOf, rows, text } from "./schemas.ts";

/** Tool to the scope that it needs beside `intelligence:read`. */
const scoped = {
  list_capabilities: null,
  analyze_compensation: null,
  analyze_skills: "skills:read",
  analyze_market: "market:read",
  discover_roles_and_cities: null,
  find_adjacent_opportunities: null,
} as const;

export function listCapabilities({ roles, cities }: SalaryOperations) {
  return salaryTool({
    name: "list_capabilities",
    title: "List what this server can answer",
    description:
      "Returns how many roles and cities there are figures for, the quarter served, sources, units, limits of the data, and which tools this key may call. Takes nothing; call it first when unsure.",
    takes: {},
    gives: {
      roles: dollars,
      cities: dollars,
      quarter_end: text,
      sources: listOf(text),
      limits: listOf(text),
      tools: rows,
    },
    always: ["roles", "cities", "tools"],
    async answer(c) {
      const [roleList, cityList] = await Promise.all([
        ask<unknown[]>(c, roles, { limit: 1 }),
        ask<unknown[]>(c, cities, { limit: 1 }),
      ]);
      const { caller } = c.var;
      const scopes: readonly string[] = caller?.scopes ?? [];
      return {
        data: {
          roles: countOf(roleList),
          cities: countOf(cityList),
          country: "US",
          currency: "USD",
          period: "annual",
          quarter_end: roleList.attribution.updated,
          levels: experienceLevels,
          sources: [
            "BLS Occupational Employment and Wage Statistics",
            "BEA regional price parities",
            "DOL labor condition applications",
            "O*NET",
            "Stack Overflow developer survey",
            "BLS JOLTS and employment projections",
          ],
          limits: [
            "United States only, the 500 most populous cities.",
            "Base pay before tax; pay by company stage and equity have no public source.",
            "What no source tells is null.",
          ],
          tools: Object.entries(scoped).map(([name, scope]) => ({
            name,
            available: scope === null || scopes.includes(scope),
            ...(scope === null ? {} : { needs_scope: scope }),
          })),
          account: { tier: caller?.tier, scopes, per_minute: caller?.limits.perMinute },
        },
        citation: cite(roleList, roleList.attribution.citation ?? ""),
        assumptions: [roleList, cityList].flatMap((list) => list.attribution.assumptions ?? []),
      };
    },
  });
}

function countOf({ pagination }: Envelope<unknown[]>): number {
  return pagination?.total_count ?? 0;
}
