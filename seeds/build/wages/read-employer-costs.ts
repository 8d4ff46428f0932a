import { checkDuplicates } from "../checks/check-duplicates.ts";
import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

export const employerCostColumns = [
  "table",
  "group",
  "component",
  "cost_per_hour_usd",
  "pct_of_total_compensation",
] as const;

interface EmployerCost {
  dimension: "occupation" | "size";
  group: string;
  component: string;
  /** USD per hour worked. */
  costPerHour: number;
  /** Percent of total compensation. */
  share: number;
}

/** Table 4 divides by occupational group, table 6 by size of the establishment. */
const dimensions: [RegExp, EmployerCost["dimension"]][] = [
  [/^ecec\.t04\b/, "occupation"],
  [/^ecec\.t06\b/, "size"],
];

export function readEmployerCosts(
  table: Table<(typeof employerCostColumns)[number]>,
  refusals: Refusal[],
): EmployerCost[] {
  const places = table.rows.map(({ line, cells }) => ({
    file: table.file,
    line,
    key: `${cells.table} ${cells.group} ${cells.component}`,
  }));
  refusals.push(...checkDuplicates(places));
  return table.rows.flatMap(({ cells }, index) => {
    const place = places[index];
    if (!place) return [];
    const dimension = dimensions.find(([pattern]) => pattern.test(cells.table))?.[1];
    const number = (column: "cost_per_hour_usd" | "pct_of_total_compensation") =>
      readNumber(cells[column], column, place, refusals);
    const costPerHour = number("cost_per_hour_usd");
    const share = number("pct_of_total_compensation");
    if (dimension === undefined) refusals.push({ ...place, reason: "neither table 4 nor table 6" });
    if (costPerHour === null || share === null) {
      refusals.push({ ...place, reason: "a cost or its share is blank" });
    }
    if (dimension === undefined || costPerHour === null || share === null) return [];
    return [{ dimension, group: cells.group, component: cells.component, costPerHour, share }];
  });
}
