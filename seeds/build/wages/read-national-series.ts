import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import {
  type FlaggedColumn,
  isFlaggedColumn,
  makeNationalRow,
  type NationalRow,
  nationalColumns,
} from "./national-row.ts";

export const seriesColumns = ["year", ...nationalColumns, "flags"] as const;

/** The several-year CSV of national wages, whose blank cells are explained in its `flags` column. */
export function readNationalSeries(
  table: Table<(typeof seriesColumns)[number]>,
  refusals: Refusal[],
): NationalRow[] {
  return table.rows.map(({ line, cells }) => {
    if (!/^20\d\d$/.test(cells.year)) {
      refusals.push({ file: table.file, line, key: cells.occ_code, reason: "year is not a year" });
    }
    const place = { file: table.file, line };
    return makeNationalRow(cells, readMarks(cells.flags), Number(cells.year), place, refusals);
  });
}

function readMarks(flags: string): Map<FlaggedColumn, string> {
  const marks = new Map<FlaggedColumn, string>();
  for (const pair of flags.split(";")) {
    const [column = "", mark = ""] = pair.split(":");
    if (isFlaggedColumn(column)) marks.set(column, mark);
  }
  return marks;
}
