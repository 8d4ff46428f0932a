import { catalogSize } from "../contract/catalog-size.ts";
import { bases } from "../contract/salary-fields.ts";
import { grouped } from "../core/format.ts";
import { comparisonChart, rangeChart, salaryChart } from "./charts/make-charts.ts";
import type { FieldRule } from "./select-fields.ts";
import type { ToolRow } from "./tool-row.ts";
import * as words from "./words/salary-words.ts";

const twoRoles = ["roleA", "roleB"];
const twoCities = ["role", "cityA", "cityB"];

/** The fields of an estimate without those that only its lineage needs. */
const estimate = [
  ...["low", "median", "high", "confidence_lower", "confidence_upper"],
  ...["floored_by", "data_point_id"],
];
const observed = [
  ...["occupation_title", "area_title", "reference_period", "match", "employment"],
  ...["p10", "p25", "median", "p75", "p90", "url"],
];
const under = (name: string, fields: readonly string[]) =>
  fields.map((field) => `${name}.${field}`);
const side = (name: string) => [
  ...under(name, ["role", "city", "total_compensation", "negotiation_leverage"]),
  ...under(`${name}.estimate`, estimate),
  ...under(`${name}.observed`, ["area_title", "median"]),
];

function figure(...initial: readonly string[]): FieldRule {
  return {
    at: "data",
    always: ["role.slug", "role.title", "city.slug"],
    initial: [...initial, "assumptions"],
  };
}

const roleRows: FieldRule = {
  at: "data",
  always: ["slug"],
  initial: ["id", "title", "national_median"],
};

/** The tools that look figures up, for people who hold a pipeline token. */
export const lookupTable: Readonly<Record<string, ToolRow>> = {
  get_salary: {
    method: "get",
    path: "/api/mcp/intelligence/salary",
    title: "Look up what a role pays",
    description:
      "Typical salary of a role at a level of experience, in a city or the nation: median, quartiles, 95% interval, bonus, published wage. USD a year.",
    fields: figure(
      "experience",
      ...under("estimate", estimate),
      ...under("observed", observed),
      "total_compensation",
    ),
    words: words.salary,
    chart: salaryChart,
  },
  search_roles: {
    method: "get",
    path: "/api/mcp/intelligence/roles",
    title: "Search roles by words",
    description: `Find a role's slug by words of its job title, among ${grouped(catalogSize.roles)}, with national median pay.`,
    required: ["q"],
    notes: { q: "Words of a title" },
    defaults: { limit: 10 },
    fields: roleRows,
    words: words.roles,
  },
  list_roles: {
    method: "get",
    path: "/api/mcp/intelligence/roles",
    title: "List roles by title",
    description: "Browse all roles with salary figures alphabetically, page by page.",
    takes: ["limit", "starting_after", "ending_before"],
    defaults: { limit: 10 },
    fields: roleRows,
    words: words.roles,
  },
  compare_roles: {
    method: "get",
    path: "/api/mcp/intelligence/compare",
    title: "Compare what two roles pay",
    description:
      "Which of two roles pays more, and by how much, whatever the experience, in a city or the nation.",
    takes: [...twoRoles, "city"],
    required: twoRoles,
    fields: figure(
      ...["mode", "city.name", ...side("primary"), ...side("secondary"), "delta"],
      ...bases.flatMap((basis) =>
        under(basis, ["primary.median", "secondary.median", "delta.higher_paid"]),
      ),
    ),
    words: words.comparison,
    chart: comparisonChart,
  },
  compare_cities: {
    method: "get",
    path: "/api/mcp/intelligence/compare",
    title: "Compare what a role pays in two cities",
    description: `Which of two cities pays a role more, and by how much, whatever the experience: the ${catalogSize.cities} largest U.S. cities.`,
    takes: twoCities,
    required: twoCities,
    fields: figure("mode", ...side("primary"), ...side("secondary"), "delta"),
    words: words.comparison,
    chart: comparisonChart,
  },
  get_salary_range: {
    method: "get",
    path: "/api/mcp/intelligence/range",
    title: "Look up the range of pay",
    description:
      "The spread of a role's pay, whatever the experience: 10th, 25th, 50th, 75th and 90th percentile, for low, high and top earners.",
    fields: figure("percentiles", ...under("estimate", estimate), ...under("observed", observed)),
    words: words.range,
    chart: rangeChart,
  },
  get_salary_trends: {
    method: "get",
    path: "/api/mcp/intelligence/trends",
    title: "Look up how pay has changed",
    description:
      "How a role's pay has risen or fallen each year since 2023, whatever the experience.",
    fields: figure(...under("trends", ["year", "quarter", "median", "change_pct"])),
    words: words.trends,
  },
};
