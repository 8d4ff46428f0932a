import type { Outlook } from "#shared/reference/records.ts";
import { checkDuplicates } from "../checks/check-duplicates.ts";
import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

export const projectionColumns = [
  "code",
  "type",
  "emp_2024_k",
  "emp_2034_k",
  "change_pct",
  "annual_openings_k",
] as const;

/** The occupations of the table, which holds groups of them as well, each with its place by growth. */
export function readProjections(
  table: Table<(typeof projectionColumns)[number]>,
  isKept: (code: string) => boolean,
  refusals: Refusal[],
): Outlook[] {
  const items = table.rows.filter(({ cells }) => cells.type === "Line item");
  const places = items.map(({ line, cells }) => ({ file: table.file, line, key: cells.code }));
  refusals.push(...checkDuplicates(places));
  const read = items.flatMap(({ cells }, index) => {
    const place = places[index];
    if (!place) return [];
    const number = (column: Exclude<(typeof projectionColumns)[number], "code" | "type">) => {
      const value = readNumber(cells[column], column, place, refusals);
      if (value === null) refusals.push({ ...place, reason: `${column} is blank` });
      return value ?? 0;
    };
    return [
      {
        socCode: cells.code,
        employment2024: number("emp_2024_k"),
        employment2034: number("emp_2034_k"),
        changePct: number("change_pct"),
        annualOpenings: number("annual_openings_k"),
      },
    ];
  });
  const others = read.length - 1;
  return read
    .filter(({ socCode }) => isKept(socCode))
    .map((own) => ({
      ...own,
      slower: read.filter(({ changePct }) => changePct < own.changePct).length,
      others,
    }));
}
